// Where does somebody sit? At a table they have sat down at, with the key of that seat: it opens the seat on another device.

import type { Table } from '@duello/protocol';
import { forgetKept, keep, keptKeys, readKept } from '@duello/table';
import { sit } from './api.ts';
import { keepWitness, newSecret } from './witness.ts';

const PREFIX = 'duello.seat.';
const KEPT = 200;

export const seatKeyOf = (match: string): string | null =>
  readKept(PREFIX + match, (value) => (typeof value === 'string' && value !== '' ? value : null));

export function keepSeatKey(match: string, seatKey: string): void {
  keep(PREFIX + match, seatKey);
  for (const key of keptKeys(PREFIX).slice(0, -KEPT)) if (key !== PREFIX + match) forgetKept(key);
}

/** Sits down at a table, with a secret of this browser's own; says whether the match has begun with it. */
export async function sitAt({ id, commitment }: Pick<Table, 'id' | 'commitment'>): Promise<'waiting' | 'running'> {
  const secret = newSecret();
  const { seatKey, state } = await sit(id, secret);
  // Whoever waits has sat down first.
  keepWitness(id, { place: state === 'waiting' ? 0 : 1, commitment, secret });
  keepSeatKey(id, seatKey);
  return state === 'waiting' ? 'waiting' : 'running';
}

/** The seat's own address: whoever opens it plays on from there. */
export const seatLink = (match: string, seatKey: string): string =>
  new URL(`#/online/${match}/${seatKey}`, window.location.href).href;
