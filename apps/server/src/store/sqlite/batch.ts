// How are many writes durable with one sync? They are written in one transaction; one that does not fit is refused alone.

import type { DatabaseSync } from 'node:sqlite';
import type { Row, Statement } from '../database.ts';
import type { StoreFault } from '../store-error.ts';
import { type Run, runnerOf } from './runner.ts';
import { sqliteError } from './sqlite-error.ts';

/** The rows of each statement; null, and nothing is changed, when one that is needed has found no row. */
export type Written = readonly (readonly Row[])[] | null;

/** What has become of one write. As it can be told to another thread. */
export type Outcome = { readonly written: Written } | { readonly fault: StoreFault; readonly sentence: string };

function undo(run: Run): null {
  run('ROLLBACK TO one');
  run('RELEASE one');
  return null;
}

function writeOne(run: Run, statements: readonly Statement[]): Written {
  // One statement alone undoes itself.
  if (statements.length === 1) return writeAlone(run, statements[0]);
  run('SAVEPOINT one');
  const written: (readonly Row[])[] = [];
  for (const { sql, values, isNeeded } of statements) {
    const rows = run(sql, values);
    if (isNeeded && rows.length === 0) return undo(run);
    written.push(rows);
  }
  run('RELEASE one');
  return written;
}

function writeAlone(run: Run, { sql, values, isNeeded }: Statement): Written {
  const rows = run(sql, values);
  return isNeeded && rows.length === 0 ? null : [rows];
}

function attempt(run: Run, statements: readonly Statement[]): Outcome {
  try {
    return { written: writeOne(run, statements) };
  } catch (error) {
    const { fault, message } = sqliteError(error);
    if (fault !== 'refused') throw error;
    if (statements.length > 1) undo(run);
    return { fault, sentence: message };
  }
}

/** Returns what has become of each, once all of that is durable. */
export function batchWriter(
  connection: DatabaseSync,
): (batch: readonly (readonly Statement[])[]) => readonly Outcome[] {
  const run = runnerOf(connection);
  return (batch) => {
    try {
      run('BEGIN IMMEDIATE');
      const outcomes = batch.map((statements) => attempt(run, statements));
      run('COMMIT');
      return outcomes;
    } catch (error) {
      // SQLite itself has rolled back where it could not go on.
      if (connection.isTransaction) run('ROLLBACK');
      const { fault, message } = sqliteError(error);
      return batch.map(() => ({ fault, sentence: message }));
    }
  };
}
