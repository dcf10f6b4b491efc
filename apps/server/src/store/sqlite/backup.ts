// How is the store of a folder copied to a file while a server uses it, and brought back?

import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { numberIn } from '../cells.ts';
import { LAST_MIGRATION, migrationsAfter, SQLITE } from '../migrations.ts';
import { StoreError } from '../store-error.ts';
import { keepPrivate } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { storeFile } from './sqlite-database.ts';
import { sqliteError } from './sqlite-error.ts';

function sync(path: string): void {
  const opened = openSync(path, 'r');
  fsyncSync(opened);
  closeSync(opened);
}

/** A file has its name only when it is whole and on the disk. */
function makeWhole(file: string, write: (part: string) => void): void {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    write(part);
    keepPrivate(part);
    sync(part);
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  // Windows knows no sync of folders.
  if (process.platform !== 'win32') sync(dirname(file));
}

/** As it stands at one moment; whoever writes goes on writing. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(storeFile(folder))) throw new StoreError('refused', `There is no store in the folder ${folder}.`);
  if (existsSync(file)) throw new StoreError('refused', `There is a file ${file} already.`);
  const connection = new DatabaseSync(storeFile(folder), { timeout: 10_000 });
  try {
    makeWhole(file, (part) => connection.prepare('VACUUM INTO $1').run({ 1: part }));
  } catch (error) {
    throw sqliteError(error);
  } finally {
    connection.close();
  }
}

/** Throws when a file is no whole backup that this Duello can use. */
function checkBackup(file: string): void {
  if (!existsSync(file)) throw new StoreError('refused', `There is no file ${file}.`);
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const [{ quick_check }] = connection.prepare('PRAGMA quick_check').all();
    if (quick_check !== 'ok') throw new Error(`${quick_check}`);
    migrationsAfter(numberIn(connection.prepare(LAST_MIGRATION).get() ?? {}, 'number'), SQLITE);
  } catch (error) {
    if (error instanceof StoreError) throw error;
    throw new StoreError('broken', `The file ${file} is no backup of a store, or it is damaged.`, error);
  } finally {
    connection.close();
  }
}

/** Into a folder that holds no store. */
export function restore(file: string, folder: string): void {
  checkBackup(file);
  mkdirSync(folder, { recursive: true });
  const lock = lockFolder(folder);
  try {
    if (existsSync(storeFile(folder))) {
      throw new StoreError('refused', `The folder ${folder} holds a store already. Move it away first.`);
    }
    makeWhole(storeFile(folder), (part) => copyFileSync(file, part));
  } finally {
    lock.release();
  }
}
