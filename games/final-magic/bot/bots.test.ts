// Do the bots of Final Magic play fair and well? Legal everywhere, blind to what is hidden, and greedy far ahead of random.

import { simulate, summarise } from '@duello/lab';
import { alone, describeFairBots } from '@duello/lab/for-tests';
import { expect, test } from 'vitest';
import { game } from '../scenario/game.ts';

describeFairBots(game, { every: 19 });

test('greedy takes at least 90 of 100 matches from random with swapped seats', async () => {
  const contest = { game: 'final-magic', a: 'greedy', b: 'random', seed: 'ninety', options: {} };
  const { wins, winRate } = summarise(
    await simulate({ withGame: alone(game), worker: null }, contest, 50, { workers: 0 }),
  );
  expect(wins).toBeGreaterThanOrEqual(90);
  expect(winRate.low).toBeGreaterThan(0.85);
  // Many matches: a busy machine needs its time.
}, 600_000);
