// Does a clock say how much is left, when to hurry, and for how long somebody may still come back?

import { clocksAway, GRACE, startClocks } from '@duello/protocol';
import { expect, test } from 'vitest';
import { backWithin, timeLeft, timeWords } from './clock-times.ts';

const bank = startClocks({ kind: 'bank', seconds: 100, increment: 0 }, [true, false], 0);

test('A clock runs for whoever is asked, and never below nothing', () => {
  expect(timeLeft(bank, 0, 79_000)).toEqual({ left: 21_000, isRunning: true, isLow: false });
  expect(timeLeft(bank, 0, 81_000)).toEqual({ left: 19_000, isRunning: true, isLow: true });
  expect(timeLeft(bank, 0, 200_000)).toMatchObject({ left: 0, isLow: true });
  expect(timeLeft(bank, 1, 81_000)).toEqual({ left: 100_000, isRunning: false, isLow: false });
});

test('Without a clock there is nothing to say', () => {
  expect(timeLeft(startClocks({ kind: 'none' }, [true, false], 0), 0, 5000)).toBeNull();
});

test('Whoever has dropped out may come back for a while, each time less', () => {
  const away = clocksAway(bank, 10_000, 0, true);
  expect(backWithin(away, 0, 11_000)).toBeNull();
  expect(backWithin(away, 0, 12_000)).toBe(GRACE.once - 2000);
  expect(backWithin(away, 0, 30_000)).toBe(GRACE.once - 20_000);
  expect(backWithin(away, 0, 10_000 + GRACE.once)).toBe(0);
  expect(backWithin(away, 1, 10_000)).toBeNull();
  expect(backWithin({ ...away, grace: [5000, 5000] }, 0, 12_000)).toBe(3000);
});

test('Days are told as days and hours, less as a clock shows it', () => {
  const hour = 3_600_000;
  expect(timeWords(51 * hour, 'en')).toBe('2d 3h');
  expect(timeWords(51 * hour, 'it')).toBe('2gg 3h');
  expect(timeWords(5 * hour + 61_000, 'en')).toBe('5:01:01');
  expect(timeWords(61_500, 'en')).toBe('1:02');
  expect(timeWords(0, 'en')).toBe('0:00');
});
