// Are losses marked by their size only where they are sure, and does the account of a match add up?

import type { Seat } from '@duello/kernel';
import { expect, test } from 'vitest';
import { LEVELS } from '../think/levels.ts';
import { accountPoints, seatReview } from './account.ts';
import { chancesOf } from './chances.ts';
import type { Judged } from './judge.ts';
import { difference } from './judge.ts';
import { type Mark, markOf } from './marks.ts';
import { reviewAs } from './review-match.ts';
import { chancesByTurn, turnAt, turnsFrom, turnTitle } from './turns.ts';

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
  // What is printed adds up too.
  const whole = accountPoints({ start: 0.504, result: 1, own: 0.466, theirs: 0.018, luck: 0.944 });
  expect(whole).toEqual({ start: 50, result: 100, own: 47, theirs: 2, answers: -45, luck: 95 });
  expect(accountPoints({ start: 0.5, result: 0, own: -0.02, theirs: 0, luck: -0.52 })).toMatchObject({
    own: 0,
    luck: -50,
  });
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

test('a turn has the chance of its last answer, who answered in it, and its marks', () => {
  const turns = turnsFrom([
    { title: 'Match 1 begins', from: 1 },
    { title: 'Turn 1', from: 1 },
    { title: 'Turn 2', from: 3 },
    { title: 'Turn 2', from: 4 },
    { title: 'Turn 3', from: 5 },
  ]);
  expect(turns.map(({ title }) => title)).toEqual([null, 'Turn 1', 'Turn 2', 'Turn 3']);
  expect(turnAt(turns, 4).title).toBe('Turn 2');
  const answers = [
    judged(1, 0, 0.5, 0.5),
    judged(2, 0, 0.6, 0.4, 'mistake'),
    judged(3, 1, 0.5, 0.5),
    judged(4, 0, 0.3, 0.3),
  ];
  expect(chancesByTurn(answers, turns, 1)).toEqual([
    { title: 'Turn 1', from: 1, by: 0, chance: 0.6, marks: [{ by: 0, mark: 'mistake' }] },
    { title: 'Turn 2', from: 3, by: null, chance: 0.7, marks: [] },
  ]);
  expect(['Turn 3: yours.', 'Match 1 begins.'].map(turnTitle)).toEqual(['Turn 3', 'Match 1 begins']);
});
