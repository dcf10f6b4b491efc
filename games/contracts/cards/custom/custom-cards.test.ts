// Can a match bring contracts of its own, and is what is wrong with one named by its path?

import { BadInput } from '@duello/kernel';
import { inEach } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { deckOf } from '../../rules/match/setup.ts';
import { contracts } from '../../rules/rules.ts';
import { readOptions, shortenOptions } from '../../rules/state/options.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { positionOf } from '../../scenario/position-of.ts';
import { boxCards } from '../box/catalogue.ts';
import { MOST_ADDED, MOST_CUSTOM_CARDS, readCustomCards } from './custom-cards.ts';

const creature = (more: object) => ({ type: 'creature', attack: 1, health: 1, ...more });
const spell = (...effects: readonly unknown[]) => ({ type: 'spell', effects });

/** What is wrong with a contract called `mine`. */
function wrong(card: unknown): string {
  try {
    readCustomCards({ mine: card }, 'cards');
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return 'nothing is wrong';
}

test('what has a default may be left out', () => {
  const { mine } = readCustomCards(
    { mine: creature({ cost: 'R1 P2', when: { recycling: { op: 'heal', amount: 3, to: 'you' } } }) },
    'cards',
  );
  expect(mine).toEqual({
    type: 'creature',
    name: inEach(() => 'mine'),
    copies: 0,
    picture: null,
    instead: null,
    cost: { red: 1, blue: 0, yellow: 0, pure: 2 },
    attack: 1,
    health: 1,
    keywords: [],
    magic: 0,
    gives: [],
    effects: [],
    activation: null,
    when: { recycling: [{ op: 'heal', amount: 3, to: 'you' }] },
    token: false,
  });
});

test('costs are text, objects or a number of pure mana; names are in one language or both', () => {
  const read = (cost: unknown, name: unknown) => readCustomCards({ mine: creature({ cost, name }) }, 'cards').mine;
  expect(read('B2  Y1', 'Tide')).toMatchObject({ cost: { blue: 2, yellow: 1 }, name: { en: 'Tide', it: 'Tide' } });
  expect(read({ pure: 12 }, { it: 'Marea' })).toMatchObject({ cost: { pure: 12 }, name: { en: 'Marea', it: 'Marea' } });
  expect(read(3, { en: 'Tide', it: 'Marea' })).toMatchObject({ cost: { pure: 3 }, name: { en: 'Tide', it: 'Marea' } });
});

test('every effect has its defaults', () => {
  const perhaps = { op: 'may', effects: [{ op: 'extractor' }, { op: 'fillTanks' }] };
  const { mine } = readCustomCards(
    {
      mine: spell(
        { op: 'damage', amount: { count: 'fullTanks' }, to: { choose: 'creatureOrPlayer' } },
        { op: 'gain', attack: 1, to: 'it' },
        { op: 'become', status: 'fog', to: { all: {} } },
        { op: 'summon', token: 'spark' },
        { op: 'fetch' },
        { op: 'takeBack' },
        { op: 'move', to: { choose: { side: 'own', hurt: true } } },
        JSON.parse(`{"op": "if", "count": "ownPile", "then": ${JSON.stringify(perhaps)}}`),
      ),
    },
    'cards',
  );
  const then = [
    {
      op: 'may',
      effects: [
        { op: 'extractor', full: false },
        { op: 'fillTanks', count: 1 },
      ],
    },
  ];
  const filter = { what: 'creature', side: 'both', other: false, maxAttack: null, maxHealth: null, hurt: false };
  expect(mine.effects).toEqual([
    {
      op: 'damage',
      amount: { count: 'fullTanks', each: 1, plus: 0, atMost: null },
      to: { choose: { ...filter, what: 'creatureOrPlayer' } },
      times: 1,
    },
    { op: 'gain', attack: 1, health: 0, magic: 0, to: 'it', until: 'always' },
    { op: 'become', status: 'fog', to: { all: filter }, until: 'always' },
    { op: 'summon', token: 'spark', count: 1, for: 'you' },
    { op: 'fetch', count: 1, who: 'you' },
    { op: 'takeBack', type: null },
    { op: 'move', to: { choose: { ...filter, side: 'own', hurt: true } }, where: 'anywhere' },
    { op: 'if', count: 'ownPile', atLeast: 1, then, otherwise: [] },
  ]);
});

test('every contract of the box, written as JSON, is read as it is', () => {
  for (const [id, card] of boxCards) {
    const { name, picture, copies, instead, ...read } = readCustomCards(
      { copy: JSON.parse(JSON.stringify(card)) },
      'cards',
    ).copy;
    expect(read, id).toEqual(card);
  }
});

test('a custom contract is played like any other', () => {
  const cards = {
    imp: creature({ cost: 1, keywords: 'adrenaline', gives: { to: 'you', attack: 1 } }),
    torch: { type: 'orb', attack: 2, durability: 2, when: { recycling: { op: 'summon', token: 'ash' } } },
    ash: creature({ token: true }),
  };
  const options = readOptions({ cards });
  const state = loadPosition({ A: { hand: ['imp', 'torch'], extractors: 'R1' } }, options, 'seed');
  expect(contracts.view(state, 0).decision?.options.map(({ key }) => key)).toEqual([
    'play:imp',
    'play:torch',
    'end',
    'storeLess',
  ]);
  expect(readOptions(shortenOptions(options))).toEqual(options);
});

test('copies are shuffled into both decks, Runes among the Runes', () => {
  const cards = { seal: { type: 'rune', copies: 3 }, imp: creature({ copies: 4 }) };
  const options = readOptions({ cards, deckA: 'emberPact' });
  for (const seat of [0, 1] as const) {
    expect(deckOf(options, seat)).toHaveLength(47);
    expect(deckOf(options, seat).filter((id) => id === 'seal')).toHaveLength(3);
  }
  const state = contracts.setup('copies', options, null);
  const position = positionOf(state);
  expect(position).toMatchObject({ phase: 'replace', A: { runes: { length: 1 } } });
  expect(contracts.view(state, 0).players[0].hand).toHaveLength(4);
});

describe('what is wrong is named by its path', () => {
  const hurt = { op: 'damage', amount: 1, to: 'opponent' };
  test.each([
    [{ type: 'potion' }, 'cards.mine.type: must be one of spell, rune, creature, orb'],
    ['oathPage', 'cards.mine.type: must be one of'],
    [creature({ cost: 'R1P2' }), 'cards.mine.cost: must be like "R1 P2"'],
    [creature({ cost: { green: 1 } }), 'cards.mine.cost.green: is not known; there are red, blue, yellow, pure'],
    [creature({ cost: -1 }), 'cards.mine.cost: must be a whole number from 0 to 99'],
    [creature({ health: 0 }), 'cards.mine.health: must be a whole number from 1 to 99'],
    [creature({ keywords: ['flying'] }), 'cards.mine.keywords[0]: must be one of magnetic,'],
    [creature({ keywords: ['fog', 'fog'] }), 'cards.mine.keywords: names fog twice'],
    [creature({ effects: [hurt] }), 'cards.mine.effects: is not known'],
    [creature({ copies: 5 }), 'cards.mine.copies: must be a whole number from 0 to 4'],
    [creature({ token: true, copies: 1 }), 'cards.mine.copies: must be 0: a token is in no deck'],
    [creature({ token: true, when: { recycling: [hurt] } }), 'cards.mine.when.recycling: is not known'],
    [creature({ when: { dusk: [hurt] } }), 'cards.mine.when.dusk: is not known; there are summon,'],
    [creature({ gives: [{ to: 'foes' }] }), 'cards.mine.gives[0].to: must be one of adjacent, others, own, you'],
    [{ type: 'rune', gives: [{ to: 'adjacent' }] }, 'cards.mine.gives[0].to: must be one of own, you'],
    [{ type: 'orb', attack: 1 }, 'cards.mine.durability: must be a whole number'],
    [{ type: 'orb', health: 2, durability: 2 }, 'cards.mine.durability: write either'],
    [{ type: 'spell', effects: [hurt], attack: 3 }, 'cards.mine.attack: is not known'],
    [
      { type: 'spell', effects: [hurt], when: { summon: [hurt] } },
      'cards.mine.when.summon: is not known; there are ambush',
    ],
    [spell({ op: 'explode' }), 'cards.mine.effects[0].op: must be one of damage,'],
    [{ type: 'spell', effects: { op: 'explode' } }, 'cards.mine.effects.op: must be one of damage,'],
    [spell({ op: 'damage', to: 'you' }), 'cards.mine.effects[0].amount: must be a number, or an amount such as'],
    [spell({ op: 'damage', amount: 1 }), 'cards.mine.effects[0].to: must be one of this,'],
    [
      spell({ op: 'damage', amount: 1, to: 'this' }),
      'cards.mine.effects[0].to: "this" works on a Creature’s contract only',
    ],
    [
      spell({ op: 'damage', amount: 1, to: 'it' }),
      'cards.mine.effects[0].to: "it" needs an effect with "choose" before it',
    ],
    [
      spell({ ...hurt, amount: { count: 'itsHealth' } }),
      'cards.mine.effects[0].amount.count: needs an effect with "choose"',
    ],
    [
      spell({ ...hurt, amount: { count: 'discarded' } }),
      'cards.mine.effects[0].amount.count: is known only in "discard"',
    ],
    [spell({ ...hurt, times: 21 }), 'cards.mine.effects[0].times: must be a whole number from 1 to 20'],
    [spell({ op: 'destroy', to: { choose: 'player' } }), 'cards.mine.effects[0].to: "destroy" works on Creatures only'],
    [spell({ op: 'disarm', to: { choose: 'creature' } }), 'cards.mine.effects[0].to: "disarm" works on players only'],
    [
      spell({ op: 'fade', to: { choose: {}, all: {} } }),
      'cards.mine.effects[0].to: must have either "choose" or "all"',
    ],
    [
      spell({ op: 'fade', to: { choose: { what: 'orb' } } }),
      'cards.mine.effects[0].to.choose.what: must be one of creature,',
    ],
    [spell({ op: 'summon', token: 'oathPage' }), 'cards.mine.effects[0].token: must be the id of a token: spark,'],
    [spell({ op: 'may', effects: [] }), 'cards.mine.effects[0].effects: must be a list of effects'],
    [
      spell({ op: 'may', effects: [{ op: 'fetch', who: 'me' }] }),
      'cards.mine.effects[0].effects[0].who: must be one of',
    ],
    [spell(...Array.from({ length: 9 }, () => hurt)), 'cards.mine.effects: must be at most 8 effects'],
    [creature({ name: { en: '' } }), 'cards.mine.name.en: must be 1 to 40 letters'],
  ])('%j', (card, message) => {
    expect(wrong(card)).toContain(message);
  });

  test('an effect that is repeated chooses for itself alone', () => {
    const volley = { op: 'damage', amount: 1, times: 2, to: { choose: 'creature' } };
    expect(wrong(spell(volley, { op: 'fade', to: 'it' }))).toContain(
      'effects[1].to: "it" needs an effect with "choose"',
    );
    expect(wrong(spell({ ...volley, times: 1 }, { op: 'fade', to: 'it' }))).toBe('nothing is wrong');
  });

  test('effects do not stand inside each other without end', () => {
    const inside = (deep: number): object => (deep === 0 ? hurt : { op: 'may', effects: inside(deep - 1) });
    expect(wrong(spell(inside(3)))).toBe('nothing is wrong');
    expect(wrong(spell(inside(4)))).toContain('effects stand inside each other at most 3 deep');
  });

  test('ids of the box, strange ids and too many contracts are refused', () => {
    const card = creature({});
    expect(() => readCustomCards({ oathPage: card }, 'cards')).toThrow('cards.oathPage: is a contract of the box');
    expect(() => readCustomCards({ 'My Card': card }, 'cards')).toThrow('cards.My Card: an id is letters and digits');
    const many = Object.fromEntries(Array.from({ length: MOST_CUSTOM_CARDS + 1 }, (_, i) => [`card${i}`, card]));
    expect(() => readCustomCards(many, 'cards')).toThrow(`cards: must be at most ${MOST_CUSTOM_CARDS} contracts`);
    const full = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`card${i}`, { ...card, copies: 4 }]));
    expect(() => readCustomCards(full, 'cards')).toThrow(
      `cards: must add at most ${MOST_ADDED} copies to a deck, not 24`,
    );
    expect(() => readCustomCards([], 'cards')).toThrow('cards: must be an object');
  });
});
