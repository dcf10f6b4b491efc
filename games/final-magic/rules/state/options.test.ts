// Are options read, completed, refused with their path and written as short as can be?

import { describeOptions } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { DEFAULT_LIMIT, limitOf, readOptions, SWITCHES, shortenOptions } from './options.ts';
import { presets } from './presets.ts';

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
    mistCounts: 'own',
    priorityKills: 'atOnce',
    roundLimit: '60/30',
    supply: 'random',
    cards: {},
  });
  expect(DEFAULT_LIMIT).toBe('60/30');
});

describeOptions({
  read: readOptions,
  shorten: shortenOptions,
  switches: SWITCHES,
  wrong: [
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
  ],
  short: [
    [
      { grandGems: 4, supply: 'bonfire', roundLimit: 'off', cards: { spark: { type: 'gem', price: 1, mana: 1 } } },
      { grandGems: 4, supply: 'bonfire', roundLimit: 'off', cards: {} },
    ],
  ],
});

test('every preset names four spells of each element that exist', () => {
  for (const preset of Object.keys(presets)) expect(readOptions({ supply: preset }).supply).toBe(preset);
  for (const picks of Object.values(presets)) expect(readOptions({ supply: picks }).supply).toEqual(picks);
});

test('a round limit is two numbers', () => {
  expect(limitOf('60/30')).toEqual({ rounds: 60, suddenDeath: 30 });
  expect(limitOf('off')).toBeNull();
  expect(limitOf('60/30/1')).toBeNull();
});

test.each([
  ['five cards, one of them twice', ['nuke', 'explode', 'fireball', 'firestorm', 'nuke']],
  ['a word with as many letters', 'nuke'],
  ['nothing', undefined],
])('F-R7: %s is no choice of four spells', (_, fire) => {
  const supply = { ...presets.bonfire, fire };
  expect(() => readOptions({ supply })).toThrow('options.supply.fire: must be a list of 4 different cards');
});
