// Is a backup whole, made while a server writes?

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPeople, beginMatch, newEntry, newTable } from '../contract/samples-for-tests.ts';
import { backUp, restore } from './backup.ts';
import { storeFile } from './sqlite-database.ts';
import { openSqliteStore } from './sqlite-store.ts';

let root: string;
const at = (name: string): string => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duello-backup-'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function fill(folder: string): Promise<void> {
  const store = await openSqliteStore(folder);
  await addPeople(store, 'anna', 'ben');
  await beginMatch(store, newTable('m'), ['anna', 'ben']);
  await store.append(newEntry('m', 1));
  await store.close();
}

test('a backup of a store that another process writes holds all that was acknowledged before it', async () => {
  const writer = spawn(
    process.execPath,
    [fileURLToPath(new URL('./writer-for-tests.ts', import.meta.url)), at('data')],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const acknowledged = await new Promise<readonly string[]>((resolve) => {
    let told = '';
    writer.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const lines = told.split('\n').slice(0, -1);
      if (lines.length >= 500) resolve(lines);
    });
  });
  backUp(at('data'), at('backup'));
  expect(writer.exitCode).toBeNull();
  writer.kill('SIGKILL');
  await once(writer, 'close');

  restore(at('backup'), at('restored'));
  const store = await openSqliteStore(at('restored'));
  const stored = new Set<string>();
  for (const match of await store.running('', 100)) {
    const numbers = (await store.entries(match, 0)).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => i + 1));
    for (const number of numbers) stored.add(`${match}:${number}`);
  }
  expect(acknowledged.filter((entry) => !stored.has(entry))).toEqual([]);
  await store.close();
});

test('a restored store goes on where the backup was made', async () => {
  await fill(at('data'));
  backUp(at('data'), at('backup'));
  const later = await openSqliteStore(at('data'));
  await later.append(newEntry('m', 2));
  await later.close();
  restore(at('backup'), at('restored'));
  const store = await openSqliteStore(at('restored'));
  expect(await store.entries('m', 0)).toHaveLength(1);
  expect(await store.append(newEntry('m', 2))).toBe(true);
  await store.close();
  expect(readdirSync(root).toSorted()).toEqual(['backup', 'data', 'restored']);
});

test('nothing that is there is overwritten', async () => {
  await fill(at('data'));
  writeFileSync(at('backup'), 'something else');
  expect(() => backUp(at('data'), at('backup'))).toThrow(`There is a file ${at('backup')} already.`);
  rmSync(at('backup'));
  backUp(at('data'), at('backup'));
  expect(() => restore(at('backup'), at('data'))).toThrow('holds a store already');
});

test('a folder that a server uses is not restored to', async () => {
  await fill(at('data'));
  backUp(at('data'), at('backup'));
  const store = await openSqliteStore(at('other'));
  expect(() => restore(at('backup'), at('other'))).toThrow('Another server uses the folder');
  await store.close();
});

test('what is no backup is refused, and changes nothing', async () => {
  expect(() => backUp(at('nowhere'), at('backup'))).toThrow('There is no store in the folder');
  expect(() => restore(at('nothing'), at('restored'))).toThrow(`There is no file ${at('nothing')}.`);
  writeFileSync(at('text'), 'no database, but long enough to be looked at '.repeat(100));
  expect(() => restore(at('text'), at('restored'))).toThrow('is no backup of a store');
  new DatabaseSync(at('foreign')).exec('CREATE TABLE other (id text)');
  expect(() => restore(at('foreign'), at('restored'))).toThrow('is no backup of a store');
  await fill(at('data'));
  backUp(at('data'), at('cut'));
  truncateSync(at('cut'), 40_000);
  expect(() => restore(at('cut'), at('restored'))).toThrow('is no backup of a store');
  backUp(at('data'), at('damaged'));
  const damaged = openSync(at('damaged'), 'r+');
  writeSync(damaged, Buffer.alloc(4096, 0xff), 0, 4096, fstatSync(damaged).size - 4096);
  closeSync(damaged);
  expect(() => restore(at('damaged'), at('restored'))).toThrow('it is damaged');
  expect(existsSync(storeFile(at('restored')))).toBe(false);
  expect(existsSync(at('nowhere'))).toBe(false);
});
