// How does somebody learn the game? In a real match with a fixed opening and a guide beside it, to be left at any time.

import { type GameId, isGameId } from '@duello/games';
import { NO_NAMES } from '@duello/language';
import {
  go,
  type Lesson,
  LitContext,
  type MatchHost,
  type MatchState,
  type Players,
  type Start,
  type TableRemote,
  TaughtContext,
  taskOf,
  useSay,
  useSettings,
} from '@duello/table';
import { Suspense, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { CrashPage } from '../frame/crash.tsx';
import { Page } from '../frame/page.tsx';
import { GameTable } from '../games/game-table.tsx';
import { lessonOf } from '../games/pages.ts';
import { noteLearned } from '../host/saved.ts';
import { useHost } from '../host/use-host.ts';
import { openMatch } from '../match/open-match.ts';
import { openRematch } from '../match/rematch.ts';
import { useWords } from '../words/use-words.ts';
import { LearnPanel } from './learn-panel.tsx';
import { useGuide } from './use-guide.ts';
import './learn.css';

const PERSON = { kind: 'person' } as const;

function startOf<V>(game: GameId, { options, seed, bot }: Lesson<V>): Start {
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

function Loaded({ game }: { readonly game: GameId }) {
  const t = useWords();
  const lend = use(lessonOf(game));
  if (lend === null) return <Page title={t('notFound')}>{null}</Page>;
  return lend((lesson) => <Classroom game={game} lesson={lesson} />);
}

function Classroom<V>({ game, lesson }: { readonly game: GameId; readonly lesson: Lesson<V> }) {
  const t = useWords();
  const say = useSay(lesson.messages);
  const start = useMemo(() => startOf(game, lesson), [game, lesson]);
  const { host, crash } = useHost(start);
  useEffect(() => {
    document.title = `${say(lesson.title)} · Duello`;
  });
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? ''} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  return (
    <Suspense fallback={loading}>
      <Guided game={game} lesson={lesson} host={host} players={start.players} />
    </Suspense>
  );
}

interface GuidedProps<V> {
  readonly game: GameId;
  readonly lesson: Lesson<V>;
  readonly host: MatchHost;
  readonly players: Players;
}

/** The table with the guide beside it. */
function Guided<V>({ game, lesson, host, players }: GuidedProps<V>) {
  const { lang } = useSettings();
  const guided = useGuide(lesson, host);
  const { guide, moment, shown, next } = guided;
  const step = lesson.steps[guide.step];
  const remote = useRef<TableRemote>(null);
  const { options, seed } = lesson;
  const taught = lesson.steps.slice(0, guide.step + 1).findLastIndex(({ lit }) => lit !== null);
  const isAtEnd = guide.step === lesson.steps.length - 1;
  useEffect(() => {
    if (isAtEnd) noteLearned(game);
  }, [isAtEnd, game]);
  const text = useRef('');
  const keep = useCallback((now: MatchState): void => {
    text.current = now.text;
  }, []);
  const leave = (): void => openMatch({ game, options, seed, players, text: text.current });
  const { back } = guide;
  return (
    <div className="learn" data-lit={step.lit ?? undefined}>
      <TaughtContext value={taught}>
        <LitContext value={step.lit}>
          <GameTable
            game={game}
            host={guided.host}
            remote={remote}
            players={players}
            curtain={false}
            names={NO_NAMES}
            rematch={(first) => openRematch({ game, options, players, curtain: false, names: NO_NAMES }, first)}
            keep={keep}
            followed={shown}
            replay={(record) => go('replay', record)}
          />
        </LitContext>
      </TaughtContext>
      <LearnPanel
        lesson={lesson}
        guide={guide}
        task={taskOf(step, moment)}
        names={lesson.names(lang)}
        shown={moment}
        next={next}
        stepBack={back === null ? null : () => remote.current?.takeBackTo(back.answers)}
        leave={leave}
      />
    </div>
  );
}
