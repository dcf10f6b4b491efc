// Are options read, completed, refused with their path and written as short as can be?

import { BadInput } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { DECK_IDS, readOptions, SWITCHES, shortenOptions } from './options.ts';

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
  expect(options).toMatchObject({ deckA: DECK_IDS[0], deckB: DECK_IDS[1], cards: {} });
  expect(readOptions(undefined)).toEqual(options);
});

test('the defaults are those of the rules', () => {
  expect(readOptions({})).toMatchObject({
    tankColour: 'pure',
    pureManaIsWild: 'off',
    pureExtractorCountsToCap: 'on',
    ambushInSetup: 'on',
    lostHealthBuff: 'recompute',
    orbGuardAfterUse: 'on',
    firstPlayer: 'random',
    allowMirror: 'on',
  });
});

test('every value of every switch and every deck is taken', () => {
  for (const [name, values] of Object.entries(SWITCHES)) {
    for (const value of values) expect(readOptions({ [name]: value })).toHaveProperty(name, value);
  }
  for (const deckA of DECK_IDS)
    for (const deckB of DECK_IDS) expect(readOptions({ deckA, deckB })).toMatchObject({ deckA, deckB });
});

describe('what is wrong is named by its path, with what would be right', () => {
  test.each([
    [{ tankcolour: 'keep' }, 'options.tankcolour: is no option; there are tankColour,'],
    [{ tankColour: 'grey' }, 'options.tankColour: must be pure or keep, not "grey"'],
    [{ deckA: 'emberpact' }, 'options.deckA: must be emberPact or boilingInk or'],
    [
      { allowMirror: 'off', deckA: 'boilingInk', deckB: 'boilingInk' },
      'options.deckB: must be another deck than boilingInk',
    ],
    [{ cards: { mine: {} } }, 'options.cards.mine.type: must be one of'],
    [[], 'options: must be an object'],
    ['fast', 'options: must be an object'],
  ])('%j', (input, message) => {
    expect(wrong(input)).toContain(message);
  });
});

test('options are written without what is the default, and read back the same', () => {
  expect(shortenOptions(readOptions({}))).toEqual({});
  const given = {
    tankColour: 'keep',
    deckB: 'greyRegistry',
    cards: { imp: { type: 'creature', cost: 'R1', attack: 1, health: 1, copies: 2 } },
  };
  const options = readOptions(given);
  expect(shortenOptions(options)).toMatchObject({ tankColour: 'keep', deckB: 'greyRegistry' });
  expect(Object.keys(Object(shortenOptions(options)))).toEqual(['tankColour', 'deckB', 'cards']);
  expect(readOptions(shortenOptions(options))).toEqual(options);
});
