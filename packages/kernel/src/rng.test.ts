// Is chance the same everywhere, fair, and wholly in the state?

import { expect, test } from 'vitest';
import { below, fraction, next, shuffle, start, stream } from './rng.ts';

const chiSquare = (counts: readonly number[]): number => {
  const each = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
};

test('a seed gives the same numbers for ever', () => {
  const rng = stream('duello');
  expect(Array.from({ length: 8 }, () => next(rng))).toEqual([
    621049433, 4204429533, 1481053221, 2516829023, 2882389582, 2316180286, 3382390284, 2747061849,
  ]);
  expect(Array.from({ length: 8 }, () => below(rng, 100))).toEqual([25, 41, 2, 62, 39, 67, 61, 59]);
  expect(fraction(rng)).toBe(0.9623148389985833);
});

test('equal seeds give equal streams, alike seeds unrelated ones', () => {
  const first = (seed: string) => next(stream(seed));
  expect(first('a')).toBe(first('a'));
  const seeds = ['', 'a', 'b', 'aa', 'ab', 'ba', 'a ', 'A', 'é', '1', '2', '11'];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
  // Half of the bits differ between neighbours, give or take.
  let bits = 0;
  for (let i = 0; i < 1000; i++) {
    let differ = first(`seed ${i}`) ^ first(`seed ${i + 1}`);
    for (; differ !== 0; differ &= differ - 1) bits++;
  }
  expect(bits / 1000).toBeGreaterThan(15.5);
  expect(bits / 1000).toBeLessThan(16.5);
});

test('the whole stream is its four words: a copy goes on the same way', () => {
  const rng = stream('copy');
  for (let i = 0; i < 5; i++) next(rng);
  const copy = rng.slice();
  expect(Array.from({ length: 5 }, () => next(rng))).toEqual(Array.from({ length: 5 }, () => next(copy)));
});

test('streams in one array do not touch each other', () => {
  const words = new Int32Array(12);
  start(words, 4, 'middle');
  const alone = stream('middle');
  expect(next(words, 4)).toBe(next(alone));
  expect([...words.subarray(0, 4), ...words.subarray(8)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a range is fair: each number equally often', () => {
  const rng = stream('fair');
  for (const n of [2, 3, 6, 7, 10]) {
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < 5000 * n; i++) counts[below(rng, n)]++;
    // Far beyond chance for so few degrees of freedom; the seed is fixed.
    expect(chiSquare(counts)).toBeLessThan(30);
  }
});

test('a range that does not divide 2 to the 32nd favours nobody', () => {
  // Three quarters of the range: taking the remainder alone would hit the first third twice as often.
  const n = 3 * 2 ** 30;
  const rng = stream('large');
  const counts = [0, 0, 0];
  for (let i = 0; i < 30_000; i++) counts[Math.floor(below(rng, n) / 2 ** 30)]++;
  expect(chiSquare(counts)).toBeLessThan(14);
});

test('a range of one or none is 0 and uses no chance', () => {
  const rng = stream('none');
  const before = [...rng];
  expect([below(rng, 1), below(rng, 0)]).toEqual([0, 0]);
  expect([...rng]).toEqual(before);
});

test('a fraction is from 0 up to but not 1', () => {
  const rng = stream('fractions');
  let sum = 0;
  for (let i = 0; i < 20_000; i++) {
    const value = fraction(rng);
    if (value < 0 || value >= 1) throw new Error(`${value} is no fraction`);
    sum += value;
  }
  expect(Math.abs(sum / 20_000 - 0.5)).toBeLessThan(0.01);
});

test('Fisher-Yates: all 24 orders of four equally often', () => {
  const rng = stream('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const list = [1, 2, 3, 4];
    shuffle(rng, list, 0, 4);
    counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: 49.7 is passed once in a thousand.
  expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
});

test('shuffling a part leaves the rest alone', () => {
  const list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  shuffle(stream('part'), list, 3, 7);
  expect([...list.slice(0, 3), ...list.slice(7)]).toEqual([0, 1, 2, 7, 8, 9]);
  expect(list.slice(3, 7).sort()).toEqual([3, 4, 5, 6]);
});
