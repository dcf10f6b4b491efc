// What has happened at a table, and whose time is up?

import type { Entry } from '@duello/protocol';
import { numberIn, textIn } from './cells.ts';
import type { Database, Row, Statement } from './database.ts';
import type { NewEntry, Store, StoredEntry } from './store.ts';
import { SET_DUE } from './tables.ts';

const INSERT_ENTRY = `
  INSERT INTO entries (match_id, number, written_at, entry) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING number`;

const END_MATCH = `
  UPDATE tables SET state = 'over', ended_at = $2, winner = $3, why = $4, record = $5
  WHERE id = $1`;

const dueOf = ({ match, due, isUntimed }: NewEntry): readonly Statement[] =>
  due !== null
    ? [{ sql: SET_DUE, values: [match, due] }]
    : isUntimed === true
      ? []
      : [{ sql: 'DELETE FROM dues WHERE match_id = $1', values: [match] }];

/** An entry with what changes with it. */
export function statementsOf(given: NewEntry): readonly Statement[] {
  const { match, number, at, entry, ended } = given;
  return [
    { sql: INSERT_ENTRY, values: [match, number, at, JSON.stringify(entry)], isNeeded: true },
    ...dueOf(given),
    ...(ended === null ? [] : [{ sql: END_MATCH, values: [match, ended.at, ended.winner, ended.why, ended.text] }]),
  ];
}

/** How entries of own words begin: as they are written down, and so found without being read. */
export const textsLike = (seat: 0 | 1): string => `{"kind":"text","seat":${seat},%`;

const textsAt = (seat: 0 | 1, column: 'seat_a' | 'seat_b'): string => `
  SELECT match_id, number, written_at, entry FROM entries
  WHERE entry LIKE '${textsLike(seat)}' AND match_id IN (SELECT id FROM tables WHERE ${column} = $1)`;

const TEXTS_OF = `${textsAt(0, 'seat_a')} UNION ALL ${textsAt(1, 'seat_b')} ORDER BY written_at, match_id, number`;

function entryIn(row: Row): StoredEntry {
  const entry: Entry = JSON.parse(textIn(row, 'entry'));
  return { number: numberIn(row, 'number'), at: numberIn(row, 'written_at'), entry };
}

/** Chosen before they are taken: no two servers choose the same. */
const claiming = (skipLocked: string): string => `
  WITH up AS MATERIALIZED (
    SELECT match_id FROM dues
    WHERE due_at <= $1 AND leased_until <= $1
    ORDER BY due_at LIMIT $3 ${skipLocked}
  )
  UPDATE dues SET leased_until = $2 WHERE match_id IN (SELECT match_id FROM up)
  RETURNING match_id`;

export const entriesIn = (db: Database): Pick<Store, 'append' | 'entries' | 'textsOf' | 'claimDue' | 'running'> => ({
  append: (entry) => db.append(entry),

  async entries(match, after) {
    const rows = await db.read(
      'SELECT number, written_at, entry FROM entries WHERE match_id = $1 AND number > $2 ORDER BY number',
      [match, after],
    );
    return rows.map(entryIn);
  },

  async textsOf(person) {
    const rows = await db.read(TEXTS_OF, [person]);
    return rows.map((row) => {
      const { at, entry } = entryIn(row);
      return { match: textIn(row, 'match_id'), at, text: entry.kind === 'text' ? entry.text : '' };
    });
  },

  async claimDue(now, lease, limit) {
    const written = await db.write([{ sql: claiming(db.skipLocked), values: [now, now + lease, limit] }]);
    return (written ?? []).flat().map((row) => textIn(row, 'match_id'));
  },

  async running(afterId, limit) {
    const rows = await db.read(`SELECT id FROM tables WHERE state = 'running' AND id > $1 ORDER BY id LIMIT $2`, [
      afterId,
      limit,
    ]);
    return rows.map((row) => textIn(row, 'id'));
  },
});
