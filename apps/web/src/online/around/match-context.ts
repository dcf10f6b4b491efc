// What do the parts around a table share? The match, what is known of it, and whose eyes look.

import type { Seat } from '@duello/kernel';
import { createContext, useContext } from 'react';
import type { Connection } from '../link/connection.ts';
import type { KnownMatch } from '../link/known-match.ts';
import type { OnlineMatch } from '../link/online-host.ts';
import { usePlayerName } from '../lobby/player-name.ts';

export interface Around {
  readonly connection: Connection;
  readonly match: OnlineMatch;
  readonly known: KnownMatch;
  /** The own seat; null for who watches. */
  readonly mine: Seat | null;
  /** Gives up at the table, once that is confirmed there. */
  askToConcede(): void;
}

export const AroundContext = createContext<Around | null>(null);

export function useAround(): Around {
  const around = useContext(AroundContext);
  if (around === null) throw new Error('There is no match around.');
  return around;
}

/** By seat, as others call them. */
export function useNames({ head: { players } }: KnownMatch): readonly [string, string] {
  const nameOf = usePlayerName();
  return [nameOf(players[0]), nameOf(players[1])];
}
