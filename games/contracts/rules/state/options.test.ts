// Are options read, completed, refused with their path and written as short as can be?

import { describeOptions } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { DECK_IDS, readOptions, SWITCHES, shortenOptions } from './options.ts';

test('the defaults are those of the rules', () => {
  expect(readOptions({})).toMatchObject({
    tankColour: 'pure',
    pureManaIsWild: 'off',
    pureExtractorCountsToCap: 'on',
    ambushInSetup: 'on',
    lostHealthBuff: 'recompute',
    orbGuardAfterUse: 'on',
    disarmOwnOrb: 'off',
    firstPlayer: 'random',
    allowMirror: 'on',
    deckA: DECK_IDS[0],
    deckB: DECK_IDS[1],
    cards: {},
  });
});

test('every deck can be chosen against every other', () => {
  for (const deckA of DECK_IDS)
    for (const deckB of DECK_IDS) expect(readOptions({ deckA, deckB })).toMatchObject({ deckA, deckB });
});

describeOptions({
  read: readOptions,
  shorten: shortenOptions,
  switches: SWITCHES,
  wrong: [
    [{ tankcolour: 'keep' }, 'options.tankcolour: is no option; there are tankColour,'],
    [{ tankColour: 'grey' }, 'options.tankColour: must be pure or keep, not "grey"'],
    [{ deckA: 'emberpact' }, 'options.deckA: must be emberPact or boilingInk or'],
    [
      { allowMirror: 'off', deckA: 'boilingInk', deckB: 'boilingInk' },
      'options.deckB: must be another deck than boilingInk',
    ],
    [{ cards: { mine: {} } }, 'options.cards.mine.type: must be one of'],
  ],
  short: [
    [
      {
        tankColour: 'keep',
        deckB: 'greyRegistry',
        cards: { imp: { type: 'creature', cost: 'R1', attack: 1, health: 1, copies: 2 } },
      },
      { tankColour: 'keep', deckB: 'greyRegistry', cards: {} },
    ],
  ],
});
