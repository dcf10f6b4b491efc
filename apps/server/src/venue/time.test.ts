import { afterEach, expect, test, vi } from 'vitest';
import { sharedTime, timeFromNow } from './time.ts';

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

test('whoever shares a store goes by its clock, also when their own is set, and does not tremble', async () => {
  const store = { at: 5_000_000 };
  const machine = { at: HOUR };
  /** As long as it takes to ask and to be answered. */
  let slow = 0;
  const asked = {
    time: async () => {
      machine.at += slow;
      store.at += slow;
      const there = store.at;
      machine.at += slow;
      store.at += slow;
      return there;
    },
  };
  const time = sharedTime(asked, () => machine.at);
  await time.compare();
  expect(time.now()).toBe(store.at);
  machine.at += HOUR;
  await time.compare();
  expect(time.now()).toBe(store.at);
  slow = 700;
  await time.compare();
  expect(time.now()).toBe(store.at);
});

test('whoever has a store alone goes by their own', async () => {
  const time = sharedTime({ time: async () => null }, () => HOUR);
  await time.compare();
  expect(time.now()).toBe(HOUR);
});
