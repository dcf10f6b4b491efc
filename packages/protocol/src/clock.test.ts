import { describe, expect, test } from 'vitest';
import { clocksAsking, clocksAt, clocksAway, clocksPaused, dueAt, GRACE, startClocks } from './clock.ts';

const A = [true, false] as const;
const B = [false, true] as const;
const BOTH = [true, true] as const;

describe('a bank with increment', () => {
  const bank = { kind: 'bank', seconds: 300, increment: 5 } as const;

  test('runs for whoever is asked, and gains when the question goes on to the other', () => {
    const clocks = clocksAsking(startClocks(bank, A, 0), 10_000, B, 0);
    expect(clocks.left).toEqual([295_000, 300_000]);
    expect(clocksAt(clocks, 40_000).left).toEqual([295_000, 270_000]);
  });

  test('gains nothing in the middle of a turn', () => {
    expect(clocksAsking(startClocks(bank, A, 0), 10_000, A, 0).left).toEqual([290_000, 300_000]);
  });

  test('runs for both where both are asked', () => {
    expect(clocksAt(startClocks(bank, BOTH, 0), 1000).left).toEqual([299_000, 299_000]);
  });

  test('is due when it is empty', () => {
    expect(dueAt(startClocks(bank, A, 7), 0)).toBe(300_007);
    expect(dueAt(startClocks(bank, A, 7), 1)).toBeNull();
  });

  test('never runs backwards when a server’s clock does', () => {
    const clocks = clocksAt(startClocks(bank, A, 50_000), 20_000);
    expect(clocks.at).toBe(50_000);
    expect(clocks.left).toEqual([300_000, 300_000]);
  });
});

describe('a time for each decision', () => {
  const each = { kind: 'decision', seconds: 30 } as const;

  test('begins anew with every question', () => {
    expect(clocksAsking(startClocks(each, A, 0), 29_000, A, 0).left?.[0]).toBe(30_000);
  });

  test('goes on for the one of two who has not answered yet', () => {
    const clocks = clocksAsking(startClocks(each, BOTH, 0), 20_000, B, 0);
    expect(dueAt(clocks, 1)).toBe(30_000);
  });
});

test('days are for a turn: they go on while the same player is asked', () => {
  const day = 86_400_000;
  const clocks = clocksAsking(startClocks({ kind: 'days', days: 2 }, A, 0), day, A, 0);
  expect(dueAt(clocks, 0)).toBe(2 * day);
  expect(dueAt(clocksAsking(clocks, day + 5, B, 0), 1)).toBe(3 * day + 5);
});

test('without a clock nothing is ever due', () => {
  expect(dueAt(startClocks({ kind: 'none' }, A, 0), 0)).toBeNull();
});

describe('whoever drops out', () => {
  const bank = { kind: 'bank', seconds: 100, increment: 0 } as const;

  test('has a time in which the clock stands still', () => {
    const away = clocksAway(startClocks(bank, A, 0), 1000, 0, true);
    expect(clocksAt(away, 1000 + GRACE.once).left?.[0]).toBe(99_000);
    expect(clocksAt(away, 2000 + GRACE.once).left?.[0]).toBe(98_000);
    expect(dueAt(away, 0)).toBe(100_000 + GRACE.once);
  });

  test('has it again after coming back, but not for ever', () => {
    let clocks = startClocks(bank, A, 0);
    for (let n = 0; n < 10; n++) {
      clocks = clocksAway(clocks, n * 40_000, 0, true);
      clocks = clocksAway(clocks, (n + 1) * 40_000, 0, false);
    }
    expect(clocks.left?.[0]).toBe(100_000 - (400_000 - GRACE.inAll));
  });

  test('keeps it when the time is looked at in between', () => {
    const away = clocksAway(startClocks(bank, A, 0), 0, 0, true);
    let clocks = away;
    for (let at = 0; at <= 60_000; at += 7000) clocks = clocksAt(clocks, at);
    expect(clocksAt(clocks, 60_000)).toEqual(clocksAt(away, 60_000));
    expect(dueAt(clocks, 0)).toBe(dueAt(away, 0));
  });

  test('has no such time where days are given', () => {
    const away = clocksAway(startClocks({ kind: 'days', days: 1 }, A, 0), 0, 0, true);
    expect(dueAt(away, 0)).toBe(86_400_000);
  });
});

test('nobody’s time runs while no server does', () => {
  const paused = clocksPaused(startClocks({ kind: 'bank', seconds: 100, increment: 0 }, A, 0), 50_000);
  expect(clocksAt(paused, 60_000).left).toEqual([90_000, 100_000]);
});
