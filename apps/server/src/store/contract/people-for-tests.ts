// What must every store do for people and their keys?

import type { Entry } from '@duello/protocol';
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { addPeople, answer, beginMatch, newEntry, newTable, openFor, person, playMatch } from './samples-for-tests.ts';

const STRANGE = 'Łukasz “Ñandú” 🂡 \u{1F468}‍\u{1F469}‍\u{1F467} \\ \' " % _ ; -- \u202e \n\t';

export function peopleContract(store: () => Store): void {
  test('a person is found by id and by key', async () => {
    const anna = person('anna', { name: STRANGE, isBot: true, created: 1_700_000_000_123, seen: 1_700_000_000_456 });
    await store().addPerson(anna, 'hash');
    expect(await store().person('anna')).toEqual(anna);
    expect(await store().ownerOf('hash')).toEqual({ person: anna, onlyAt: null });
  });

  test('nobody is found who is not there', async () => {
    expect(await store().person('nobody')).toBeNull();
    expect(await store().ownerOf('no key')).toBeNull();
  });

  test('a person whose id or key is taken is refused and leaves no trace', async () => {
    await addPeople(store(), 'anna');
    await expect(store().addPerson(person('anna', { name: 'other' }), 'new')).rejects.toThrow();
    await expect(store().addPerson(person('ben'), 'key of anna')).rejects.toThrow();
    expect(await store().person('ben')).toBeNull();
    expect(await store().ownerOf('new')).toBeNull();
    expect(await store().person('anna')).toEqual(person('anna'));
  });

  test('further keys are added, for one match alone too, and dropped', async () => {
    await addPeople(store(), 'anna');
    await store().addKey('second', 'anna', null);
    await store().addKey('third', 'anna', 'match');
    await store().dropKey('key of anna');
    expect(await store().ownerOf('key of anna')).toBeNull();
    expect((await store().ownerOf('second'))?.onlyAt).toBeNull();
    expect(await store().ownerOf('third')).toEqual({ person: person('anna'), onlyAt: 'match' });
    await expect(store().addKey('fourth', 'nobody', null)).rejects.toThrow();
  });

  test('a person is renamed, and seen later but never earlier', async () => {
    await addPeople(store(), 'anna', 'ben');
    await store().rename('anna', 'Anna');
    await store().markSeen('anna', 5_000);
    await store().markSeen('anna', 4_000);
    expect(await store().person('anna')).toEqual(person('anna', { name: 'Anna', seen: 5_000 }));
    expect(await store().person('ben')).toEqual(person('ben'));
  });

  test('who is forgotten without a match is gone with everything', async () => {
    await addPeople(store(), 'anna', 'ben');
    await store().addKey('second', 'anna', null);
    const passkey = { id: 'p', person: 'anna', publicKey: 'k', counter: 0, transports: [], created: 1 };
    await store().keepPasskey(passkey);
    await store().keepPush({ endpoint: 'e', person: 'anna', keys: { p256dh: 'a', auth: 'b' }, lang: 'it' });
    await store().block('anna', 'ben');
    await store().block('ben', 'anna');
    await store().report({ by: 'anna', about: 'ben', match: 'm', why: 'name', note: '', at: 1 });
    await openFor(store(), 'anna', newTable('waiting'));
    await store().openTable(newTable('rematch', { invited: ['ben', 'anna'] }));
    await store().forgetPerson('anna');
    expect(await store().person('anna')).toBeNull();
    expect(await store().ownerOf('key of anna')).toBeNull();
    expect(await store().ownerOf('second')).toBeNull();
    expect(await store().passkey('p')).toBeNull();
    expect(await store().pushesOf('anna')).toEqual([]);
    expect(await store().blockedBy('ben')).toEqual([]);
    expect(await store().reports(10)).toEqual([]);
    expect(await store().table('waiting')).toBeNull();
    expect(await store().table('rematch')).toBeNull();
    expect(await store().person('ben')).toEqual(person('ben'));
  });

  test('who is forgotten stays without a name where somebody else has played too', async () => {
    await addPeople(store(), 'anna', 'ben');
    await playMatch(store(), newTable('m'), ['anna', 'ben'], 9_000);
    await store().settle(
      'm',
      [
        { before: 1500, after: 1490 },
        { before: 1500, after: 1510 },
      ],
      [rating('anna', 'someGame')],
    );
    await store().forgetPerson('anna');
    expect((await store().person('anna'))?.name).toBe('');
    expect(await store().ownerOf('key of anna')).toBeNull();
    expect(await store().ratingsOf('anna')).toEqual([]);
    expect((await store().tablesOf('ben', null, 10)).map(({ id }) => id)).toEqual(['m']);
    expect(await store().entries('m', 0)).toHaveLength(1);
    await store().forgetPerson('ben');
    expect(await store().table('m')).toBeNull();
    expect(await store().person('ben')).toBeNull();
  });

  test('of what somebody wrote who is forgotten nothing stays, and all of what the other wrote', async () => {
    const text = (seat: 0 | 1, words: string): Entry => ({ kind: 'text', seat, text: words });
    const said = [
      text(0, 'Ben’s words'),
      text(1, 'Anna’s "words"'),
      text(1, '{"kind":"text","seat":0,'),
      answer('end'),
    ];
    await addPeople(store(), 'anna', 'ben', 'cleo');
    for (const [id, seats] of [
      ['m', ['ben', 'anna']],
      ['other', ['ben', 'cleo']],
    ] as const) {
      await beginMatch(store(), newTable(id), seats);
      for (const [i, entry] of said.entries()) await store().append(newEntry(id, i + 1, { entry }));
    }
    const entries = async (id: string) => (await store().entries(id, 0)).map(({ entry }) => entry);
    await store().forgetPerson('anna');
    expect(await entries('m')).toEqual([said[0], text(1, ''), text(1, ''), said[3]]);
    expect(await entries('other')).toEqual(said);
    await store().forgetPerson('ben');
    expect(await entries('other')).toEqual([text(0, ''), said[1], said[2], said[3]]);
  });

  test('text that not every database can keep is refused by each', async () => {
    await addPeople(store(), 'anna');
    const report = { by: 'anna', about: 'ben', match: 'm', why: 'stalling', note: 'a\0b', at: 5 };
    await expect(store().report(report)).rejects.toMatchObject({ fault: 'refused' });
    await expect(store().table('\0')).rejects.toMatchObject({ fault: 'refused' });
    expect(await store().reports(10)).toEqual([]);
  });

  test('a match that runs goes on when one of its players is forgotten', async () => {
    await addPeople(store(), 'anna', 'ben');
    await beginMatch(store(), newTable('m'), ['anna', 'ben']);
    await store().forgetPerson('ben');
    expect((await store().table('m'))?.state).toBe('running');
    expect(await store().append(newEntry('m', 1))).toBe(true);
  });
}

const rating = (of: string, game: string) => ({
  row: { person: of, game, points: 1490, deviation: 200, volatility: 0.06, matches: 1, at: 10 },
  before: null,
});
