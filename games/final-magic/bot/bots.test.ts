// Do the bots of Final Magic play fair and well? Legal everywhere, blind to what is hidden, and greedy far ahead of random.

import { simulate, summarise } from '@duello/lab';
import { alone, describeBlindBots, describeFairBots } from '@duello/lab/for-tests';
import { expect, test } from 'vitest';
import { game } from '../scenario/game.ts';

describeFairBots(game, { every: 19 });
describeBlindBots(game);

test('greedy takes at least 22 of 24 matches from random with swapped seats', async () => {
  const contest = { game: 'final-magic', a: 'greedy', b: 'random', seed: 'greedy', options: {} };
  const { wins } = summarise(await simulate({ withGame: alone(game), worker: null }, contest, 12, { workers: 0 }));
  expect(wins).toBeGreaterThanOrEqual(22);
});
