// Can a match bring cards of its own, and is what is wrong with one named by its path?

import { inEach } from '@duello/language';
import { wrongWith } from '@duello/language/for-tests';
import { describe, expect, test } from 'vitest';
import { sunMoon } from '../../rules/rules.ts';
import { PILE_ROOM } from '../../rules/state/columns.ts';
import { readOptions, shortenOptions } from '../../rules/state/options.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { boxCards } from '../box/catalogue.ts';
import { MOST_ADDED, MOST_CUSTOM_CARDS, readCustomCards } from './custom-cards.ts';

const summoning = (more: object = {}) => ({ type: 'summoning', attack: 1, defense: 2, ...more });
const spell = (...modes: readonly unknown[]) => ({ type: 'spell', modes });
const able = (price: unknown, ...modes: readonly unknown[]) => summoning({ abilities: { price, modes } });
const enchantment = (more: object = {}) => ({ type: 'enchantment', ...more });
const wrong = (card: unknown): string => wrongWith((input) => readCustomCards({ mine: input }, 'cards'), card);

const FILTER = {
  ...{ what: 'summoning', side: 'both', other: false, tapped: null },
  ...{ maxAttack: null, maxDefense: null, maxCost: null },
};

test('what is usual may be left out', () => {
  expect(readCustomCards({ mine: summoning({ keywords: 'ready' }) }, 'cards').mine).toEqual({
    type: 'summoning',
    name: inEach(() => 'mine'),
    copies: 0,
    picture: null,
    instead: null,
    class: 'neutral',
    rarity: 'common',
    edition: 'custom',
    cost: 0,
    attack: 1,
    defense: 2,
    keywords: ['ready'],
    enchants: null,
    gives: { attack: 0, defense: 0, traits: [] },
    modes: [],
    abilities: [],
    when: {},
  });
  expect(readCustomCards({ mine: enchantment({ gives: { traits: 'pierce' } }) }, 'cards').mine).toMatchObject({
    enchants: FILTER,
    gives: { attack: 0, defense: 0, traits: ['pierce'] },
  });
});

test('every effect has its defaults', () => {
  const perhaps = { op: 'may', effects: [{ op: 'takeBack' }, { op: 'untapSkill' }] };
  const { mine } = readCustomCards(
    {
      mine: spell(
        { op: 'damage', amount: { count: 'itsAttack' }, to: { target: 'enemy' } },
        { op: 'change', attack: 1, to: 'it' },
        { op: 'destroy', to: { all: 'enchantment' } },
        { op: 'draw' },
        { op: 'discard' },
        { op: 'tire', amount: 2 },
        { op: 'rest', amount: 1, who: 'itsController' },
        JSON.parse(`{"op": "if", "count": "hand", "then": ${JSON.stringify(perhaps)}}`),
      ),
    },
    'cards',
  );
  const then = [
    {
      op: 'may',
      effects: [
        { op: 'takeBack', type: null },
        { op: 'untapSkill', who: 'you' },
      ],
    },
  ];
  expect(mine.modes).toEqual([
    [
      {
        op: 'damage',
        amount: { count: 'itsAttack', each: 1, plus: 0, atMost: null },
        to: { target: { ...FILTER, side: 'enemy' } },
      },
      { op: 'change', attack: 1, defense: 0, to: 'it' },
      { op: 'destroy', to: { all: { ...FILTER, what: 'enchantment' } } },
      { op: 'draw', amount: 1, who: 'you' },
      { op: 'discard', amount: 1, who: 'opponent' },
      { op: 'tire', amount: 2, who: 'opponent' },
      { op: 'rest', amount: 1, who: 'itsController' },
      { op: 'if', count: 'hand', atLeast: 1, then, otherwise: [] },
    ],
  ]);
});

test('S1305: effects alone are one option, lists of them several to choose from', () => {
  const read = (modes: unknown) => readCustomCards({ mine: { type: 'spell', modes } }, 'cards').mine.modes;
  const draw = { op: 'draw', amount: 1, who: 'you' };
  expect(read({ op: 'draw' })).toEqual([[draw]]);
  expect(read([{ op: 'draw' }, { op: 'draw' }])).toEqual([[draw, draw]]);
  expect(read([[{ op: 'draw' }], { op: 'draw' }])).toEqual([[draw], [draw]]);
});

test('every card of the box, written as JSON, is read as it is', () => {
  for (const [id, card] of boxCards) {
    const { name, picture, copies, instead, ...read } = readCustomCards(
      { copy: JSON.parse(JSON.stringify(card)) },
      'cards',
    ).copy;
    expect(read, id).toEqual(card);
  }
});

test('a card of a match’s own is played like any other, and comes back from its own JSON', () => {
  const cards = { imp: summoning({ cost: 1 }), spark: spell({ op: 'loseLife', amount: 1 }) };
  const options = readOptions({ cards });
  const state = loadPosition({ A: { hand: ['imp', 'spark'] } }, options, 'seed');
  const keys = sunMoon.view(state, 0).decision?.options.map(({ key }) => key) ?? [];
  expect(keys).toEqual(expect.arrayContaining(['play:imp', 'play:spark', 'end']));
  expect(readOptions(shortenOptions(options))).toEqual(options);
});

test('S302: a deck may hold them, as many as their rarity allows', () => {
  const cards = { imp: summoning({ rarity: 'rare', class: 'warlock' }) };
  const deck = (imps: number) => ({
    class: 'warlock',
    cards: {
      imp: imps,
      hiredSword: 4,
      ironTortoise: 4,
      fordOgre: 4,
      noonHound: 4,
      kilnGiant: 4,
      ashCrow: 4,
      emberBrand: 4,
    },
  });
  expect(wrongWith(readOptions, { cards, deckA: deck(2) })).toBe('nothing is wrong');
  expect(wrongWith(readOptions, { cards, deckA: deck(3) })).toContain('3 copies of imp; 2 are allowed');
});

test('SR06: copies are dealt into the piles of a draft, which have room for all of them', () => {
  const many = (clan: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`${clan}${i}`, summoning({ class: clan, copies: 4 })]));
  const sizes = (cards: object) => {
    const state = sunMoon.setup('copies', readOptions({ mode: 'draft', classA: 'warlock', cards }), null);
    return sunMoon.view(state, 'watcher').players.map(({ draft }) => draft?.pileSize);
  };
  expect(sizes(many('warlock', 5))).toEqual([90 + MOST_ADDED, 90]);
  expect(sizes(many('neutral', 5))).toEqual([100, 100]);
  expect(sizes({ odd: summoning({ copies: 3 }) })).toEqual([91, 91]);
  expect(90 + MOST_ADDED).toBeLessThanOrEqual(PILE_ROOM);
});

describe('what is wrong is named by its path', () => {
  const hurt = { op: 'loseLife', amount: 1 };
  const aimed = { op: 'tap', to: { target: 'enemy' } };
  test.each([
    [{ type: 'potion' }, 'cards.mine.type: must be one of summoning, spell, enchantment'],
    ['hiredSword', 'cards.mine.type: must be one of'],
    [summoning({ class: 'bard' }), 'cards.mine.class: must be one of warlock, paladin, neutral'],
    [summoning({ rarity: 'mythic' }), 'cards.mine.rarity: must be one of common, rare, legendary'],
    [summoning({ cost: 7 }), 'cards.mine.cost: must be a whole number from 0 to 6'],
    [summoning({ attack: 31 }), 'cards.mine.attack: must be a whole number from 0 to 30'],
    [summoning({ defense: 0 }), 'cards.mine.defense: must be a whole number from 1 to 30'],
    [{ type: 'summoning' }, 'cards.mine.defense: must be a whole number from 1 to 30'],
    [summoning({ copies: 5 }), 'cards.mine.copies: must be a whole number from 0 to 4'],
    [summoning({ name: '' }), 'cards.mine.name: must be 1 to 40 letters'],
    [summoning({ keywords: ['flying'] }), 'cards.mine.keywords[0]: must be one of fast, ready, pierce,'],
    [summoning({ keywords: ['fast', 'fast'] }), 'cards.mine.keywords: names fast twice'],
    [{ ...spell(hurt), keywords: ['ready'] }, 'cards.mine.keywords[0]: must be one of fast'],
    [summoning({ gives: { attack: 1 } }), 'cards.mine.gives: is not known'],
    [summoning({ enchants: {} }), 'cards.mine.enchants: is not known'],
    [{ ...spell(hurt), attack: 2 }, 'cards.mine.attack: is not known'],
    [{ ...spell(hurt), when: { startTurn: hurt } }, 'cards.mine.when: is not known'],
    [{ ...spell(hurt), abilities: [{}] }, 'cards.mine.abilities: is not known'],
    [{ type: 'spell' }, 'cards.mine.modes: must be what the spell does'],
    [{ type: 'spell', modes: [[]] }, 'cards.mine.modes[0]: must be at least one effect'],
    [{ type: 'spell', modes: Array.from({ length: 5 }, () => [hurt]) }, 'cards.mine.modes: must be at most 4 options'],
    [enchantment({ modes: [hurt] }), 'cards.mine.modes: is not known'],
    [enchantment({ enchants: 'player' }), 'cards.mine.enchants.what: must be summoning'],
    [enchantment({ gives: { attack: 31 } }), 'cards.mine.gives.attack: must be a whole number from -30 to 30'],
    [enchantment({ gives: { traits: ['fast'] } }), 'cards.mine.gives.traits[0]: must be one of pierce,'],
    [
      enchantment({ when: { destroyed: hurt } }),
      'cards.mine.when.destroyed: is not known; there are startTurn, overflow',
    ],
    [enchantment({ when: { hits: hurt } }), 'cards.mine.when.hits: is not known'],
    [summoning({ when: { dusk: hurt } }), 'cards.mine.when.dusk: is not known; there are startTurn, destroyed,'],
    [summoning({ when: { hits: [] } }), 'cards.mine.when.hits: must be at least one effect'],
    [summoning({ abilities: Array.from({ length: 4 }, () => ({})) }), 'cards.mine.abilities: must be at most 3'],
    [able({}, hurt), 'cards.mine.abilities.price: must have "tap": true or at least 1 fatigue'],
    [able({ discardX: 1 }, hurt), 'cards.mine.abilities.price: must have "tap": true or at least 1 fatigue'],
    [able({ fatigue: 7 }, hurt), 'cards.mine.abilities.price.fatigue: must be a whole number from 0 to 6'],
    [able({ fatigue: 4, fatigueX: 3 }, hurt), 'cards.mine.abilities.price: nobody can pay more than 6 fatigue'],
    [able(undefined, hurt), 'cards.mine.abilities.price: must be an object'],
    [able({ tap: true }), 'cards.mine.abilities.modes: must be what the ability does'],
    [
      able({ tap: true }, { ...hurt, amount: { count: 'x' } }),
      'modes[0].amount.count: "x" is known in an ability whose',
    ],
    [spell({ ...hurt, amount: { count: 'x' } }), 'cards.mine.modes[0].amount.count: "x" is known in an ability'],
    [spell({ op: 'explode' }), 'cards.mine.modes[0].op: must be one of damage,'],
    [{ type: 'spell', modes: { op: 'explode' } }, 'cards.mine.modes.op: must be one of damage,'],
    [spell({ op: 'loseLife' }), 'cards.mine.modes[0].amount: must be a number, or an amount such as'],
    [spell({ ...hurt, amount: 100 }), 'cards.mine.modes[0].amount: must be a whole number from 1 to 99'],
    [spell({ ...hurt, amount: 0 }), 'cards.mine.modes[0].amount: must be a whole number from 1 to 99'],
    [spell({ ...hurt, to: 'opponent' }), 'cards.mine.modes[0].to: is not known; there are op, amount, who'],
    [spell({ ...hurt, who: 'me' }), 'cards.mine.modes[0].who: must be one of you, opponent, eachPlayer, itsController'],
    [
      spell({ ...hurt, who: 'itsController' }),
      'cards.mine.modes[0].who: "itsController" needs an effect with "target"',
    ],
    [spell({ op: 'destroy', to: 'it' }), 'cards.mine.modes[0].to: "it" needs an effect with "target" before it'],
    [spell({ op: 'destroy', to: 'this' }), 'cards.mine.modes[0].to: "this" is a card in play, and a spell never is'],
    [summoning({ modes: { op: 'untap', to: 'this' } }), 'cards.mine.modes.to: "this" is not in play here (SR31)'],
    [summoning({ when: { destroyed: { op: 'return', to: 'this' } } }), 'when.destroyed.to: "this" is not in play here'],
    [spell({ op: 'destroy', to: 'all' }), 'cards.mine.modes[0].to: must be one of this, it, you,'],
    [spell({ op: 'destroy', to: {} }), 'cards.mine.modes[0].to: must have either "target" or "all"'],
    [spell({ op: 'destroy', to: 'you' }), 'cards.mine.modes[0].to: "destroy" works on summoning or enchantment only'],
    [spell({ op: 'destroy', to: { all: 'player' } }), '"destroy" works on summoning or enchantment only'],
    [spell({ op: 'change', attack: 1, to: { target: 'enchantment' } }), '"change" works on summoning only'],
    [spell({ op: 'damage', amount: 1, to: { all: 'enchantment' } }), '"damage" works on summoning or player or'],
    [spell({ op: 'change', to: { target: 'own' } }), 'cards.mine.modes[0]: must change some "attack" or "defense"'],
    [spell({ op: 'grant', trait: 'ready', to: { all: {} } }), 'cards.mine.modes[0].trait: must be one of pierce,'],
    [spell({ op: 'tap', to: { target: 'king' } }), 'modes[0].to.target: must be one of summoning, player,'],
    [
      spell({ op: 'damage', amount: 1, to: { target: { what: 'player', maxCost: 2 } } }),
      'target.maxCost: is about cards',
    ],
    [spell({ op: 'destroy', to: { target: { what: 'enchantment', maxAttack: 2 } } }), 'maxAttack: is about summonings'],
    [spell({ op: 'tap', to: { target: { other: true } } }), 'target.other: leaves out this card itself'],
    [spell({ op: 'takeBack', type: 'relic' }), 'cards.mine.modes[0].type: must be one of summoning,'],
    [spell({ ...hurt, amount: { count: 'itsDefense' } }), 'amount.count: "itsDefense" needs an effect with "target"'],
    [spell(aimed, aimed, aimed), 'cards.mine.modes[2].to: one list of effects has at most 2 targets'],
    [spell({ op: 'may', effects: [aimed] }), 'modes[0].effects[0].to: no target can stand inside "may" or "if"'],
    [spell({ op: 'may', effects: [] }), 'cards.mine.modes[0].effects: must be at least one effect'],
    [spell({ op: 'if', count: 'hand' }), 'cards.mine.modes[0]: must have effects in "then" or "otherwise"'],
    [spell({ op: 'if', count: 'luck' }), 'cards.mine.modes[0].count: must be one of x,'],
    [spell(...Array.from({ length: 9 }, () => hurt)), 'cards.mine.modes: must be at most 8 effects'],
  ])('%j', (card, message) => {
    expect(wrong(card)).toContain(message);
  });

  test('an enchantment means its bearer by "it", but not where it aims at something else', () => {
    const ability = (...modes: readonly unknown[]) => enchantment({ abilities: { price: { tap: true }, modes } });
    const onIt = { op: 'change', attack: { count: 'itsAttack' }, to: 'it' };
    expect(wrong(ability(onIt, { op: 'rest', amount: 1, who: 'itsController' }))).toBe('nothing is wrong');
    expect(wrong(ability(aimed, onIt))).toBe('nothing is wrong');
    expect(wrong(ability(onIt, aimed))).toContain(
      'modes[0].to: "it" needs an effect with "target" before it; it is the bearer only where nothing else is aimed at',
    );
    expect(wrong(ability({ op: 'destroy', to: 'this' }))).toBe('nothing is wrong');
    expect(wrong(ability({ op: 'change', attack: 1, to: 'this' }))).toContain('"change" works on summoning only');
  });

  test('effects do not stand inside each other without end', () => {
    const inside = (deep: number): object => (deep === 0 ? hurt : { op: 'may', effects: inside(deep - 1) });
    expect(wrong(spell(inside(3)))).toBe('nothing is wrong');
    expect(wrong(spell(inside(4)))).toContain('effects stand inside each other at most 3 deep');
  });

  test('ids of the box, strange ids and too many cards are refused', () => {
    const card = summoning();
    expect(() => readCustomCards({ hiredSword: card }, 'cards')).toThrow('cards.hiredSword: is a card of the box');
    expect(() => readCustomCards({ 'My Card': card }, 'cards')).toThrow('cards.My Card: an id is letters and digits');
    const many = Object.fromEntries(Array.from({ length: MOST_CUSTOM_CARDS + 1 }, (_, i) => [`card${i}`, card]));
    expect(() => readCustomCards(many, 'cards')).toThrow(`cards: must be at most ${MOST_CUSTOM_CARDS} cards`);
    const full = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`card${i}`, { ...card, copies: 4 }]));
    expect(() => readCustomCards(full, 'cards')).toThrow(`cards: must add at most ${MOST_ADDED} copies to the draft`);
    expect(() => readCustomCards([], 'cards')).toThrow('cards: must be an object');
  });
});
