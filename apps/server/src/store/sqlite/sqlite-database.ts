// How is a folder a database? One file of SQLite in it, used by one server.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../cells.ts';
import type { Database } from '../database.ts';
import { statementsOf } from '../entries.ts';
import { LAST_MIGRATION, MIGRATIONS_TABLE, migrationsAfter, NOTE_MIGRATION, SQLITE } from '../migrations.ts';
import { lockFolder } from './folder-lock.ts';
import { groupCommit } from './group-commit.ts';
import { sqliteError } from './sqlite-error.ts';

export const storeFile = (folder: string): string => join(folder, 'duello.sqlite');

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = 67108864;
`;
/** How long a write waits for whoever else has the file open; only a backup does. */
const PATIENCE = 10_000;

export function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: PATIENCE });
  connection.exec(SETTINGS);
  return connection;
}

export function migrateSqlite(connection: DatabaseSync): void {
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
export function sqliteDatabase(connection: DatabaseSync, release: () => void): Database {
  const group = groupCommit(connection);
  let isOpen = true;
  return {
    read: async (sql, values) => group.read(sql, values),
    write: (statements) => group.write(statements),
    append: async (entry) => (await group.write(statementsOf(entry))) !== null,
    isShared: false,
    skipLocked: '',
    tell: () => {},
    onWake: () => {},
    async close() {
      if (!isOpen) return;
      isOpen = false;
      group.end();
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
    return sqliteDatabase(connection, lock.release);
  } catch (error) {
    connection?.close();
    lock.release();
    throw sqliteError(error);
  }
}
