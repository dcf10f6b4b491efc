// How are many writes durable with one sync? Whatever arrives in one turn of the event loop is written in one transaction; each
// promise resolves once that is on the disk. One that does not fit is refused alone.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Statement, Value } from '../database.ts';
import { StoreError } from '../store-error.ts';
import { sqliteError } from './sqlite-error.ts';

type Written = readonly (readonly Row[])[] | null;

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (written: Written) => void;
  readonly reject: (error: StoreError) => void;
}

export interface GroupCommit {
  read(sql: string, values: readonly Value[]): readonly Row[];
  write(statements: readonly Statement[]): Promise<Written>;
  /** Writes what still waits, and takes nothing more. */
  end(): void;
}

/** $1, $2 and so on by their names. */
function named(values: readonly Value[]): Record<string, Value> {
  const bound: Record<string, Value> = {};
  for (let i = 0; i < values.length; i += 1) bound[i + 1] = values[i];
  return bound;
}

export function groupCommit(connection: DatabaseSync): GroupCommit {
  const prepared = new Map<string, StatementSync>();
  let waiting: Waiting[] = [];
  let isEnded = false;

  function run(sql: string, values: readonly Value[] = []): readonly Row[] {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = connection.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement.all(named(values));
  }

  function undo(): null {
    run('ROLLBACK TO one');
    run('RELEASE one');
    return null;
  }

  /** Null, and nothing is changed, when a statement that is needed has found no row. */
  function writeOne(statements: readonly Statement[]): Written {
    run('SAVEPOINT one');
    const written: (readonly Row[])[] = [];
    for (const { sql, values, isNeeded } of statements) {
      const rows = run(sql, values);
      if (isNeeded && rows.length === 0) return undo();
      written.push(rows);
    }
    run('RELEASE one');
    return written;
  }

  /** How its promise is to be settled once all of them are durable. */
  function attempt({ statements, resolve, reject }: Waiting): () => void {
    try {
      const written = writeOne(statements);
      return () => resolve(written);
    } catch (error) {
      const told = sqliteError(error);
      if (told.fault !== 'refused') throw told;
      undo();
      return () => reject(told);
    }
  }

  function flush(): void {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      run('BEGIN IMMEDIATE');
      const outcomes = batch.map(attempt);
      run('COMMIT');
      for (const settle of outcomes) settle();
    } catch (error) {
      // SQLite itself has rolled back where it could not go on.
      if (connection.isTransaction) run('ROLLBACK');
      for (const { reject } of batch) reject(sqliteError(error));
    }
  }

  const refuseWhenEnded = (): void => {
    if (isEnded) throw new StoreError('closed', 'The store is closed.');
  };

  return {
    read(sql, values) {
      refuseWhenEnded();
      try {
        return run(sql, values);
      } catch (error) {
        throw sqliteError(error);
      }
    },
    write(statements) {
      return new Promise((resolve, reject) => {
        refuseWhenEnded();
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ statements, resolve, reject });
      });
    },
    end() {
      isEnded = true;
      flush();
    },
  };
}
