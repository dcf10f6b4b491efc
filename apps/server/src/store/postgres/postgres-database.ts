// How is a PostgreSQL a database that many servers share?

import type { Database, Row, Statement, Value } from '../database.ts';
import { StoreError } from '../store-error.ts';
import { appendBatches } from './append-batches.ts';
import { type Connections, connectTo, disconnect } from './connections.ts';
import { checkMigrated } from './migrate.ts';
import { PATIENCE, type Patiently, patientFor } from './patience.ts';
import { isUndone, isUnreachable } from './postgres-error.ts';
import { type Transactions, transactionsAt } from './transactions.ts';
import { openWakeUps, type WakeUps } from './wake-ups.ts';

/** Connections of one server; two more are for wake-ups. */
const SINGLE = 8;
const TRANSACTIONS = 4;

/** What takes a transaction back in which a statement that is needed has found no row. */
class Nothing extends Error {}

type Runs = Pick<Connections, 'unsafe'>;
const run = (sql: Runs, text: string, values: readonly Value[]): Promise<readonly Row[]> =>
  sql.unsafe(text, [...values], { prepare: true });

async function runNeeded(sql: Runs, { sql: text, values, isNeeded }: Statement): Promise<readonly Row[]> {
  const rows = await run(sql, text, values);
  if (isNeeded && rows.length === 0) throw new Nothing();
  return rows;
}

async function writeAll(pool: Pool, statements: readonly Statement[]): Promise<readonly (readonly Row[])[]> {
  if (statements.length === 1) return [await runNeeded(pool.sql, statements[0])];
  const written: (readonly Row[])[] = [];
  await pool.transactions.run(async (transaction) => {
    for (const statement of statements) written.push(await runNeeded(transaction, statement));
  });
  return written;
}

/** All ways to one PostgreSQL. */
interface Pool {
  readonly sql: Connections;
  readonly transactions: Transactions;
  readonly wakeUps: WakeUps;
}

function databaseOver(pool: Pool, patiently: Patiently): Database {
  const { sql, transactions, wakeUps } = pool;
  const batches = appendBatches(sql, patiently);
  let closing: Promise<void> | null = null;
  const whileOpen = async <T>(work: () => Promise<T>): Promise<T> => {
    if (closing !== null) throw new StoreError('closed', 'The store is closed.');
    return work();
  };

  async function close(): Promise<void> {
    await batches.drained();
    await wakeUps.close();
    await transactions.close();
    await disconnect(sql);
  }

  return {
    read: (text, values) => whileOpen(() => patiently(() => run(sql, text, values), isUnreachable)),
    write: (statements) =>
      whileOpen(() =>
        patiently(
          () =>
            writeAll(pool, statements).catch((error: unknown) => {
              if (error instanceof Nothing) return null;
              throw error;
            }),
          statements.some(({ isNeeded }) => isNeeded) ? isUndone : isUnreachable,
        ),
      ),
    append: (entry) =>
      whileOpen(async () => {
        const isWritten = await batches.append(entry);
        if (isWritten) wakeUps.tell(entry.match, entry.number);
        return isWritten;
      }),
    isShared: true,
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    tell: wakeUps.tell,
    onWake: wakeUps.onWake,
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

/** `patience` says for how many milliseconds it is waited for a PostgreSQL that is away. */
export async function openPostgresDatabase(url: string, patience = PATIENCE): Promise<Database> {
  const patiently = patientFor(patience);
  const sql = connectTo(url, SINGLE);
  try {
    await patiently(() => checkMigrated(sql, url), isUnreachable);
    const wakeUps = await openWakeUps(url, patiently);
    return databaseOver({ sql, transactions: transactionsAt(url, TRANSACTIONS), wakeUps }, patiently);
  } catch (error) {
    await disconnect(sql);
    throw error;
  }
}
