// Does every day have its puzzle, and are days in a row counted as people count them?

import { expect, test } from 'vitest';
import { dailyOf, dayOf, numberOfDay } from './daily.ts';
import type { KnownPuzzle } from './known-puzzle.ts';
import { streakOn } from './solved.ts';

const some = (count: number, game: KnownPuzzle['game']): KnownPuzzle[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `win-${game}${n}`, game, goal: 'win', grade: 1, missedBy: [], best: 0, decisions: 2, file: null },
  }));
const box = [...some(3, 'contracts'), ...some(5, 'sun-moon')];
const dayAt = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

test('games take turns, and a puzzle comes back only when all of its game have been', () => {
  const first = numberOfDay('2026-03-01');
  const found = Array.from({ length: 10 }, (_, n) => dailyOf(box, dayAt(first + n)));
  expect(found.map((one) => one?.game)).toEqual(Array.from({ length: 10 }, (_, n) => found[n % 2]?.game));
  const five = found.filter((one) => one?.game === 'sun-moon').map((one) => one?.id);
  expect(new Set(five).size).toBe(5);
  expect(dailyOf(box, '2026-03-01')).toEqual(dailyOf(box, '2026-03-01'));
  expect(dailyOf([], '2026-03-01')).toBeNull();
});

test('a day is that of the clock on the wall', () => {
  expect(dayOf(new Date(2026, 2, 1, 0, 5))).toBe('2026-03-01');
  expect(dayOf(new Date(2026, 2, 1, 23, 55))).toBe('2026-03-01');
});

test('days in a row end today, or yesterday while today is not over', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streakOn(days, '2026-03-01')).toBe(3);
  expect(streakOn(days, '2026-03-02')).toBe(3);
  expect(streakOn(days, '2026-03-03')).toBe(0);
  expect(streakOn(['2026-02-26', ...days], '2026-03-01')).toBe(4);
  expect(streakOn([], '2026-03-01')).toBe(0);
});
