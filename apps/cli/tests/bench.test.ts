// Is the time that is asked for spent on measuring?

import { bench } from '@duello/lab';
import { afterEach, expect, test, vi } from 'vitest';
import { withGame } from '../src/games/lab-games.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('the time given is all for measuring: warming up comes before it', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
  const starts: number[] = [];
  withGame('final-magic', (game) => bench(game, 1, () => starts.push(now)));
  // By the first report whole matches have been played for half a second, and for longer than that to warm up.
  expect(starts[0]).toBeGreaterThan(500 + 500);
  expect(now).toBeGreaterThan(1000 + 800);
});
