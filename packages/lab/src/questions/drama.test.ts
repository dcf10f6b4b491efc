import { expect, test } from 'vitest';
import { isComeback, leadChanges, leaderWon, winnersPath } from './drama.ts';

test('the lead changes when the one behind is clearly ahead, the result included', () => {
  expect(leadChanges({ path: [500, 600, 510, 600, 1000], winner: 0 })).toBe(0);
  expect(leadChanges({ path: [500, 600, 400, 600, 1000], winner: 0 })).toBe(2);
  expect(leadChanges({ path: [500, 600, 700, 0], winner: 1 })).toBe(1);
});

test('a comeback is won by who had less than a quarter', () => {
  expect(isComeback({ path: [500, 240, 600, 1000], winner: 0 })).toBe(true);
  expect(isComeback({ path: [500, 240, 600, 0], winner: 1 })).toBe(false);
  expect(isComeback({ path: [500, 760, 600, 0], winner: 1 })).toBe(true);
  expect(isComeback({ path: [500, 100, 500], winner: null })).toBe(false);
});

test('who led in the middle won or not; nobody leads where it is even', () => {
  expect(leaderWon({ path: [500, 600, 700, 1000], winner: 0 })).toBe(true);
  expect(leaderWon({ path: [500, 400, 700, 0], winner: 1 })).toBe(true);
  expect(leaderWon({ path: [500, 700, 0], winner: 1 })).toBe(false);
  expect(leaderWon({ path: [500, 505, 0], winner: 1 })).toBeNull();
});

test('the winner’s chances leave the result out', () => {
  expect(winnersPath({ path: [500, 300, 0], winner: 1 })).toEqual([500, 700]);
});
