// Are options read, completed, refused with their path and written as short as can be?

import { describeOptions, wrongWith } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { readyDecks } from '../../cards/box/ready-decks.ts';
import { openOptions, readOptions, SWITCHES, shortenOptions } from './options.ts';

test('SR07, SR09, SR10, SR19, SR22, SR34, SR36, SR41, SR43: the defaults are those of the rules', () => {
  expect(readOptions({})).toEqual({
    mode: 'constructed',
    skillRefresh: 'ownTurn',
    endTurnWindow: 'off',
    responses: 'nested',
    draftVisibility: 'open',
    lifeCap: 'none',
    defender: 'attackerChooses',
    ambush: 'on',
    constructedMirror: 'allowed',
    constructedMatches: 1,
    classA: 'toss',
    firstPlayer: 'toss',
    cards: {},
    deckA: readyDecks.noonfire,
    deckB: readyDecks.silverBulwark,
  });
});

const deck = (more: object) => ({ class: 'warlock', cards: { ...readyDecks.noonfire.cards, ...more } });

describeOptions({
  read: readOptions,
  shorten: shortenOptions,
  switches: { ...SWITCHES, classA: ['toss'] },
  wrong: [
    [{ mana: 3 }, 'options.mana: is no option; there are mode, skillRefresh,'],
    [{ mode: 'sealed' }, 'options.mode: must be constructed or draft, not "sealed"'],
    [{ lifeCap: 20 }, 'options.lifeCap: must be none or 15, not 20'],
    [{ responses: 'never' }, 'options.responses: must be nested or single'],
    [{ draftVisibility: 'secret' }, 'options.draftVisibility: must be open or private'],
    [{ defender: 'nobody' }, 'options.defender: must be attackerChooses or defenderChooses'],
    [{ constructedMatches: 3 }, 'options.constructedMatches: must be 1 or bestOf3, not 3'],
    [{ firstPlayer: 'C' }, 'options.firstPlayer: must be toss or A or B'],
    [{ classA: 'warlock' }, 'options.classA: is for drafts'],
    [{ mode: 'draft', classA: 'neutral' }, 'options.classA: must be toss or warlock or paladin'],
    [{ mode: 'draft', deckA: 'noonfire' }, 'options.deckA: is drafted; leave it out'],
    [{ mode: 'draft', deckB: 'noonfire' }, 'options.deckB: is drafted; leave it out'],
    [{ constructedMirror: 'forbidden', deckB: 'debtOfAsh' }, 'options.deckB: must be of another class than warlock'],
    [{ deckA: 'midnight' }, 'options.deckA: must be noonfire or debtOfAsh or silverBulwark or tidewatch'],
    [{ deckA: { class: 'neutral', cards: {} } }, 'options.deckA.class: must be one of warlock, paladin'],
    [{ deckA: { class: 'warlock', cards: [] } }, 'options.deckA.cards: must be cards with their copies'],
    [{ deckA: { class: 'warlock', cards: {} } }, 'options.deckA: has 0 cards; a deck has 30 (SR12)'],
    [{ deckA: deck({ fordOgre: 1 }) }, 'options.deckA: has 31 cards; a deck has 30 (SR12)'],
    [{ deckA: deck({ noonHound: 5 }) }, 'options.deckA.cards: 5 copies of noonHound; 4 are allowed (S302)'],
    [{ deckA: deck({ gateNovice: 1 }) }, 'options.deckA.cards: gateNovice belongs to another class (SR09)'],
    [{ deckA: deck({ nobody: 1 }) }, 'options.deckA.cards: there is no card nobody'],
    [{ deckB: { class: 'paladin', cards: { fordOgre: 0 } } }, 'options.deckB.cards.fordOgre: must be a whole number'],
    [{ cards: { mine: {} } }, 'options.cards.mine.type: must be'],
    [{ cards: [] }, 'options.cards: must be an object'],
  ],
  short: [
    [
      { deckA: 'noonfire', lifeCap: '15', deckB: 'tidewatch' },
      { lifeCap: 15, deckB: 'tidewatch' },
    ],
    [
      { mode: 'draft', classA: 'paladin' },
      { mode: 'draft', classA: 'paladin' },
    ],
    [{ deckA: deck({}) }, { deckA: deck({}) }],
  ],
});

test('S203: in a draft the classes may be agreed on', () => {
  for (const classA of SWITCHES.classA) expect(readOptions({ mode: 'draft', classA })).toHaveProperty('classA', classA);
});

test('SR09: the same class on both sides is fine unless it is forbidden', () => {
  expect(wrongWith(readOptions, { deckB: 'debtOfAsh' })).toBe('nothing is wrong');
  expect(wrongWith(readOptions, { constructedMirror: 'forbidden' })).toBe('nothing is wrong');
});

test('what everybody knows of the options has no deck in it, and is the same object every time', () => {
  const options = readOptions({});
  expect(openOptions(options)).toBe(openOptions(options));
  expect(openOptions(options)).not.toHaveProperty('deckA');
  expect(openOptions(options)).not.toHaveProperty('deckB');
});
