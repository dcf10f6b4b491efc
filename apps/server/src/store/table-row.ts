// How does a table lie in its row? And how is it read from there?

import type { Rated, Terms } from '@duello/protocol';
import { cellOf, numberIn, numberOrNull, textIn, textOrNull } from './cells.ts';
import type { Row, Value } from './database.ts';
import type { Begun, Ended, NewTable, Sitter, TableRow, TableState } from './store.ts';

/** All of a table, with when its clock runs out next. */
export const SELECT_TABLES = 'SELECT tables.*, due_at FROM tables LEFT JOIN dues ON match_id = tables.id';

/** Whether a table that is not private is also watched while its match runs. */
const isWatchable = ({ isPrivate, watch }: Terms): boolean =>
  !isPrivate && (watch.kind === 'open' || watch.kind === 'delayed');

export const INSERT_TABLE = `
  INSERT INTO tables (
    id, code, terms, game, is_rated, is_private, is_watchable,
    pairing, secret, commitment, opened_at, invited_a, invited_b, series, state
  )
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'waiting')
  ON CONFLICT DO NOTHING RETURNING id`;

export const cellsOfTable = (table: NewTable): readonly Value[] => [
  ...[table.id, table.code, JSON.stringify(table.terms), table.terms.game],
  ...[cellOf(table.terms.rated), cellOf(table.terms.isPrivate), cellOf(isWatchable(table.terms))],
  ...[table.pairing, table.secret, table.commitment, table.opened],
  ...[table.invited?.[0] ?? null, table.invited?.[1] ?? null, table.series],
];

function sitterIn(row: Row, who: 'host' | 'guest'): Sitter | null {
  const person = textOrNull(row, `${who}_id`);
  return person === null ? null : { person, secret: textIn(row, `${who}_secret`) };
}

function pairIn(row: Row, a: string, b: string): readonly [string, string] | null {
  const first = textOrNull(row, a);
  return first === null ? null : [first, textIn(row, b)];
}

function begunIn(row: Row): Begun | null {
  const at = numberOrNull(row, 'begun_at');
  if (at === null) return null;
  return {
    at,
    seats: [textIn(row, 'seat_a'), textIn(row, 'seat_b')],
    seed: textIn(row, 'seed'),
    version: numberIn(row, 'version'),
    due: numberOrNull(row, 'due_at'),
  };
}

function endedIn(row: Row): Ended | null {
  const at = numberOrNull(row, 'ended_at');
  if (at === null) return null;
  const winner = numberOrNull(row, 'winner');
  return {
    at,
    winner: winner === 0 || winner === 1 ? winner : null,
    why: textIn(row, 'why'),
    text: textIn(row, 'record'),
  };
}

function stateIn(row: Row): TableState {
  const state = textIn(row, 'state');
  return state === 'waiting' || state === 'running' ? state : 'over';
}

export function tableIn(row: Row): TableRow {
  const terms: Terms = JSON.parse(textIn(row, 'terms'));
  const rated: readonly [Rated, Rated] | null = JSON.parse(textOrNull(row, 'rating_change') ?? 'null');
  return {
    id: textIn(row, 'id'),
    code: textOrNull(row, 'code'),
    terms,
    pairing: textOrNull(row, 'pairing'),
    secret: textIn(row, 'secret'),
    commitment: textIn(row, 'commitment'),
    opened: numberIn(row, 'opened_at'),
    state: stateIn(row),
    host: sitterIn(row, 'host'),
    guest: sitterIn(row, 'guest'),
    invited: pairIn(row, 'invited_a', 'invited_b'),
    series: textIn(row, 'series'),
    begun: begunIn(row),
    ended: endedIn(row),
    rated,
  };
}
