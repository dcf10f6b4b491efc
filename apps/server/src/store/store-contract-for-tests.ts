// What must every store do? Run by the tests of each.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aroundContract, ratingsContract } from './contract/around-for-tests.ts';
import { entriesContract } from './contract/entries-for-tests.ts';
import { peopleContract } from './contract/people-for-tests.ts';
import { addPeople, beginMatch, newEntry, newTable, type StoreHome } from './contract/samples-for-tests.ts';
import { tablesContract } from './contract/tables-for-tests.ts';
import type { Store } from './store.ts';

export function storeContract(makeHome: () => Promise<StoreHome>): void {
  let home: StoreHome;
  let opened: Store;
  const store = (): Store => opened;

  beforeEach(async () => {
    home = await makeHome();
    opened = await home.open();
  });
  afterEach(async () => {
    await opened.close();
    await home.remove();
  });

  describe('people', () => peopleContract(store));
  describe('tables', () => tablesContract(store));
  describe('entries', () => entriesContract(store));
  describe('ratings', () => ratingsContract(store));
  describe('around', () => aroundContract(store));

  test('what was written is there when the store is opened again', async () => {
    await addPeople(opened, 'anna', 'ben');
    await beginMatch(opened, newTable('m', { code: 'ABCDEF' }), ['anna', 'ben'], { due: 5_000 });
    await opened.append(newEntry('m', 1, { due: 6_000 }));
    const table = await opened.table('m');
    const entries = await opened.entries('m', 0);
    await opened.close();
    opened = await home.open();
    expect(table?.begun?.due).toBe(6_000);
    expect(await opened.table('m')).toEqual(table);
    expect(await opened.entries('m', 0)).toEqual(entries);
    expect(await opened.append(newEntry('m', 1))).toBe(false);
    expect(await opened.append(newEntry('m', 2))).toBe(true);
  });

  test('what still waits to be written when the store is closed is written', async () => {
    await addPeople(opened, 'anna', 'ben');
    await beginMatch(opened, newTable('m'), ['anna', 'ben']);
    const written = opened.append(newEntry('m', 1));
    await opened.close();
    expect(await written).toBe(true);
    opened = await home.open();
    expect(await opened.entries('m', 0)).toHaveLength(1);
  });

  test('a closed store says so, and is closed twice without harm', async () => {
    await opened.close();
    await opened.close();
    await expect(opened.append(newEntry('m', 1))).rejects.toThrow('The store is closed.');
    await expect(opened.table('m')).rejects.toThrow('The store is closed.');
  });
}
