// How is a match opened? From what the browser has kept of it; every move is kept again.

import { Suspense, useCallback, useEffect, useState } from 'react';
import { GameTable } from '../games/game-table.tsx';
import { isGameId } from '../host/games.ts';
import type { Crash, MatchHost } from '../host/host.ts';
import { startMatch } from '../host/worker-host.ts';
import { useWords } from '../words/use-words.ts';
import { CrashPage } from './crash.tsx';
import { openMatch } from './open-match.ts';
import { Page } from './page.tsx';
import { go, linkTo } from './route.ts';
import { type Saved, save, savedMatch } from './saved.ts';

type Opened = { readonly host: MatchHost<unknown, unknown> | null; readonly crash: Crash | null };

/** The match in a worker of its own, for as long as the page is open. */
function useHost(saved: Saved | null): Opened {
  const [opened, setOpened] = useState<Opened>({ host: null, crash: null });
  useEffect(() => {
    if (saved === null || !isGameId(saved.game)) return;
    let closed = false;
    let running: MatchHost<unknown, unknown> | null = null;
    const { game, players, options, seed, text } = saved;
    startMatch<unknown, unknown>({ game, players, options, seed, from: text === '' ? null : { text, answers: null } })
      .then((host) => {
        running = host;
        if (closed) host.close();
        else {
          host.onCrash((crash) => setOpened({ host, crash }));
          setOpened({ host, crash: null });
        }
      })
      .catch((error: Error) => {
        if (!closed) setOpened({ host: null, crash: { message: error.message, text } });
      });
    return () => {
      closed = true;
      running?.close();
    };
  }, [saved]);
  return opened;
}

export function MatchPage({ id }: { readonly id: string }) {
  const t = useWords();
  const [saved] = useState(() => savedMatch(id));
  const { host, crash } = useHost(saved);
  const keep = useCallback(
    (text: string, round: number, over: boolean): void => {
      if (saved !== null) save({ ...saved, text, round, over, when: Date.now() });
    },
    [saved],
  );
  useEffect(() => {
    document.title = 'Duello';
  }, []);
  if (saved === null || !isGameId(saved.game)) return <NoMatch />;
  if (crash !== null) return <CrashPage message={crash.message} record={crash.text ?? saved.text} />;
  const loading = <p className="loading">{t('loading')}</p>;
  if (host === null) return loading;
  const { game, options, players, curtain } = saved;
  return (
    <Suspense fallback={loading}>
      <GameTable
        game={saved.game}
        host={host}
        players={players}
        curtain={curtain}
        rematch={(first) => {
          openMatch({ game, options, curtain, players: first === 0 ? players : [players[1], players[0]] });
        }}
        keep={keep}
        replay={(text) => go('replay', text)}
      />
    </Suspense>
  );
}

function NoMatch() {
  const t = useWords();
  return (
    <Page title={t('noMatch')}>
      <p>{t('noMatchText')}</p>
      <p className="actions">
        <a className="button" href={linkTo('new', 'final-magic')}>
          {t('newMatch')}
        </a>
        <a className="button quiet" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}
