import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';

it('refuses a game that does not exist', async () => {
  const { code, errors } = await duello('cards', 'chess');
  expect(code).toBe(1);
  expect(errors).toEqual([`there is no game "chess"; there are ${GAME_IDS.join(', ')}.`]);
});
