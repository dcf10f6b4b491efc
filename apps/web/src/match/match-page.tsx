// How is a match opened? From what the browser has kept of it; every move is kept again.

import { GAME_IDS, isGameId } from '@duello/games';
import { go, linkTo, type Start } from '@duello/table';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { CrashPage } from '../frame/crash.tsx';
import { Page } from '../frame/page.tsx';
import { GameTable } from '../games/game-table.tsx';
import { type Saved, save, savedMatch } from '../host/saved.ts';
import { useHost } from '../host/use-host.ts';
import { useWords } from '../words/use-words.ts';
import { openMatch } from './open-match.ts';

/** What was kept, as a match that goes on; null when there is none, or none of a game that is known here. */
function startOf(saved: Saved | null): Start | null {
  if (saved === null || !isGameId(saved.game)) return null;
  const { game, players, options, seed, text } = saved;
  return { game, players, options, seed, from: text === '' ? null : { text, answers: null } };
}

export function MatchPage({ id }: { readonly id: string }) {
  const t = useWords();
  const [saved] = useState(() => savedMatch(id));
  const [start] = useState(() => startOf(saved));
  const { host, crash } = useHost(start);
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
        <a className="button" href={linkTo('new', GAME_IDS[0])}>
          {t('newMatch')}
        </a>
        <a className="button quiet" href="#/">
          {t('backHome')}
        </a>
      </p>
    </Page>
  );
}
