// How is a match on a server played? At the game's own table, as any match; a slim bar beside it has what is around.

import { type GameId, isGameId } from '@duello/games';
import { other, type Seat } from '@duello/kernel';
import type { PersonNames } from '@duello/language';
import { type EndBeside, go, goInstead, type Players, type TableRemote } from '@duello/table';
import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { Page } from '../../frame/page.tsx';
import { GameTable } from '../../games/game-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { keepSeatKey } from '../link/seats.ts';
import { TroubleNote } from '../lobby/trouble.tsx';
import { type Say, useOnlineWords } from '../words/use-words.ts';
import { AfterMatch } from './after-match.tsx';
import { type Around, AroundContext, useNames } from './match-context.ts';
import { OnlineBar } from './online-bar.tsx';
import { useTurnAlert } from './turn-alert.ts';
import { useOnlineMatch } from './use-online-match.ts';
import { useRematch } from './use-rematch.ts';
import { useTalk } from './use-talk.ts';

interface Props {
  readonly id: string;
  /** Opens the seat on this device; kept, and taken out of the address. */
  readonly seatKey: string | null;
}

export function OnlineMatchPage({ id, seatKey }: Props) {
  useEffect(() => {
    if (seatKey === null) return;
    keepSeatKey(id, seatKey);
    goInstead('online', id);
  }, [id, seatKey]);
  return seatKey === null ? <Joined id={id} /> : null;
}

function Joined({ id }: { readonly id: string }) {
  const app = useWords();
  const t = useOnlineWords();
  const held = useOnlineMatch(id);
  const known = held?.match.known() ?? null;
  if (held === null) return <p className="loading">{t('match.connecting')}</p>;
  const { match, connection } = held;
  const state = connection.state();
  const trouble = state.kind === 'refused' ? state.code : known === null ? match.problem() : null;
  if (trouble !== null) {
    return (
      <Page title={t('match.bar')}>
        <TroubleNote trouble={trouble} again={() => window.location.reload()} />
        <p>
          <a href="#/">{app('backHome')}</a>
        </p>
      </Page>
    );
  }
  if (known === null) {
    return <p className="loading">{t(state.kind === 'connected' ? 'match.begins' : 'match.connecting')}</p>;
  }
  const { viewer, terms } = known.head;
  if (!isGameId(terms.game)) return <TroubleNote trouble="noMatch" />;
  const mine = viewer === 'watcher' ? null : viewer;
  return <Table game={terms.game} {...{ connection, match, known, mine }} />;
}

const REMOTE: Players = [{ kind: 'remote' }, { kind: 'remote' }];

function endWords(t: Say, { known, mine }: Around, names: PersonNames): EndBeside | null {
  const { end } = known.status;
  if (end === null || end.why === 'rules') return null;
  const { winner, why } = end;
  if (why === 'agreed') return { winner, text: t('end.agreed') };
  if (why === 'closed' || winner === null) return { winner, text: t('end.closed') };
  const loser: Seat = other(winner);
  return { winner, text: loser === mine ? t('end.timeYou') : t('end.timeOther', { name: names[loser] }) };
}

function Table({ game, ...held }: { readonly game: GameId } & Omit<Around, 'askToConcede'>) {
  const app = useWords();
  const t = useOnlineWords();
  const table = useRef<TableRemote>(null);
  const askToConcede = useCallback(() => table.current?.askToConcede(), []);
  const around = { ...held, askToConcede };
  const { known, mine, match } = around;
  const talk = useTalk(known, mine);
  useTurnAlert(around);
  useRematch(known.status.next, mine);
  const [a, b] = useNames(known);
  const names = useMemo<PersonNames>(() => [a, b], [a, b]);
  return (
    <AroundContext value={around}>
      <div className="online-match">
        <OnlineBar talk={talk} />
        <Suspense fallback={<p className="loading">{app('loading')}</p>}>
          <GameTable
            key={known.head.match}
            game={game}
            host={match.host}
            remote={table}
            players={REMOTE}
            curtain={false}
            names={names}
            endedBeside={endWords(t, around, names)}
            afterMatch={<AfterMatch />}
            rematch={() => {}}
            keep={() => {}}
            replay={(text) => go('replay', text)}
            review={(text) => go('review', text)}
          />
        </Suspense>
      </div>
    </AroundContext>
  );
}
