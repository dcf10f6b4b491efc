// How is a folder a database? One file of SQLite in it, used by one server.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../cells.ts';
import type { Database } from '../database.ts';
import { statementsOf } from '../entries.ts';
import { LAST_MIGRATION, MIGRATIONS_TABLE, migrationsAfter, NOTE_MIGRATION, SQLITE } from '../migrations.ts';
import { StoreError } from '../store-error.ts';
import { connect } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import { runnerOf } from './runner.ts';
import { sqliteError } from './sqlite-error.ts';

export const storeFile = (folder: string): string => join(folder, 'duello.sqlite');

function migrateSqlite(connection: DatabaseSync): void {
  connection.exec(MIGRATIONS_TABLE);
  const last = numberIn(connection.prepare(LAST_MIGRATION).get() ?? {}, 'number');
  for (const { number, sql } of migrationsAfter(last, SQLITE)) {
    connection.exec('BEGIN IMMEDIATE');
    connection.exec(sql);
    connection.prepare(NOTE_MIGRATION).run({ 1: number });
    connection.exec('COMMIT');
  }
}

/** `release` is called when it is closed. */
function sqliteDatabase(connection: DatabaseSync, file: string, release: () => void): Database {
  const group = groupCommit(file);
  const run = runnerOf(connection);
  let isOpen = true;
  return {
    async read(sql, values) {
      if (!isOpen) throw new StoreError('closed', 'The store is closed.');
      try {
        return run(sql, values);
      } catch (error) {
        throw sqliteError(error);
      }
    },
    write: (statements) => group.write(statements),
    append: async (entry) => (await group.write(statementsOf(entry))) !== null,
    isShared: false,
    skipLocked: '',
    tell: () => {},
    onWake: () => {},
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await group.end();
      connection.close();
      release();
    },
  };
}

/** Made where it is not there yet. */
export function openSqliteDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  let connection: DatabaseSync | null = null;
  try {
    connection = connect(storeFile(folder));
    migrateSqlite(connection);
    return sqliteDatabase(connection, storeFile(folder), lock.release);
  } catch (error) {
    connection?.close();
    lock.release();
    throw sqliteError(error);
  }
}
