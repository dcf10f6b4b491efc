// Are options read, completed, refused with their path and written as short as can be?

import { BadInput } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMIT, limitOf, readOptions, SWITCHES, shortenOptions } from './options.ts';
import { presets } from './presets.ts';

/** The path and the words of what is wrong. */
function wrong(input: unknown): string {
  try {
    readOptions(input);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

test('nothing given means every default, the first value of each switch', () => {
  const options = readOptions({});
  for (const [name, values] of Object.entries(SWITCHES)) expect(options).toHaveProperty(name, values[0]);
  expect(options).toMatchObject({ supply: 'random', roundLimit: DEFAULT_LIMIT, cards: {} });
  expect(readOptions(undefined)).toEqual(options);
});

test('the defaults are those of the rules page', () => {
  expect(readOptions({})).toMatchObject({
    firstPlayer: 'fixed',
    grandGems: 6,
    healthCap: 'start',
    gemOutcast: 'instead',
    change: 'keep',
    counterReactions: 'on',
    tsunamiPutsOut: 'all',
    spiritStacks: 'multiply',
    roundLimit: '60/30',
  });
});

test('every value of every switch is taken, numbers also as text from a command line', () => {
  for (const [name, values] of Object.entries(SWITCHES)) {
    for (const value of values) {
      expect(readOptions({ [name]: value })).toHaveProperty(name, value);
      expect(readOptions({ [name]: String(value) })).toHaveProperty(name, value);
    }
  }
});

describe('what is wrong is named by its path, with what would be right', () => {
  test.each([
    [{ healthcap: 'none' }, 'options.healthcap: is no option; there are firstPlayer,'],
    [{ healthCap: 'off' }, 'options.healthCap: must be start or none, not "off"'],
    [{ grandGems: 5 }, 'options.grandGems: must be 6 or 4, not 5'],
    [{ roundLimit: '60' }, 'options.roundLimit: must be "off" or rounds'],
    [{ roundLimit: '0/30' }, 'options.roundLimit: must be "off" or rounds'],
    [{ supply: 'nothing' }, 'options.supply: must be "random", a preset (firstSparks'],
    [{ supply: { ...presets.bonfire, ice: [] } }, 'options.supply.ice: is no element'],
    [{ supply: { ...presets.bonfire, fire: ['nuke'] } }, 'options.supply.fire: must be a list of 4 different cards'],
    [
      { supply: { ...presets.bonfire, fire: ['nuke', 'nuke', 'fireball', 'explode'] } },
      'options.supply.fire: must be a list of 4 different cards',
    ],
    [
      { supply: { ...presets.bonfire, fire: ['nuke', 'shower', 'fireball', 'explode'] } },
      'options.supply.fire[1]: must be one of fireball,',
    ],
    [[], 'options: must be an object'],
    ['fast', 'options: must be an object'],
  ])('%j', (input, message) => {
    expect(wrong(input)).toContain(message);
  });
});

test('every preset names four spells of each element that exist', () => {
  for (const preset of Object.keys(presets)) expect(readOptions({ supply: preset }).supply).toBe(preset);
  for (const picks of Object.values(presets)) expect(readOptions({ supply: picks }).supply).toEqual(picks);
});

test('options are written without what is the default, and read back the same', () => {
  expect(shortenOptions(readOptions({}))).toEqual({});
  const given = {
    grandGems: 4,
    supply: 'bonfire',
    roundLimit: 'off',
    cards: { spark: { type: 'gem', price: 1, mana: 1 } },
  };
  const options = readOptions(given);
  expect(shortenOptions(options)).toMatchObject({ grandGems: 4, supply: 'bonfire', roundLimit: 'off' });
  expect(readOptions(shortenOptions(options))).toEqual(options);
});

test('a round limit is two numbers', () => {
  expect(limitOf('60/30')).toEqual({ rounds: 60, suddenDeath: 30 });
  expect(limitOf('off')).toBeNull();
  expect(limitOf('60/30/1')).toBeNull();
});
