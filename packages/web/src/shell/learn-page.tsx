// How does somebody learn the game? In a real match with a fixed opening and a guide beside it, to be left at any time.

import { type Event, type View, words } from '@duello/final-magic';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { tables } from '../games/tables.ts';
import type { Crash, MatchHost, Players } from '../host/host.ts';
import { startMatch } from '../host/worker-host.ts';
import { useWords } from '../words/use-words.ts';
import { CrashPage } from './crash.tsx';
import { LearnPanel } from './learn-panel.tsx';
import { LESSON, STEPS } from './learn-steps.ts';
import { openMatch } from './open-match.ts';
import { Page } from './page.tsx';
import { go } from './route.ts';
import { useSettings } from './settings.ts';
import { useGuide } from './use-guide.ts';
import './learn.css';

const GAME = 'final-magic';
const PLAYERS: Players = [{ kind: 'person' }, { kind: 'bot', bot: LESSON.bot }];
const { seed, options } = LESSON;

type Host = MatchHost<View, Event>;

export function LearnPage({ game }: { readonly game: string }) {
  const t = useWords();
  return game === GAME ? <Classroom /> : <Page title={t('notFound')}>{null}</Page>;
}

function Classroom() {
  const t = useWords();
  const [host, setHost] = useState<Host | null>(null);
  const [crash, setCrash] = useState<Crash | null>(null);
  useEffect(() => {
    let closed = false;
    let running: Host | null = null;
    startMatch<View, Event>({ game: GAME, options, seed, players: PLAYERS, from: null })
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
  }, []);
  useEffect(() => {
    document.title = `${t('learn.title')} · Duello`;
  });
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? ''} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  return (
    <Suspense fallback={loading}>
      <Lesson host={host} />
    </Suspense>
  );
}

function Lesson({ host }: { readonly host: Host }) {
  const { lang } = useSettings();
  const guided = useGuide(host);
  const { guide, shown, next } = guided;
  const text = useRef('');
  const keep = useCallback(
    (now: string): void => {
      text.current = now;
      shown(now);
    },
    [shown],
  );
  const leave = (): void => openMatch({ game: GAME, options, seed, players: PLAYERS, text: text.current });
  const Table = tables[GAME];
  return (
    <div className="learn" data-lit={STEPS[guide.step].lit ?? undefined}>
      <Table
        host={guided.host}
        players={PLAYERS}
        curtain={false}
        rematch={() => openMatch({ game: GAME, options, players: PLAYERS })}
        keep={keep}
        replay={(record) => go('replay', record)}
      />
      <LearnPanel guide={guide} names={words[lang].names} next={next} leave={leave} />
    </div>
  );
}
