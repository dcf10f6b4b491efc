import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';

it('refuses a game that does not exist', async () => {
  const { code, errors } = await duello('cards', 'chess');
  expect(code).toBe(1);
  expect(errors).toEqual([`there is no game "chess"; there are ${GAME_IDS.join(', ')}.`]);
});

it('finds the cards that say some words, the edition among them', async () => {
  const found = async (...args: readonly string[]): Promise<readonly string[]> => {
    const { code, lines } = await duello('cards', 'sun-moon', '--json', ...args);
    expect(code).toBe(0);
    return JSON.parse(lines.join('\n')).map(({ id }: { readonly id: string }) => id);
  };
  expect(await found('First Eclipse')).toHaveLength(66);
  expect(await found('prima eclissi', '--lang', 'it')).toHaveLength(66);
  expect(await found('enchantment paladin rare fast')).toEqual(['moonbound']);
  expect(await found('nowhere to be found')).toEqual([]);
  expect(await found('enchantment', 'Paladin', 'rare', 'fast')).toEqual(['moonbound']);
  for (const sign of ["'", '’'])
    expect(await found(`vedova dell${sign}assedio`, '--lang', 'it')).toEqual(['siegeWidow']);
  expect(await found('spada a nolo', '--lang', 'it')).toEqual(await found('hired sword'));
});
