import { afterEach, expect, test, vi } from 'vitest';
import { timeFromNow } from './time.ts';

const HOUR = 3_600_000;
afterEach(() => {
  vi.useRealTimers();
});

test.each([HOUR, -HOUR])('whoever sets the clock by %d ms while a server runs moves nobody’s time', (jump) => {
  const before = Date.now();
  const now = timeFromNow();
  vi.useFakeTimers({ toFake: ['Date'], now: before + jump });
  expect(Math.abs(Date.now() - before)).toBeGreaterThan(HOUR / 2);
  expect(Math.abs(now() - before)).toBeLessThan(HOUR / 2);
});
