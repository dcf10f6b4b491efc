// How does somebody learn the game? In a real match with a fixed opening and a guide beside it, to be left at any time.

import { Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { GameTable } from '../games/game-table.tsx';
import { type GameId, isGameId } from '../host/games.ts';
import type { Crash, MatchHost, Players } from '../host/host.ts';
import { startMatch } from '../host/worker-host.ts';
import { useWords } from '../words/use-words.ts';
import { CrashPage } from './crash.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { type AnyLesson, lessonOf } from './lesson.ts';
import { openMatch } from './open-match.ts';
import { Page } from './page.tsx';
import { go } from './route.ts';
import { useSettings } from './settings.ts';
import { useGuide } from './use-guide.ts';
import './learn.css';

type Host = MatchHost<unknown, unknown>;

const playersOf = ({ bot }: AnyLesson): Players => [{ kind: 'person' }, { kind: 'bot', bot }];

export function LearnPage({ game }: { readonly game: string }) {
  const t = useWords();
  if (!isGameId(game)) return <Page title={t('notFound')}>{null}</Page>;
  return (
    <Suspense fallback={<p className="loading">{t('loading')}</p>}>
      <Loaded key={game} game={game} />
    </Suspense>
  );
}

const Loaded = ({ game }: { readonly game: GameId }) => <Classroom lesson={use(lessonOf(game))} />;

function Classroom({ lesson }: { readonly lesson: AnyLesson }) {
  const t = useWords();
  const [host, setHost] = useState<Host | null>(null);
  const [crash, setCrash] = useState<Crash | null>(null);
  useEffect(() => {
    let closed = false;
    let running: Host | null = null;
    const { game, options, seed } = lesson;
    startMatch<unknown, unknown>({ game, options, seed, players: playersOf(lesson), from: null })
      .then((started) => {
        running = started;
        if (closed) started.close();
        else {
          started.onCrash(setCrash);
          setHost(started);
        }
      })
      .catch((error: Error) => {
        if (!closed) setCrash({ message: error.message, text: null });
      });
    return () => {
      closed = true;
      running?.close();
    };
  }, [lesson]);
  useEffect(() => {
    document.title = `${t(lesson.title)} · Duello`;
  });
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? ''} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  return (
    <Suspense fallback={loading}>
      <Lesson lesson={lesson} host={host} />
    </Suspense>
  );
}

function Lesson({ lesson, host }: { readonly lesson: AnyLesson; readonly host: Host }) {
  const { lang } = useSettings();
  const guided = useGuide(lesson, host);
  const { guide, shown, next } = guided;
  const { game, options, seed } = lesson;
  const [players] = useState(() => playersOf(lesson));
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
