// Are losses marked by their size only where they are sure, and does the account of a match add up?

import type { Seat } from '@duello/kernel';
import { expect, test } from 'vitest';
import { LEVELS } from '../think/levels.ts';
import { seatReview } from './account.ts';
import { chancesOf } from './chances.ts';
import type { Judged } from './judge.ts';
import { difference } from './judge.ts';
import { type Mark, markOf } from './marks.ts';
import { reviewAs } from './review-match.ts';

test.each([
  [0.049, 0, null],
  [0.05, 0, 'inaccuracy'],
  [0.1, 0.01, 'mistake'],
  [0.149, 0.01, 'mistake'],
  [0.15, 0.01, 'blunder'],
  [0.6, 0.29, 'blunder'],
  [0.6, 0.3, null],
  [0.06, 0.05, null],
] as const)('a loss of %d ± %d is marked %s', (loss, error, mark) => {
  expect(markOf(loss, error)).toBe(mark);
});

const judged = (at: number, seat: Seat, bestChance: number, givenChance: number, mark: Mark | null = null): Judged => {
  const answer = { seat, decision: at, pick: 'end' };
  return {
    ...{ at, seat, bestChance, givenChance, mark },
    ...{ question: 'act', given: answer, best: answer, error: 0.01, why: null },
  };
};

test('start, luck and what both gave away add up to the result', () => {
  const review = {
    judged: [
      judged(0, 1, 0.5, 0.4),
      judged(1, 0, 0.6, 0.4, 'blunder'),
      judged(2, 1, 0.6, 0.55),
      judged(3, 0, 0.5, 0.5),
    ],
    answers: 4,
    results: [1, 0],
  } as const;
  const { points, marks, account } = seatReview(review, 0);
  expect(points.map(({ at, before, after }) => [at, before, after])).toEqual([
    [1, 0.6, 0.4],
    [3, 0.5, 0.5],
  ]);
  expect(marks.map(({ at }) => at)).toEqual([1]);
  if (account === null) throw new Error('the match is over');
  const { start, own, theirs, luck, result } = account;
  expect([start, result]).toEqual([0.6, 1]);
  expect(own).toBeCloseTo(0.2);
  // What the other gave away before the first own answer is in the chance that it starts with.
  expect(theirs).toBeCloseTo(0.05);
  expect(start + luck + theirs - own).toBeCloseTo(result);
});

test('a match that is not over has no account', () => {
  const review = { judged: [judged(0, 0, 0.5, 0.5)], answers: 1, results: null };
  expect(seatReview(review, 0).account).toBeNull();
  expect(seatReview({ ...review, results: [0, 1] }, 1)).toEqual({ points: [], marks: [], account: null });
});

test('what one stands better by is told by name, whichever side names it', () => {
  expect(difference({ health: 3, hand: 1 }, { health: 1, mana: 2 })).toEqual({ health: 2, hand: 1, mana: -2 });
});

test('the chance of one seat goes through the answers of both', () => {
  const both = [judged(0, 1, 0.5, 0.4), judged(1, 0, 0.6, 0.4, 'blunder')];
  expect(chancesOf(both, 0)).toEqual([
    { at: 0, by: 1, chance: 0.6, mark: null },
    { at: 1, by: 0, chance: 0.4, mark: 'blunder' },
  ]);
});

test('what may be marked is looked at by the next level, and by the last itself', () => {
  expect(reviewAs('club')).toEqual({ level: LEVELS.club, closer: LEVELS.strong });
  expect(reviewAs('expert')).toEqual({ level: LEVELS.expert, closer: LEVELS.expert });
});
