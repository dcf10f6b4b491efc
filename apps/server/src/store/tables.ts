// Which tables are there, and who sits down first?

import type { Database, Statement, Value } from './database.ts';
import type { Store, TableRow } from './store.ts';
import { cellsOfTable, INSERT_TABLE, SELECT_TABLES, tableIn } from './table-row.ts';

const WAITING = `${SELECT_TABLES}
  WHERE state = 'waiting' AND host_id IS NOT NULL AND is_private = 0 AND invited_a IS NULL
    AND (CAST($1 AS text) IS NULL OR game = $1)
    AND (CAST($2 AS text) IS NULL OR pairing = $2)
    AND (CAST($3 AS text) IS NULL OR host_id <> $3)
    AND NOT EXISTS (
      SELECT 1 FROM blocks
      WHERE (person_id = $3 AND blocked_id = host_id) OR (person_id = host_id AND blocked_id = $3)
    )
  ORDER BY opened_at, id LIMIT $4`;

/** From each seat no more than are asked for: some have played very many. */
const playedBy = (conditions: readonly string[]): string =>
  ['seat_a', 'seat_b']
    .flatMap((seat) =>
      conditions.map((condition) => `SELECT id FROM tables WHERE ${seat} = $1 AND ${condition} LIMIT $2`),
    )
    .map((select, i) => `SELECT id FROM (${select}) AS some${i}`)
    .join(' UNION ALL ');

const ofPerson = (conditions: readonly string[]): string => `${SELECT_TABLES}
  WHERE id IN (${playedBy(conditions)})
  ORDER BY CASE state WHEN 'running' THEN 0 ELSE 1 END, COALESCE(ended_at, begun_at) DESC, id LIMIT $2`;

const OF_PERSON = ofPerson(['ended_at IS NULL ORDER BY begun_at DESC', 'ended_at IS NOT NULL ORDER BY ended_at DESC']);
const OF_PERSON_BEFORE = ofPerson(['ended_at < $3 ORDER BY ended_at DESC']);

const SIT_AS_HOST = `
  UPDATE tables SET host_id = $2, host_secret = $3
  WHERE id = $1 AND state = 'waiting' AND host_id IS NULL
  RETURNING id`;

const SIT_AS_GUEST = `
  UPDATE tables
  SET state = 'running', guest_id = $2, guest_secret = $3, begun_at = $4, seat_a = $5, seat_b = $6, seed = $7, version = $8
  WHERE id = $1 AND state = 'waiting' AND host_id IS NOT NULL
  RETURNING id`;

export const SET_DUE = `
  INSERT INTO dues (match_id, due_at, leased_until) VALUES ($1, $2, 0)
  ON CONFLICT (match_id) DO UPDATE SET due_at = excluded.due_at, leased_until = 0`;

export const tablesIn = (
  db: Database,
): Pick<
  Store,
  | 'openTable'
  | 'table'
  | 'tableByCode'
  | 'waitingTables'
  | 'sitAsHost'
  | 'sitAsGuest'
  | 'closeTable'
  | 'watchable'
  | 'tablesOf'
  | 'seriesOf'
> => {
  const tables = async (sql: string, values: readonly Value[]): Promise<readonly TableRow[]> =>
    (await db.read(sql, values)).map(tableIn);
  /** Whether something has changed at a table; other servers look then. */
  const changes = async (id: string, statements: readonly Statement[]): Promise<boolean> => {
    const isDone = (await db.write(statements)) !== null;
    if (isDone) db.tell(id, 0);
    return isDone;
  };

  return {
    openTable: async (table) =>
      (await db.write([{ sql: INSERT_TABLE, values: cellsOfTable(table), isNeeded: true }])) !== null,

    table: async (id) => (await tables(`${SELECT_TABLES} WHERE id = $1`, [id])).at(0) ?? null,

    tableByCode: async (code) =>
      (await tables(`${SELECT_TABLES} WHERE code = $1 AND state <> 'over'`, [code])).at(0) ?? null,

    waitingTables: ({ game, pairing, notOf, limit }) => tables(WAITING, [game, pairing, notOf, limit]),

    sitAsHost: (id, { person, secret }) =>
      changes(id, [{ sql: SIT_AS_HOST, values: [id, person, secret], isNeeded: true }]),

    sitAsGuest: (id, { person, secret }, { at, seats, seed, version, due }) =>
      changes(id, [
        { sql: SIT_AS_GUEST, values: [id, person, secret, at, ...seats, seed, version], isNeeded: true },
        ...(due === null ? [] : [{ sql: SET_DUE, values: [id, due] }]),
      ]),

    closeTable: (id) =>
      changes(id, [
        { sql: `DELETE FROM tables WHERE id = $1 AND state = 'waiting' RETURNING id`, values: [id], isNeeded: true },
      ]),

    watchable: (limit) =>
      tables(`${SELECT_TABLES} WHERE state = 'running' AND is_watchable = 1 ORDER BY begun_at DESC, id LIMIT $1`, [
        limit,
      ]),

    tablesOf: (person, before, limit) =>
      before === null ? tables(OF_PERSON, [person, limit]) : tables(OF_PERSON_BEFORE, [person, limit, before]),

    seriesOf: (series) =>
      tables(`${SELECT_TABLES} WHERE series = $1 AND state = 'over' ORDER BY ended_at, id`, [series]),
  };
};
