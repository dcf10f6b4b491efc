// What do the parts around a table share? The match, what is known of it, and whose eyes look.

import type { Seat } from '@duello/kernel';
import type { PlayerHead } from '@duello/protocol';
import { createContext, useContext } from 'react';
import type { Connection } from '../link/connection.ts';
import type { KnownMatch } from '../link/known-match.ts';
import type { OnlineMatch } from '../link/online-host.ts';
import type { Say } from '../words/use-words.ts';

export interface Around {
  readonly connection: Connection;
  readonly match: OnlineMatch;
  readonly known: KnownMatch;
  /** The own seat; null for who watches. */
  readonly mine: Seat | null;
}

export const AroundContext = createContext<Around | null>(null);

export function useAround(): Around {
  const around = useContext(AroundContext);
  if (around === null) throw new Error('There is no match around.');
  return around;
}

/** Whoever has deleted everything has no name any more. */
export const nameOf = (t: Say, { name }: PlayerHead): string => (name === '' ? t('on.nameless') : name);

/** By seat, as others call them. */
export const namesOf = (t: Say, { head }: KnownMatch): readonly [string, string] => [
  nameOf(t, head.players[0]),
  nameOf(t, head.players[1]),
];
