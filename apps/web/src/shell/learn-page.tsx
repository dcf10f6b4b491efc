// How does somebody learn the game? In a real match with a fixed opening and a guide beside it, to be left at any time.

import { Suspense, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { GameTable } from '../games/game-table.tsx';
import { type GameId, isGameId } from '../host/games.ts';
import type { MatchHost, Players, Start } from '../host/host.ts';
import { useWords } from '../words/use-words.ts';
import { CrashPage } from './crash.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { type Lesson, lessonOf } from './lesson.ts';
import { openMatch } from './open-match.ts';
import { Page } from './page.tsx';
import { go } from './route.ts';
import { useSettings } from './settings.ts';
import { useGuide } from './use-guide.ts';
import { useHost } from './use-host.ts';
import './learn.css';

const PERSON = { kind: 'person' } as const;

function startOf<V>({ game, options, seed, bot }: Lesson<V>): Start {
  return { game, options, seed, players: [PERSON, { kind: 'bot', bot }], from: null };
}

export function LearnPage({ game }: { readonly game: string }) {
  const t = useWords();
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Suspense fallback={<p className="loading">{t('loading')}</p>}>
      <Loaded key={game} game={game} />
    </Suspense>
  );
}

const Loaded = ({ game }: { readonly game: GameId }) => use(lessonOf(game))((lesson) => <Classroom lesson={lesson} />);

function Classroom<V>({ lesson }: { readonly lesson: Lesson<V> }) {
  const t = useWords();
  const start = useMemo(() => startOf(lesson), [lesson]);
  const { host, crash } = useHost(start);
  useEffect(() => {
    document.title = `${t(lesson.title)} · Duello`;
  });
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? ''} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  return (
    <Suspense fallback={loading}>
      <Guided lesson={lesson} host={host} players={start.players} />
    </Suspense>
  );
}

interface GuidedProps<V> {
  readonly lesson: Lesson<V>;
  readonly host: MatchHost;
  readonly players: Players;
}

/** The table with the guide beside it. */
function Guided<V>({ lesson, host, players }: GuidedProps<V>) {
  const { lang } = useSettings();
  const guided = useGuide(lesson, host);
  const { guide, shown, next } = guided;
  const { game, options, seed } = lesson;
  const text = useRef('');
  const keep = useCallback((now: string): void => {
    text.current = now;
  }, []);
  const leave = (): void => openMatch({ game, options, seed, players, text: text.current });
  return (
    <div className="learn" data-lit={lesson.steps[guide.step].lit ?? undefined}>
      <GameTable
        game={game}
        host={guided.host}
        players={players}
        curtain={false}
        rematch={() => openMatch({ game, options, players })}
        keep={keep}
        followed={shown}
        replay={(record) => go('replay', record)}
      />
      <LearnPanel lesson={lesson} guide={guide} names={lesson.names(lang)} next={next} leave={leave} />
    </div>
  );
}
