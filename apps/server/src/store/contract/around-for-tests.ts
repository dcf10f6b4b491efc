// What must every store do for ratings, passkeys, pushes, blocks, shared values, and for what grows old?

import { expect, test } from 'vitest';
import type { RatingRow, Retention, Store } from '../store.ts';
import { addPeople, beginMatch, newEntry, newTable, openFor, person, playMatch, terms } from './samples-for-tests.ts';

const CHANGE = [
  { before: 1500, after: 1516.25 },
  { before: 1500, after: 1483.75 },
] as const;

const rating = (of: string, more: Partial<RatingRow> = {}): RatingRow => ({
  ...{
    person: of,
    game: 'someGame',
    points: 1500.123456789,
    deviation: 350,
    volatility: 0.0599999,
    matches: 1,
    at: 10,
  },
  ...more,
});

const KEPT: Retention = { waiting: 1_000, ended: 10_000, abandoned: 5_000, guests: 20_000 };

export function ratingsContract(store: () => Store): void {
  const rated = (id: string) => newTable(id, { terms: terms({ rated: true }) });

  test('rated matches that have ended are to be settled, the oldest first', async () => {
    await addPeople(store(), 'anna', 'ben');
    await playMatch(store(), rated('late'), ['anna', 'ben'], 200);
    await playMatch(store(), rated('early'), ['anna', 'ben'], 100);
    await playMatch(store(), newTable('casual'), ['anna', 'ben'], 50);
    await beginMatch(store(), rated('running'), ['anna', 'ben']);
    const unrated = async (limit: number) => (await store().unrated(limit)).map(({ id }) => id);
    expect(await unrated(10)).toEqual(['early', 'late']);
    expect(await unrated(1)).toEqual(['early']);
    expect(await store().settle('early', CHANGE, [])).toBe(true);
    expect(await unrated(10)).toEqual(['late']);
    expect((await store().table('early'))?.rated).toEqual(CHANGE);
    expect(await store().settle('early', [CHANGE[1], CHANGE[0]], [])).toBe(false);
    expect((await store().table('early'))?.rated).toEqual(CHANGE);
  });

  test('a match is settled once, whoever tries at the same time', async () => {
    await addPeople(store(), 'anna', 'ben');
    await playMatch(store(), rated('m'), ['anna', 'ben'], 100);
    const rows = [
      { row: rating('anna'), before: null },
      { row: rating('ben', { points: 1400 }), before: null },
    ];
    const settled = await Promise.all([1, 2, 3, 4].map(() => store().settle('m', CHANGE, rows)));
    expect(settled.filter((isDone) => isDone)).toHaveLength(1);
    expect(await store().ratingsOf('anna')).toEqual([rating('anna')]);
    expect(await store().ratingsOf('ben')).toEqual([rating('ben', { points: 1400 })]);
  });

  test('nothing is settled on a rating that has changed since it was read', async () => {
    await addPeople(store(), 'anna', 'ben');
    await playMatch(store(), rated('one'), ['anna', 'ben'], 100);
    await playMatch(store(), rated('two'), ['anna', 'ben'], 200);
    const later = { at: 20, matches: 2 };
    await store().settle('one', CHANGE, [{ row: rating('anna'), before: null }]);
    const first = [
      { row: rating('ben'), before: null },
      { row: rating('anna', later), before: null },
    ];
    expect(await store().settle('two', CHANGE, first)).toBe(false);
    const stale = [
      { row: rating('ben'), before: null },
      { row: rating('anna', later), before: 9 },
    ];
    expect(await store().settle('two', CHANGE, stale)).toBe(false);
    expect(await store().ratingsOf('ben')).toEqual([]);
    expect(await store().ratingsOf('anna')).toEqual([rating('anna')]);
    expect((await store().table('two'))?.rated).toBeNull();
    expect(await store().settle('two', CHANGE, [{ row: rating('anna', later), before: 10 }])).toBe(true);
    expect(await store().ratingsOf('anna')).toEqual([rating('anna', later)]);
  });

  test('a match that runs is not settled', async () => {
    await addPeople(store(), 'anna', 'ben');
    await beginMatch(store(), rated('m'), ['anna', 'ben']);
    expect(await store().settle('m', CHANGE, [])).toBe(false);
  });

  test('leaders of a game are listed by points, with their names', async () => {
    await addPeople(store(), 'anna', 'ben');
    await store().addPerson(person('robot', { isBot: true }), 'key of robot');
    await playMatch(store(), rated('m'), ['anna', 'ben'], 100);
    const rows = [
      rating('anna', { points: 1499.5 }),
      rating('ben', { points: 1600 }),
      rating('robot', { points: 1550 }),
      rating('anna', { game: 'otherGame', points: 2000 }),
    ];
    await store().settle(
      'm',
      CHANGE,
      rows.map((row) => ({ row, before: null })),
    );
    const leaders = await store().leaders('someGame', 500, 10);
    expect(leaders.map(({ person: of, name, isBot }) => [of, name, isBot])).toEqual([
      ['ben', 'Name of ben', false],
      ['robot', 'Name of robot', true],
      ['anna', 'Name of anna', false],
    ]);
    expect(await store().leaders('someGame', 500, 1)).toHaveLength(1);
    expect(await store().leaders('someGame', 1, 10)).toEqual([]);
    await store().forgetPerson('robot');
    expect((await store().leaders('someGame', 500, 10)).map(({ person: of }) => of)).toEqual(['ben', 'anna']);
    expect(await store().ratingsOf('anna')).toEqual([rows[3], rows[0]]);
  });
}

export function aroundContract(store: () => Store): void {
  test('passkeys are kept, counted on and dropped', async () => {
    await addPeople(store(), 'anna');
    const first = {
      id: 'one',
      person: 'anna',
      publicKey: 'k1',
      counter: 4_294_967_295,
      transports: ['usb', 'nfc'],
      created: 1,
    };
    const second = { id: 'two', person: 'anna', publicKey: 'k2', counter: 0, transports: [], created: 2 };
    await store().keepPasskey(second);
    await store().keepPasskey({ ...first, counter: 3 });
    await store().keepPasskey(first);
    expect(await store().passkeysOf('anna')).toEqual([first, second]);
    expect(await store().passkey('one')).toEqual(first);
    await store().dropPasskey('one');
    expect(await store().passkey('one')).toBeNull();
    expect(await store().passkeysOf('anna')).toEqual([second]);
  });

  test('a browser that is told belongs to who used it last', async () => {
    await addPeople(store(), 'anna', 'ben');
    const push = { endpoint: 'https://push/1', person: 'anna', keys: { p256dh: 'p', auth: 'a' }, lang: 'en' };
    await store().keepPush(push);
    await store().keepPush({ ...push, endpoint: 'https://push/2' });
    await store().keepPush({ ...push, person: 'ben', lang: 'it' });
    expect(await store().pushesOf('anna')).toEqual([{ ...push, endpoint: 'https://push/2' }]);
    expect(await store().pushesOf('ben')).toEqual([{ ...push, person: 'ben', lang: 'it' }]);
    await store().dropPush('https://push/1');
    expect(await store().pushesOf('ben')).toEqual([]);
  });

  test('who blocks somebody is apart from them, both ways', async () => {
    await addPeople(store(), 'anna', 'ben', 'cleo');
    await store().block('anna', 'cleo');
    await store().block('anna', 'ben');
    await store().block('anna', 'ben');
    expect(await store().blockedBy('anna')).toEqual(['ben', 'cleo']);
    expect(await store().blockedBy('ben')).toEqual([]);
    expect(await store().areApart('anna', 'ben')).toBe(true);
    expect(await store().areApart('ben', 'anna')).toBe(true);
    expect(await store().areApart('ben', 'cleo')).toBe(false);
    await store().unblock('anna', 'ben');
    expect(await store().areApart('ben', 'anna')).toBe(false);
  });

  test('reports are listed, the newest first, and twice the same is one', async () => {
    const report = { by: 'anna', about: 'ben', match: 'm', why: 'stalling', note: 'Così non va. 🐌', at: 5 };
    await store().report(report);
    await store().report(report);
    await store().report({ ...report, at: 6 });
    expect(await store().reports(10)).toEqual([{ ...report, at: 6 }, report]);
    expect(await store().reports(1)).toHaveLength(1);
    expect(await store().reportsBy('anna')).toEqual([report, { ...report, at: 6 }]);
    expect(await store().reportsBy('ben')).toEqual([]);
  });

  test('of values that many keep at once, all get the first', async () => {
    const kept = await Promise.all(['a', 'b', 'c'].map((value) => store().keepOnce('push', value)));
    expect(new Set(kept).size).toBe(1);
    expect(await store().keepOnce('push', 'd')).toBe(kept[0]);
    expect(await store().keepOnce('other', 'd')).toBe('d');
  });

  test('a store that works can be checked', async () => {
    await store().check();
  });

  test('what has grown old is forgotten, and nothing else', async () => {
    await addPeople(store(), 'anna', 'ben', 'gone', 'waits');
    await store().addPerson(person('young', { seen: 90_000 }), 'key of young');
    await store().markSeen('anna', 95_000);
    await openFor(store(), 'anna', newTable('oldWaiting', { opened: 98_999 }));
    await openFor(store(), 'waits', newTable('newWaiting', { opened: 99_000 }));
    await playMatch(store(), newTable('oldEnded'), ['anna', 'gone'], 89_999);
    await playMatch(store(), newTable('newEnded'), ['anna', 'ben'], 90_000);
    await beginMatch(store(), newTable('abandoned'), ['anna', 'gone'], { at: 80_000 });
    await store().append(newEntry('abandoned', 1, { at: 94_999 }));
    await beginMatch(store(), newTable('played'), ['anna', 'ben'], { at: 80_000 });
    await store().append(newEntry('played', 1, { at: 95_000 }));
    await beginMatch(store(), newTable('timed'), ['anna', 'ben'], { at: 80_000, due: 200_000 });
    await store().addKey('seat at abandoned', 'anna', 'abandoned');
    await store().addKey('seat at played', 'anna', 'played');

    // Three tables, and one who had no other match.
    expect(await store().forgetOld(100_000, KEPT)).toBe(4);
    for (const id of ['oldWaiting', 'oldEnded', 'abandoned']) expect(await store().table(id)).toBeNull();
    for (const id of ['newWaiting', 'newEnded', 'played', 'timed']) expect(await store().table(id)).not.toBeNull();
    expect(await store().entries('abandoned', 0)).toEqual([]);
    expect(await store().person('gone')).toBeNull();
    for (const id of ['anna', 'ben', 'waits', 'young']) expect(await store().person(id)).not.toBeNull();
    expect(await store().ownerOf('seat at abandoned')).toBeNull();
    expect(await store().ownerOf('seat at played')).not.toBeNull();
    expect(await store().forgetOld(100_000, KEPT)).toBe(0);
  });

  test('who has no name any more goes with the last of their matches', async () => {
    await addPeople(store(), 'anna', 'ben');
    for (const id of ['anna', 'ben']) await store().markSeen(id, 99_000);
    await playMatch(store(), newTable('m'), ['anna', 'ben'], 80_000);
    await store().forgetPerson('anna');
    expect(await store().forgetOld(85_000, KEPT)).toBe(0);
    expect((await store().person('anna'))?.name).toBe('');
    expect(await store().forgetOld(100_000, KEPT)).toBe(2);
    expect(await store().person('anna')).toBeNull();
    expect(await store().person('ben')).not.toBeNull();
  });

  test('of very much that is old everything is forgotten', async () => {
    await addPeople(store(), 'anna');
    const ids = Array.from({ length: 1_100 }, (_, i) => `waiting ${i}`);
    await Promise.all(ids.map((id) => store().openTable(newTable(id))));
    await store().openTable(newTable('new', { opened: 100_000 }));
    expect(await store().forgetOld(100_000, { ...KEPT, guests: 100_000 })).toBe(ids.length);
    expect(await store().table(ids[7])).toBeNull();
    expect(await store().table('new')).not.toBeNull();
  });
}
