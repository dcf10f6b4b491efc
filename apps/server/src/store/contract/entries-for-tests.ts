// What must every store do with what happens at a table?

import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { addPeople, answer, beginMatch, ended, newEntry, newTable } from './samples-for-tests.ts';

/** As long as an entry may become: a plan with many words. */
const LONG = 'Perché no? 🂡 \u0000 \ud800 “”'.repeat(4_000);

export function entriesContract(store: () => Store): void {
  beforeEach(async () => {
    await addPeople(store(), 'anna', 'ben');
    await beginMatch(store(), newTable('m'), ['anna', 'ben']);
  });

  test('entries come back as they were written, in order, after a number', async () => {
    const written = [
      newEntry('m', 1, { entry: answer('“ünï” \u0000 🂡') }),
      newEntry('m', 2, {
        entry: { kind: 'answer', seat: 1, decision: 5, words: { plan: { text: LONG, n: [1.5, null] } } },
      }),
      newEntry('m', 3, { entry: { kind: 'text', seat: 0, text: 'Ciao, com’è?' } }),
      newEntry('m', 10, { at: 1_700_000_000_123 }),
    ];
    for (const entry of written) expect(await store().append(entry)).toBe(true);
    const stored = written.map(({ number, at, entry }) => ({ number, at, entry }));
    expect(await store().entries('m', 0)).toEqual(stored);
    expect(await store().entries('m', 2)).toEqual(stored.slice(2));
    expect(await store().entries('m', 10)).toEqual([]);
    expect(await store().entries('other', 0)).toEqual([]);
  });

  test('of many appends of one number at once, one is true, and it alone is there', async () => {
    const picks = Array.from({ length: 20 }, (_, i) => `pick ${i}`);
    const first = await Promise.all(
      picks.map((pick, i) => store().append(newEntry('m', 1, { entry: answer(pick), due: 1_000 + i }))),
    );
    expect(first.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await store().append(newEntry('m', 1, { due: 5, ended: ended(5) }))).toBe(false);
    const won = first.indexOf(true);
    expect((await store().entries('m', 0)).map(({ entry }) => entry)).toEqual([answer(picks[won])]);
    const table = await store().table('m');
    expect(table?.begun?.due).toBe(1_000 + won);
    expect(table?.state).toBe('running');
  });

  test('a refused entry takes none of its neighbours with it', async () => {
    await beginMatch(store(), newTable('n'), ['anna', 'ben']);
    await store().append(newEntry('m', 1));
    const results = await Promise.allSettled([
      store().append(newEntry('n', 1)),
      store().append(newEntry('m', 1)),
      store().append(newEntry('no match', 1)),
      store().append(newEntry('m', 2)),
      store().append(newEntry('n', 2)),
    ]);
    const told = results.map((result) => (result.status === 'fulfilled' ? result.value : 'refused'));
    expect(told).toEqual([true, false, 'refused', true, true]);
    expect((await store().entries('m', 0)).map(({ number }) => number)).toEqual([1, 2]);
    expect((await store().entries('n', 0)).map(({ number }) => number)).toEqual([1, 2]);
    expect(await store().entries('no match', 0)).toEqual([]);
  });

  test('many entries of many matches at once are all there', async () => {
    const matches = Array.from({ length: 20 }, (_, i) => `match ${i}`);
    for (const id of matches) await beginMatch(store(), newTable(id), ['anna', 'ben']);
    const numbers = Array.from({ length: 25 }, (_, i) => i + 1);
    const written = await Promise.all(
      matches.flatMap((id) => numbers.map((number) => store().append(newEntry(id, number, { due: 100 + number })))),
    );
    expect(new Set(written)).toEqual(new Set([true]));
    for (const id of matches) {
      expect((await store().entries(id, 0)).map(({ number }) => number)).toEqual(numbers);
      expect((await store().table(id))?.begun?.due).toBe(125);
    }
  });

  test('the entry that ends a match ends it, and later ones change nothing of that', async () => {
    await store().append(newEntry('m', 1, { due: 9_000 }));
    const end = ended(8_000, {
      winner: null,
      why: 'drawn',
      text: LONG.replaceAll('\u0000', '').replaceAll('\ud800', ''),
    });
    expect(await store().append(newEntry('m', 2, { ended: end }))).toBe(true);
    const over = await store().table('m');
    expect(over?.state).toBe('over');
    expect(over?.ended).toEqual(end);
    expect(over?.begun?.due).toBeNull();
    expect(await store().append(newEntry('m', 3, { entry: { kind: 'offer', seat: 1, what: 'rematch' } }))).toBe(true);
    expect(await store().table('m')).toEqual(over);
    expect(await store().entries('m', 2)).toHaveLength(1);
  });

  test('a winner is kept by seat', async () => {
    await beginMatch(store(), newTable('n'), ['anna', 'ben']);
    await store().append(newEntry('m', 1, { ended: ended(1, { winner: 0 }) }));
    await store().append(newEntry('n', 1, { ended: ended(1, { winner: 1 }) }));
    expect((await store().table('m'))?.ended?.winner).toBe(0);
    expect((await store().table('n'))?.ended?.winner).toBe(1);
  });

  test('matches whose time is up are given out once, until the lease ends or something happens', async () => {
    await beginMatch(store(), newTable('soon'), ['anna', 'ben'], { due: 1_000 });
    await beginMatch(store(), newTable('later'), ['anna', 'ben'], { due: 2_000 });
    expect(await store().claimDue(999, 500, 10)).toEqual([]);
    expect(await store().claimDue(1_000, 500, 10)).toEqual(['soon']);
    expect(await store().claimDue(1_499, 500, 10)).toEqual([]);
    expect(await store().claimDue(1_500, 500, 10)).toEqual(['soon']);
    await store().append(newEntry('soon', 1, { due: 1_600 }));
    expect(await store().claimDue(1_600, 500, 10)).toEqual(['soon']);
    await store().append(newEntry('soon', 2, { due: null }));
    expect(await store().claimDue(9_000, 500, 10)).toEqual(['later']);
    expect((await store().table('later'))?.begun?.due).toBe(2_000);
  });

  test('two who claim at once get different matches, the longest due first', async () => {
    const ids = Array.from({ length: 30 }, (_, i) => `due ${String(i).padStart(2, '0')}`);
    for (const [i, id] of ids.entries()) await beginMatch(store(), newTable(id), ['anna', 'ben'], { due: 1_000 + i });
    expect((await store().claimDue(5_000, 500, 10)).toSorted()).toEqual(ids.slice(0, 10));
    const claimed = (await Promise.all([1, 2, 3].map(() => store().claimDue(5_000, 500, 8)))).flat();
    expect(new Set(claimed).size).toBe(claimed.length);
    const rest = await store().claimDue(5_000, 500, 100);
    expect([...claimed, ...rest].toSorted()).toEqual(ids.slice(10));
  });
}
