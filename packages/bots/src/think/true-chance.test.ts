// Is a chance corrected by a game's own table, in order and within bounds?

import { expect, test } from 'vitest';
import { trueChance, trueError } from './true-chance.ts';

const wonOf = [0, 0.2, 0.28, 0.34, 0.4, 0.46, 0.52, 0.58, 0.66, 0.74, 1];

test.each([
  [0, 0],
  [0.1, 0.2],
  [0.15, 0.24],
  [0.5, 0.46],
  [0.95, 0.87],
  [1, 1],
])('what is thought to win with %d has won with %d', (said, won) => {
  expect(trueChance({ wonOf }, said)).toBeCloseTo(won);
});

test('without a table, what is thought is told', () => {
  expect([0, 0.3, 1].map((said) => trueChance({}, said))).toEqual([0, 0.3, 1]);
  expect(trueError({}, 0.3, 0.05)).toBeCloseTo(0.05);
});

test('an error shrinks and grows with what it belongs to', () => {
  expect(trueError({ wonOf }, 0.5, 0.05)).toBeCloseTo(0.03);
  expect(trueError({ wonOf }, 0.95, 0.02)).toBeCloseTo(0.052);
  expect(trueError({ wonOf }, 1, 0)).toBe(0);
});
