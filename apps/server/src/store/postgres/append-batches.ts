// How are many entries written quickly? Whatever has come together while others were being written goes in one statement, which
// also sets clocks and ends matches. Entries of one match keep their order.

import type { Row } from '../database.ts';
import type { NewEntry } from '../store.ts';
import type { Connections } from './connections.ts';
import type { Patiently } from './patience.ts';
import { isUndone, isUnreachable, postgresError } from './postgres-error.ts';

const NEW = `
  SELECT * FROM json_to_recordset($1::text::json) AS entry (
    match_id text, number integer, written_at bigint, entry text,
    due_at bigint, ended_at bigint, winner integer, why text, record text
  )`;

/** Always in the same order, so that two servers do not wait for each other. */
const APPEND = `
  WITH new AS (${NEW}),
  written AS (
    INSERT INTO entries (match_id, number, written_at, entry)
    SELECT match_id, number, written_at, entry FROM new ORDER BY match_id, number
    ON CONFLICT DO NOTHING
    RETURNING match_id, number
  ),
  last AS (
    SELECT DISTINCT ON (match_id) match_id, due_at
    FROM new JOIN written USING (match_id, number)
    ORDER BY match_id, number DESC
  ),
  with_clock AS (
    INSERT INTO dues (match_id, due_at, leased_until)
    SELECT match_id, due_at, 0 FROM last WHERE due_at IS NOT NULL ORDER BY match_id
    ON CONFLICT (match_id) DO UPDATE SET due_at = excluded.due_at, leased_until = 0
  ),
  without_clock AS (
    DELETE FROM dues USING last WHERE dues.match_id = last.match_id AND last.due_at IS NULL
  ),
  over AS (
    UPDATE tables
    SET state = 'over', ended_at = new.ended_at, winner = new.winner, why = new.why, record = new.record
    FROM new JOIN written USING (match_id, number)
    WHERE tables.id = match_id AND new.ended_at IS NOT NULL
  )
  SELECT match_id, number FROM written`;

/** Those that are there, word by word, as they were to be written. */
const FIND = `
  WITH new AS (${NEW})
  SELECT match_id, number FROM new JOIN entries USING (match_id, number, written_at, entry)`;

const rowOf = ({ match, number, at, entry, due, ended }: NewEntry) => ({
  ...{ match_id: match, number, written_at: at, entry: JSON.stringify(entry), due_at: due },
  ...(ended === null ? {} : { ended_at: ended.at, winner: ended.winner, why: ended.why, record: ended.text }),
});

interface Waiting {
  readonly entry: NewEntry;
  readonly resolve: (isWritten: boolean) => void;
  readonly reject: (error: unknown) => void;
}

const keyOf = (match: unknown, number: unknown): string => `${match}:${number}`;

export interface AppendBatches {
  append(entry: NewEntry): Promise<boolean>;
  /** Resolves when nothing waits any more. */
  drained(): Promise<void>;
}

/** So many at most go in one statement. */
const BATCH = 500;

export function appendBatches(sql: Connections, patiently: Patiently): AppendBatches {
  const run = (text: string, entries: readonly NewEntry[]): Promise<readonly Row[]> =>
    sql.unsafe(text, [JSON.stringify(entries.map(rowOf))], { prepare: true });

  /** The keys of those that were written. When it is not known whether they were, that is found out. */
  async function write(entries: readonly NewEntry[]): Promise<ReadonlySet<string>> {
    let isInDoubt = false;
    const rows = await patiently(
      async () => [...(await run(APPEND, entries)), ...(isInDoubt ? await run(FIND, entries) : [])],
      (error) => {
        if (!isUndone(error)) isInDoubt = true;
        return isUnreachable(error);
      },
    );
    return new Set(rows.map(({ match_id, number }) => keyOf(match_id, number)));
  }

  async function settle(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await write(batch.map(({ entry }) => entry));
      const told = new Set<string>();
      for (const { entry, resolve } of batch) {
        const key = keyOf(entry.match, entry.number);
        // Of two with one number the first was written.
        resolve(written.has(key) && !told.has(key));
        told.add(key);
      }
    } catch (error) {
      const isOneRefused = postgresError(error).fault === 'refused' && batch.length > 1;
      if (isOneRefused) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  return oneByOne(settle);
}

/** One batch after the other: several at once would be smaller ones, and each wants the disk. */
function oneByOne(settle: (batch: readonly Waiting[]) => Promise<void>): AppendBatches {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    // What comes in the same turn of the event loop goes along.
    await new Promise((resolve) => setImmediate(resolve));
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await settle(batch);
    }
    running = null;
  }

  return {
    append: (entry) =>
      new Promise((resolve, reject) => {
        waiting.push({ entry, resolve, reject });
        running ??= run();
      }),
    drained: async () => {
      await running;
    },
  };
}
