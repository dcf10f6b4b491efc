// Does everything arrive when a store is moved, from a folder to PostgreSQL and back?

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../tests/postgres-for-tests.ts';
import {
  addPeople,
  answer,
  beginMatch,
  newEntry,
  newTable,
  openFor,
  playMatch,
  terms,
} from './contract/samples-for-tests.ts';
import type { Database, Row } from './database.ts';
import { type MoveProgress, moveAll, rowsAfter, TABLES } from './move.ts';
import { openDatabase } from './open-store.ts';
import { migrate } from './postgres/migrate.ts';
import { storeIn } from './sql-store.ts';
import type { Store } from './store.ts';

let server: PostgresForTests;
const root = mkdtempSync(join(tmpdir(), 'duello-move-'));
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const ENTRIES = 450;

/** Something in every table, and more than a page of entries. */
async function fill(store: Store): Promise<void> {
  await addPeople(store, 'anna', 'ben', 'Örjan 🂡');
  await store.addKey('seat', 'anna', 'm');
  await playMatch(store, newTable('over', { terms: terms({ rated: true }) }), ['anna', 'ben'], 9_000);
  const rating = {
    person: 'anna',
    game: 'someGame',
    points: 1 / 3,
    deviation: 0.1,
    volatility: 0.06,
    matches: 1,
    at: 5,
  };
  await store.settle(
    'over',
    [
      { before: 1500, after: 1510.5 },
      { before: 1500, after: 1489.5 },
    ],
    [{ row: rating, before: null }],
  );
  await openFor(store, 'anna', newTable('waiting', { code: 'ABCDEF', invited: ['anna', 'ben'] }));
  await beginMatch(store, newTable('m'), ['anna', 'ben'], { due: 1_700_000_000_000 });
  const numbers = Array.from({ length: ENTRIES }, (_, i) => i + 1);
  await Promise.all(
    numbers.map((number) => store.append(newEntry('m', number, { due: 7_000, entry: answer('“è” \u0000 🂡\n') }))),
  );
  await store.keepPasskey({ id: 'p', person: 'anna', publicKey: 'k', counter: 7, transports: ['usb'], created: 1 });
  await store.keepPush({ endpoint: 'e', person: 'ben', keys: { p256dh: 'a', auth: 'b' }, lang: 'it' });
  await store.block('anna', 'ben');
  await store.report({ by: 'anna', about: 'ben', match: 'm', why: 'other', note: 'Così’', at: 3 });
  await store.keepOnce('push', 'keys');
  await store.beat(8_000);
}

async function allOf(db: Database): Promise<readonly (readonly Row[])[]> {
  const all: Row[][] = [];
  for (const table of TABLES) {
    const rows: Row[] = [];
    let page = await rowsAfter(db, table, null);
    while (page.length > 0) {
      rows.push(...page.map((row) => ({ ...row })));
      page = await rowsAfter(db, table, page[page.length - 1]);
    }
    all.push(rows);
  }
  return all;
}

test('everything that is moved to PostgreSQL and back is as it was', async () => {
  const url = await server.newUrl();
  await migrate(url);
  const from = await openDatabase(join(root, 'from'));
  const between = await openDatabase(url);
  const to = await openDatabase(join(root, 'to'));
  await fill(storeIn(from));
  const told: MoveProgress[] = [];
  await moveAll(from, between, (progress) => told.push(progress));
  await moveAll(between, to, () => {});
  const all = await allOf(from);
  expect(all.map((rows) => rows.length)).toEqual([3, 4, 3, 1, ENTRIES + 1, 1, 1, 1, 1, 1, 1, 1]);
  expect(await allOf(between)).toEqual(all);
  expect(await allOf(to)).toEqual(all);
  expect(told.filter(({ table }) => table === 'entries').at(-1)).toEqual({
    ...{ table: 'entries', moved: ENTRIES + 1, of: ENTRIES + 1 },
  });
  expect(await storeIn(to).append(newEntry('m', ENTRIES))).toBe(false);
  expect(await storeIn(to).append(newEntry('m', ENTRIES + 1))).toBe(true);
  for (const db of [from, between, to]) await db.close();
});

test('a store that holds something is not moved to', async () => {
  const from = await openDatabase(join(root, 'first'));
  const to = await openDatabase(join(root, 'second'));
  await addPeople(storeIn(from), 'anna');
  await addPeople(storeIn(to), 'ben');
  await expect(moveAll(from, to, () => {})).rejects.toThrow('The store to move to is not empty. Nothing was moved.');
  expect(await storeIn(to).person('anna')).toBeNull();
  await from.close();
  await to.close();
});

test('a move during which somebody writes is told to be incomplete', async () => {
  const from = await openDatabase(join(root, 'busy'));
  const to = await openDatabase(join(root, 'target'));
  const store = storeIn(from);
  await store.keepOnce('a', 'b');
  await store.beat(1_000);
  const writing: Promise<string>[] = [];
  const onProgress = ({ table }: MoveProgress): void => {
    if (table === 'kept_once') writing.push(store.keepOnce('A late one', 'too late'));
  };
  // It is there before anything else is read, at a place that has been passed.
  const read: Database['read'] = async (sql, values) => {
    await Promise.all(writing);
    return from.read(sql, values);
  };
  await expect(moveAll({ ...from, read }, to, onProgress)).rejects.toThrow('Of 2 rows in kept_once, 1 have arrived');
  await from.close();
  await to.close();
});

test('every table is moved', async () => {
  const db = await openDatabase(join(root, 'names'));
  const rows = await db.read(`SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migrations'`, []);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(TABLES.map(({ name }) => name).toSorted());
  await db.close();
});
