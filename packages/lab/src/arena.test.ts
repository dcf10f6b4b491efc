// Are results the same whoever computes them? The arena by seed, the pool by number of workers.

import { describe, expect, it } from 'vitest';
import { playPair } from './arena.ts';
import { withGame } from './games.ts';
import { fuzz, simulate } from './jobs.ts';
import { interval, quantile, summarise } from './stats.ts';

const contest = { game: 'final-magic', a: 'random', b: 'random', seed: 'arena', options: {} };

describe('the arena', () => {
  it('plays the same pair from the same seed, and another from another', () => {
    expect(playPair(contest, 3)).toEqual(playPair(contest, 3));
    expect(playPair(contest, 3)).not.toEqual(playPair(contest, 4));
  });

  it('gives the same results with any number of workers', async () => {
    const alone = await simulate(contest, 12, { workers: 0 });
    for (const workers of [1, 2, 3]) expect(await simulate(contest, 12, { workers })).toEqual(alone);
  });

  it('counts a pair as the points of the first bot from both seats', () => {
    const { matches, points } = playPair({ ...contest, a: 'greedy' }, 0);
    expect(matches.map(({ winner }) => winner)).toEqual([0, 1]);
    expect(points).toBe(2);
    expect(summarise([{ matches, points }])).toMatchObject({ wins: 2, draws: 0, losses: 0, winRate: { mean: 1 } });
  });

  it('measures matches where that is asked for and the game can, without changing them', () => {
    const quick = { ...contest, game: 'battleground', options: { start: 'quick', roundLimit: 6 } };
    const { matches } = playPair({ ...quick, measured: true }, 0);
    expect(matches[0].measures).toMatchObject({ battles: expect.any(Number), leadChanges: expect.any(Number) });
    const plain = playPair(quick, 0).matches;
    expect(matches.map(({ measures: _, ...played }) => played)).toEqual(plain);
    expect(playPair({ ...contest, measured: true }, 3)).toEqual(playPair(contest, 3));
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await simulate(contest, 4, { workers: 2, told: (done) => told.push(done) });
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('reports an error of a worker', async () => {
    await expect(simulate({ ...contest, a: 'nobody' }, 4, { workers: 2 })).rejects.toThrow(/no bot "nobody"/);
  });
});

describe('the fuzzer on all cores', () => {
  it('comes to the same sums with any number of workers', async () => {
    expect(await fuzz({ game: 'final-magic', seed: 'sums', thorough: false }, 50, { workers: 2 })).toEqual(
      await fuzz({ game: 'final-magic', seed: 'sums', thorough: false }, 50, { workers: 0 }),
    );
  });
});

describe('a game that is not there', () => {
  it('is told without a path, with those that are', () => {
    expect(() => withGame('foo', () => null)).toThrow(
      /^there is no game "foo"; there are final-magic, contracts, battleground, sun-moon$/,
    );
  });
});

describe('statistics', () => {
  it('do not take a clean sweep for certainty', () => {
    const { mean, low, high } = interval(Array.from({ length: 10 }, () => 1));
    expect(mean).toBe(1);
    expect(low).toBeLessThan(0.9);
    expect(high).toBe(1);
  });

  it('narrow with the square root of the number of pairs', () => {
    const half = (n: number): number => {
      const { low, high } = interval(Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : 0)));
      return high - low;
    };
    expect(half(400) / half(100)).toBeCloseTo(0.5, 1);
  });

  it('know medians and quantiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(quantile(values, 0.5)).toBe(51);
    expect(quantile(values, 0.05)).toBe(6);
    expect(quantile([], 0.5)).toBe(0);
  });
});
