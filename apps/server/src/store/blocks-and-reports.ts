// Who does not want to meet whom, and what was reported?

import { numberIn, textIn } from './cells.ts';
import type { Database, Row } from './database.ts';
import type { ReportRow, Store } from './store.ts';

const ARE_APART = `
  SELECT 1 AS found FROM blocks
  WHERE (person_id = $1 AND blocked_id = $2) OR (person_id = $2 AND blocked_id = $1)
  LIMIT 1`;

const REPORT = `
  INSERT INTO reports (match_id, by_id, about_id, why, note, reported_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT DO NOTHING`;

const reportIn = (row: Row): ReportRow => ({
  by: textIn(row, 'by_id'),
  about: textIn(row, 'about_id'),
  match: textIn(row, 'match_id'),
  why: textIn(row, 'why'),
  note: textIn(row, 'note'),
  at: numberIn(row, 'reported_at'),
});

export const blocksAndReportsIn = (
  db: Database,
): Pick<Store, 'block' | 'unblock' | 'blockedBy' | 'areApart' | 'report' | 'reportsBy' | 'reports'> => ({
  async block(by, whom) {
    const sql = 'INSERT INTO blocks (person_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
    await db.write([{ sql, values: [by, whom] }]);
  },

  async unblock(by, whom) {
    await db.write([{ sql: 'DELETE FROM blocks WHERE person_id = $1 AND blocked_id = $2', values: [by, whom] }]);
  },

  async blockedBy(person) {
    const rows = await db.read('SELECT blocked_id FROM blocks WHERE person_id = $1 ORDER BY blocked_id', [person]);
    return rows.map((row) => textIn(row, 'blocked_id'));
  },

  areApart: async (a, b) => (await db.read(ARE_APART, [a, b])).length > 0,

  async report({ by, about, match, why, note, at }) {
    await db.write([{ sql: REPORT, values: [match, by, about, why, note, at] }]);
  },

  reportsBy: async (person) =>
    (await db.read('SELECT * FROM reports WHERE by_id = $1 ORDER BY reported_at, match_id', [person])).map(reportIn),

  reports: async (limit) =>
    (await db.read('SELECT * FROM reports ORDER BY reported_at DESC, match_id LIMIT $1', [limit])).map(reportIn),
});
