// What does `duello sim` say where a game has no decks to choose?

import { duello } from '@duello/cli/for-tests';
import { expect, it } from 'vitest';

it.each([
  [['final-magic', '--matrix'], 'final-magic has no decks to choose; leave out --matrix.'],
  [['final-magic', '--deck-a', 'x', '--deck-b', 'y'], 'final-magic has no decks to choose; leave out --deck-a.'],
])('says what is right about %j', async (words, sentence) => {
  const { code, errors } = await duello('sim', ...words);
  expect(code).toBe(1);
  expect(errors.join('')).toContain(sentence);
});
