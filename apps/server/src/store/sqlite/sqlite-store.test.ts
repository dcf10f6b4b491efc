// Does SQLite in a folder keep the contract, also when the folder is taken or the server is killed?

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeContract } from '../store-contract-for-tests.ts';
import { storeFile } from './sqlite-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'duello-store-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true });

describe('a store in a folder', () => {
  storeContract(async () => {
    const folder = newFolder();
    return { open: () => openSqliteStore(folder), remove: async () => remove(folder) };
  });
});

const WRITER = fileURLToPath(new URL('./writer-for-tests.ts', import.meta.url));

/** Starts a process that writes, and kills it once it was told of so many entries; returns all it was told of. */
async function killedAfter(count: number, folder: string): Promise<readonly string[]> {
  const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  let isKilled = false;
  writer.stdout.setEncoding('utf8').on('data', (text: string) => {
    told += text;
    if (!isKilled && told.split('\n').length > count) isKilled = writer.kill('SIGKILL');
  });
  const [, signal] = await once(writer, 'close');
  expect(signal).toBe('SIGKILL');
  // The last line may be cut off.
  return told.split('\n').slice(0, -1);
}

describe('a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => remove(folder));

  test('is for one server at a time', async () => {
    const store = await openSqliteStore(folder);
    await expect(openSqliteStore(folder)).rejects.toThrow(`Another server uses the folder ${folder}.`);
    await store.check();
    await store.close();
    await (await openSqliteStore(folder)).close();
  });

  test('of another process that runs is refused', async () => {
    const writer = spawn(process.execPath, [WRITER, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(writer.stdout, 'data');
    await expect(openSqliteStore(folder)).rejects.toThrow('Another server uses the folder');
    writer.kill('SIGKILL');
    await once(writer, 'close');
    await (await openSqliteStore(folder)).close();
  });

  test('holds all that was acknowledged when its server is killed', async () => {
    const acknowledged = await killedAfter(2_000, folder);
    const store = await openSqliteStore(folder);
    const stored = new Set<string>();
    for (const match of await store.running('', 100)) {
      for (const { number } of await store.entries(match, 0)) stored.add(`${match}:${number}`);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(2_000);
    expect(acknowledged.filter((entry) => !stored.has(entry))).toEqual([]);
    await store.close();
  });

  test('tells when a server last ran there', async () => {
    const store = await openSqliteStore(folder);
    expect(await store.beat(1_000)).toBeNull();
    expect(await store.beat(2_000)).toBe(1_000);
    await store.close();
    const again = await openSqliteStore(folder);
    expect(await again.beat(90_000)).toBe(2_000);
    await again.close();
  });

  test('of a newer Duello is refused, and left as it is', async () => {
    await (await openSqliteStore(folder)).close();
    const newer = new DatabaseSync(storeFile(folder));
    newer.exec('INSERT INTO migrations (number) VALUES (1000)');
    newer.close();
    await expect(openSqliteStore(folder)).rejects.toThrow('a newer Duello');
    await expect(openSqliteStore(folder)).rejects.toThrow('a newer Duello');
  });
});
