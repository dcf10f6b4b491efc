// What must every store do for tables: open, find, sit down, list?

import { expect, test } from 'vitest';
import type { Store, TableFilter } from '../store.ts';
import { addPeople, beginMatch, begun, newEntry, newTable, openFor, playMatch, terms } from './samples-for-tests.ts';

const ANY: TableFilter = { game: null, pairing: null, notOf: null, limit: 100 };

export function tablesContract(store: () => Store): void {
  const waiting = async (filter: Partial<TableFilter>): Promise<readonly string[]> =>
    (await store().waitingTables({ ...ANY, ...filter })).map(({ id }) => id);

  test('a table is what it was opened as', async () => {
    const table = newTable('t', {
      code: 'ABCDEF',
      terms: terms({ options: { 'ключ “x”': ['🂡', null, 1.5, { deep: [true] }] }, rated: true }),
      pairing: 'pairing',
      opened: 1_700_000_000_123,
      invited: ['anna', 'ben'],
      series: 'first',
    });
    expect(await store().openTable(table)).toBe(true);
    const nothing = { state: 'waiting', host: null, guest: null, begun: null, ended: null, rated: null };
    expect(await store().table('t')).toEqual({ ...table, ...nothing });
    expect(await store().table('other')).toBeNull();
  });

  test('a code opens one table at a time', async () => {
    await addPeople(store(), 'anna', 'ben');
    expect(await store().openTable(newTable('one', { code: 'ABCDEF' }))).toBe(true);
    expect(await store().openTable(newTable('two', { code: 'ABCDEF' }))).toBe(false);
    expect(await store().table('two')).toBeNull();
    expect((await store().tableByCode('ABCDEF'))?.id).toBe('one');
    await store().sitAsHost('one', { person: 'anna', secret: 's' });
    await store().sitAsGuest('one', { person: 'ben', secret: 's' }, begun(['anna', 'ben']));
    expect((await store().tableByCode('ABCDEF'))?.state).toBe('running');
    await store().append(newEntry('one', 1, { ended: { at: 9, winner: 0, why: 'w', text: 't' } }));
    expect(await store().tableByCode('ABCDEF')).toBeNull();
    expect(await store().openTable(newTable('two', { code: 'ABCDEF' }))).toBe(true);
    expect((await store().tableByCode('ABCDEF'))?.id).toBe('two');
  });

  test('of many who sit down at once, one is the host and one the guest', async () => {
    const people = ['anna', 'ben', 'cleo', 'dan', 'eva'];
    await addPeople(store(), ...people);
    await store().openTable(newTable('t'));
    const guestTooEarly = store().sitAsGuest('t', { person: 'anna', secret: 's' }, begun(['anna', 'ben']));
    expect(await guestTooEarly).toBe(false);
    const hosts = await Promise.all(people.map((person) => store().sitAsHost('t', { person, secret: `${person}'s` })));
    expect(hosts.filter((isFirst) => isFirst)).toHaveLength(1);
    const host = people[hosts.indexOf(true)];
    const guests = await Promise.all(
      people.map((person) =>
        store().sitAsGuest('t', { person, secret: `${person}'s` }, begun([person, host], { due: 60_000 })),
      ),
    );
    expect(guests.filter((isFirst) => isFirst)).toHaveLength(1);
    const guest = people[guests.indexOf(true)];
    const table = await store().table('t');
    expect(table?.host).toEqual({ person: host, secret: `${host}'s` });
    expect(table?.guest).toEqual({ person: guest, secret: `${guest}'s` });
    expect(table?.begun).toEqual(begun([guest, host], { due: 60_000 }));
    expect(table?.state).toBe('running');
  });

  test('nobody sits down at a table that is not there', async () => {
    expect(await store().sitAsHost('none', { person: 'anna', secret: 's' })).toBe(false);
    expect(await store().sitAsGuest('none', { person: 'anna', secret: 's' }, begun(['anna', 'ben']))).toBe(false);
  });

  test('a table is closed while it waits, and not later', async () => {
    await addPeople(store(), 'anna', 'ben');
    await openFor(store(), 'anna', newTable('one'));
    expect(await store().closeTable('one')).toBe(true);
    expect(await store().table('one')).toBeNull();
    expect(await store().closeTable('one')).toBe(false);
    await beginMatch(store(), newTable('two'), ['anna', 'ben']);
    expect(await store().closeTable('two')).toBe(false);
    expect((await store().table('two'))?.state).toBe('running');
  });

  test('of closing and sitting down at once, one succeeds', async () => {
    await addPeople(store(), 'anna', 'ben');
    await openFor(store(), 'anna', newTable('t'));
    const [isClosed, isSeated] = await Promise.all([
      store().closeTable('t'),
      store().sitAsGuest('t', { person: 'ben', secret: 's' }, begun(['anna', 'ben'])),
    ]);
    expect(isClosed).toBe(!isSeated);
    expect((await store().table('t'))?.state).toBe(isSeated ? 'running' : undefined);
  });

  test('tables that wait are listed, the oldest first, by game, pairing and who asks', async () => {
    await addPeople(store(), 'anna', 'ben', 'cleo');
    await openFor(store(), 'anna', newTable('late', { opened: 3, pairing: 'p' }));
    await openFor(store(), 'ben', newTable('old', { opened: 1 }));
    await openFor(store(), 'cleo', newTable('other', { opened: 2, terms: terms({ game: 'otherGame' }) }));
    await openFor(store(), 'anna', newTable('private', { terms: terms({ isPrivate: true }) }));
    await openFor(store(), 'anna', newTable('rematch', { invited: ['anna', 'ben'] }));
    await store().openTable(newTable('empty'));
    await beginMatch(store(), newTable('running'), ['anna', 'ben']);
    expect(await waiting({})).toEqual(['old', 'other', 'late']);
    expect(await waiting({ limit: 2 })).toEqual(['old', 'other']);
    expect(await waiting({ game: 'someGame' })).toEqual(['old', 'late']);
    expect(await waiting({ pairing: 'p' })).toEqual(['late']);
    expect(await waiting({ notOf: 'ben' })).toEqual(['other', 'late']);
    await store().block('ben', 'cleo');
    await store().block('anna', 'ben');
    expect(await waiting({ notOf: 'ben' })).toEqual([]);
    expect(await waiting({ notOf: 'cleo' })).toEqual(['late']);
  });

  test('matches to watch run and are public, the newest first', async () => {
    await addPeople(store(), 'anna', 'ben');
    const begin = (id: string, at: number, more: Parameters<typeof terms>[0]) =>
      beginMatch(store(), newTable(id, { terms: terms(more) }), ['anna', 'ben'], { at });
    await begin('early', 1, { watch: { kind: 'open' } });
    await begin('late', 3, { watch: { kind: 'delayed', turns: 2 } });
    await begin('middle', 2, { watch: { kind: 'open' } });
    await begin('off', 4, { watch: { kind: 'off' } });
    await begin('after', 5, { watch: { kind: 'after' } });
    await begin('private', 6, { isPrivate: true });
    await openFor(store(), 'anna', newTable('waiting'));
    await playMatch(store(), newTable('over'), ['anna', 'ben'], 9);
    expect((await store().watchable(10)).map(({ id }) => id)).toEqual(['late', 'middle', 'early']);
    expect((await store().watchable(1)).map(({ id }) => id)).toEqual(['late']);
  });

  test('of somebody’s matches those that run come first, then the newest, page by page', async () => {
    await addPeople(store(), 'anna', 'ben', 'cleo');
    await playMatch(store(), newTable('first'), ['anna', 'ben'], 100);
    await playMatch(store(), newTable('third'), ['ben', 'anna'], 300);
    await playMatch(store(), newTable('second'), ['anna', 'cleo'], 200);
    await playMatch(store(), newTable('foreign'), ['cleo', 'ben'], 400);
    await beginMatch(store(), newTable('running'), ['ben', 'anna']);
    const page = async (before: number | null, limit: number) =>
      (await store().tablesOf('anna', before, limit)).map(({ id }) => id);
    expect(await page(null, 10)).toEqual(['running', 'third', 'second', 'first']);
    expect(await page(null, 2)).toEqual(['running', 'third']);
    expect(await page(300, 2)).toEqual(['second', 'first']);
    expect(await page(100, 2)).toEqual([]);
  });

  test('a series holds what has ended of it, in order', async () => {
    await addPeople(store(), 'anna', 'ben');
    await playMatch(store(), newTable('one', { series: 'one' }), ['anna', 'ben'], 100);
    await playMatch(store(), newTable('three', { series: 'one' }), ['anna', 'ben'], 300);
    await playMatch(store(), newTable('two', { series: 'one' }), ['ben', 'anna'], 200);
    await beginMatch(store(), newTable('four', { series: 'one' }), ['anna', 'ben']);
    await playMatch(store(), newTable('alone'), ['anna', 'ben'], 150);
    expect((await store().seriesOf('one')).map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  });

  test('matches that run are listed page by page', async () => {
    await addPeople(store(), 'anna', 'ben');
    for (const id of ['b', 'Z', 'é', 'a']) await beginMatch(store(), newTable(id), ['anna', 'ben']);
    await playMatch(store(), newTable('c'), ['anna', 'ben'], 100);
    await openFor(store(), 'anna', newTable('d'));
    expect(await store().running('', 2)).toEqual(['Z', 'a']);
    expect(await store().running('a', 2)).toEqual(['b', 'é']);
    expect(await store().running('é', 2)).toEqual([]);
  });
}
