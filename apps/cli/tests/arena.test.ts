// Are results the same whoever computes them? The arena by seed, the pool by number of workers.

import { GAME_IDS } from '@duello/games';
import { fuzz, type Pair, simulate, summarise } from '@duello/lab';
import { type Contest, playPair } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { labGames, withGame } from '../src/games/lab-games.ts';

const pairOf = (contest: Contest, index: number): Pair =>
  withGame(contest.game, (game) => playPair(game, contest, index));

const contest = { game: 'final-magic', a: 'random', b: 'random', seed: 'arena', options: {} };

describe('the arena', () => {
  it('plays the same pair from the same seed, and another from another', () => {
    expect(pairOf(contest, 3)).toEqual(pairOf(contest, 3));
    expect(pairOf(contest, 3)).not.toEqual(pairOf(contest, 4));
  });

  it('gives the same results with any number of workers', async () => {
    const alone = await simulate(labGames, contest, 12, { workers: 0 });
    for (const workers of [1, 3]) expect(await simulate(labGames, contest, 12, { workers })).toEqual(alone);
  });

  it('counts a pair as the points of the first bot from both seats', () => {
    const { matches, points } = pairOf({ ...contest, a: 'greedy' }, 0);
    expect(matches.map(({ winner }) => winner)).toEqual([0, 1]);
    expect(points).toBe(2);
    expect(summarise([{ matches, points }])).toMatchObject({ wins: 2, draws: 0, losses: 0, winRate: { mean: 1 } });
  });

  it('measures matches where that is asked for and the game can, without changing them', () => {
    const quick = { ...contest, game: 'battleground', options: { start: 'quick', roundLimit: 6 } };
    const { matches } = pairOf({ ...quick, measured: true }, 0);
    expect(matches[0].measures).toMatchObject({ battles: expect.any(Number), leadChanges: expect.any(Number) });
    const plain = pairOf(quick, 0).matches;
    expect(matches.map(({ measures: _, ...played }) => played)).toEqual(plain);
    expect(pairOf({ ...contest, measured: true }, 3)).toEqual(pairOf(contest, 3));
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await simulate(labGames, contest, 4, { workers: 2, told: (done) => told.push(done) });
    expect(told).toEqual([1, 2, 3, 4]);
  });

  it('reports an error of a worker', async () => {
    await expect(simulate(labGames, { ...contest, a: 'nobody' }, 4, { workers: 2 })).rejects.toThrow(/no bot "nobody"/);
  });
});

describe('the fuzzer on all cores', () => {
  it('comes to the same sums with any number of workers', async () => {
    expect(await fuzz(labGames, { game: 'final-magic', seed: 'sums', thorough: false }, 50, { workers: 2 })).toEqual(
      await fuzz(labGames, { game: 'final-magic', seed: 'sums', thorough: false }, 50, { workers: 0 }),
    );
  });
});

describe('a game that is not there', () => {
  it('is told without a path, with those that are', () => {
    expect(() => withGame('foo', () => null)).toThrow(
      new RegExp(`^there is no game "foo"; there are ${GAME_IDS.join(', ')}$`),
    );
  });
});
