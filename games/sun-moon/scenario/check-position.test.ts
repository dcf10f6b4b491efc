// Where does what is possible end? Each limit of a position from both sides: the last that can be, the first that can't.

import { describeEdges, type Edge, whyNot } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { sunMoon } from '../rules/rules.ts';
import { OUT_ROOM } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';

/** Numbers that no balance changes. */
const cards = {
  sword: { type: 'summoning', cost: 2, attack: 3, defense: 2 },
  staff: { type: 'enchantment', cost: 1, enchants: 'own', gives: { attack: 1, defense: 2 } },
  fetter: { type: 'enchantment', cost: 1, enchants: 'enemy', gives: { attack: -1, defense: -1 } },
  ribbon: { type: 'enchantment', cost: 1, enchants: 'both', gives: { attack: 2 } },
  sunward: { type: 'summoning', class: 'warlock', cost: 1, attack: 1, defense: 1 },
  moonward: { type: 'summoning', class: 'paladin', cost: 1, attack: 1, defense: 1 },
};
const placed = (position: object, options: object = {}): State =>
  loadPosition(position, sunMoon.options({ cards, ...options }), 'the edge of what is possible');
const why = (position: object, options: object = {}): string | null => whyNot(() => placed(position, options));

const one = (summoning: object, more: object = {}) => ({
  A: { summonings: [{ card: 'sword', ...summoning }], ...more },
});
const worn = (...enchantments: readonly unknown[]) => one({ enchantments });
const BEST = { constructedMatches: 'bestOf3' };
const DRAFT = { mode: 'draft' };
const mulligan = { phase: 'mulligan' };

const EDGES: readonly Edge[] = [
  [
    'S501: the starter has the odd turns',
    { turn: 3, starter: 'A', active: 'A' },
    { turn: 3, starter: 'A', active: 'B' },
    'position.turn: turn 3 is A’s when A is the starter',
  ],
  [
    'S501: the other player the even ones',
    { turn: 4, starter: 'B', active: 'A' },
    { turn: 4, starter: 'B', active: 'B' },
    'position.turn: turn 4 is A’s when B is the starter',
  ],
  ['SR50: the last turn', { turn: 100 }, { turn: 101 }, 'position.turn: must be from 1 to 100'],
  ['the first turn', { turn: 1 }, { turn: 0 }, 'position.turn: must be from 1 to 100'],
  [
    'S403: before the first turn',
    { ...mulligan, turn: 0 },
    { ...mulligan, turn: 1 },
    'position.turn: must be 0 before the first turn',
  ],
  [
    'S404: nobody has begun in a mulligan',
    { ...mulligan, active: 'A' },
    { ...mulligan, active: 'B' },
    'position.active: must be left out',
  ],
  [
    'S402: four cards in a mulligan',
    { ...mulligan, A: { hand: ['4 sword'] } },
    { ...mulligan, A: { hand: ['5 sword'] } },
    'position.A.hand: must be at most 4 cards in a mulligan',
  ],
  [
    'nothing in play in a mulligan',
    mulligan,
    { ...mulligan, ...one({}) },
    'position.A.summonings: must be empty in a mulligan',
  ],
  [
    'nothing discarded in a mulligan',
    mulligan,
    { ...mulligan, B: { discards: ['sword'] } },
    'position.B.discards: must be empty in a mulligan',
  ],
  ['SR10: one match decides', { match: 1 }, { match: 2 }, 'position.match: this is no tournament; set the option'],
  ['SR10: and nobody has won one', { A: { wins: 0 } }, { B: { wins: 1 } }, 'position.A.wins: this is no tournament'],
  [
    'SR04: a match after every win',
    { match: 3, A: { wins: 1 }, B: { wins: 1 } },
    { match: 2, A: { wins: 1 }, B: { wins: 1 } },
    'position.match: must be at least 3 after 2 wins',
    BEST,
  ],
  ['SR04: the last match', { match: 5 }, { match: 6 }, 'position.match: must be a whole number from 1 to 5', BEST],
  [
    'SR04: two wins end it',
    { A: { wins: 1 } },
    { A: { wins: 2 } },
    'position.A.wins: must be a whole number from 0 to 1',
    BEST,
  ],
  [
    'S401: a deck has 30 cards, wherever they lie',
    { A: { deck: ['10 sword'], hand: ['10 sword'], discards: ['9 sword'], summonings: ['sword'] } },
    { A: { deck: ['10 sword'], hand: ['10 sword'], discards: ['10 sword'], summonings: ['sword'] } },
    'position.A: owns 31 cards; a deck has 30',
  ],
  [
    'S1301: enchantments count for who played them',
    { A: { deck: ['29 sword'] }, B: { deck: ['29 sword'], summonings: [{ card: 'sword', enchantments: ['fetter'] }] } },
    { A: { deck: ['30 sword'] }, B: { deck: ['29 sword'], summonings: [{ card: 'sword', enchantments: ['fetter'] }] } },
    'position.A: owns 31 cards',
  ],
  [
    'SR09: cards of the own class and neutral ones',
    { A: { class: 'warlock', hand: ['sunward', 'sword'] } },
    { A: { class: 'warlock', hand: ['sword', 'moonward'] } },
    'position.A.class: is warlock, but moonward belongs to another class (SR09)',
  ],
  [
    'SR09: in the deck too',
    { A: { class: 'paladin', deck: ['moonward'] } },
    { A: { class: 'paladin', deck: ['sunward'] } },
    'position.A.class: is paladin, but sunward belongs',
  ],
  [
    'S203: a draft has one of each class',
    { A: { hand: ['sunward'] }, B: { hand: ['moonward'] } },
    { A: { hand: ['sunward'] }, B: { hand: ['sunward'] } },
    'position.B.class: must be paladin: a draft has one of each',
    DRAFT,
  ],
  [
    'cards known are in hand, each as often',
    { A: { hand: ['2 sword'], known: ['2 sword'] } },
    { A: { hand: ['2 sword'], known: ['3 sword'] } },
    'position.A.known: sword is not so often in "hand"',
  ],
  [
    'SR36: the cap of life',
    { A: { life: 15 } },
    { A: { life: 16 } },
    'position.A.life: must be at most 15 with the option lifeCap',
    { lifeCap: 15 },
  ],
  [
    'S102: somebody with no life has lost',
    { A: { life: 1 } },
    { A: { life: 0 } },
    'position.A.life: must be a whole number from 1',
  ],
  [
    'S904: fatigue goes to 6',
    { A: { fatigue: 6 } },
    { A: { fatigue: 7 } },
    'position.A.fatigue: must be a whole number from 0 to 6',
  ],
  [
    'S209: a draft leaves cards out',
    { A: { out: [] } },
    { A: { out: ['sword'] } },
    'position.A.out: must be empty: only a draft leaves cards out',
  ],
  [
    `S209: ${OUT_ROOM} at the most`,
    { A: { out: [`${OUT_ROOM} sword`] } },
    { A: { out: [`${OUT_ROOM + 1} sword`] } },
    `position.A.out: must be at most ${OUT_ROOM} cards`,
    DRAFT,
  ],
  [
    'S1301: an own enchantment',
    worn({ card: 'staff', owner: 'A' }),
    worn({ card: 'staff', owner: 'B' }),
    'enchantments[0].owner: must be A: staff goes on own summonings',
  ],
  [
    'S1301: an enchantment of the enemy',
    worn({ card: 'fetter', owner: 'B' }),
    worn({ card: 'fetter', owner: 'A' }),
    'enchantments[0].owner: must be B: fetter goes on enemy summonings',
  ],
  [
    'S1301: an enchantment on anybody',
    worn({ card: 'ribbon', owner: 'B' }, { card: 'ribbon', owner: 'A' }),
    worn('sword'),
    'enchantments[0]: must be a card of type enchantment',
  ],
  [
    'damage that leaves 1 defence',
    one({ damage: 1 }),
    one({ damage: 2 }),
    'position.A.summonings[0]: has 0 defence, so it would be gone',
  ],
  [
    'defense up to the whole',
    one({ defense: 4, enchantments: ['staff'] }),
    one({ defense: 5, enchantments: ['staff'] }),
    'summonings[0].defense: must be at most 4 here',
  ],
  [
    'defense that damage leaves',
    one({ defense: 1, damage: 1 }),
    one({ defense: 2, damage: 1 }),
    'summonings[0].defense: must be 1 with this damage, or left out',
  ],
  [
    'attack as it counts now',
    one({ attack: 4, enchantments: ['staff'] }),
    one({ attack: 3, enchantments: ['staff'] }),
    'summonings[0].attack: must be 4 here, or left out',
  ],
  [
    'a change until the end of the turn',
    one({ attack: 1, turn: { attack: -2 } }),
    one({ attack: 3, turn: { attack: -2 } }),
    'summonings[0].attack: must be 1 here',
  ],
  [
    'an enchantment enters after its bearer',
    one({ entered: 2, enchantments: [{ card: 'staff', entered: 3 }] }),
    one({ entered: 3, enchantments: [{ card: 'staff', entered: 2 }] }),
    'enchantments[0].entered: must be later than that of its bearer',
  ],
  [
    'everything enters at a time of its own',
    { ...one({ entered: 1 }), B: { summonings: [{ card: 'sword', entered: 2 }] } },
    { ...one({ entered: 2 }), B: { summonings: [{ card: 'sword', entered: 2 }] } },
    'position.B.summonings[0].entered: 2 is said twice',
  ],
  [
    'a row is in order of entering',
    { A: { summonings: [{ card: 'sword', entered: 1 }, 'sword', { card: 'sword', entered: 2 }] } },
    { A: { summonings: [{ card: 'sword', entered: 3 }, 'sword', { card: 'sword', entered: 2 }] } },
    'position.A.summonings[2].entered: must be later than that of the one before it',
  ],
  [
    'the first to enter',
    one({ entered: 1 }),
    one({ entered: 0 }),
    'summonings[0].entered: must be a whole number from 1',
  ],
  ['no chain', { chain: [] }, { chain: {} }, 'position.chain: must be empty'],
  ['nothing aside', { A: { aside: [] } }, { A: { aside: ['sword'] } }, 'position.A.aside: must be empty'],
  [
    'a row is a list',
    { A: { summonings: [] } },
    { A: { summonings: 'sword' } },
    'position.A.summonings: must be a list such as',
  ],
  ['so are enchantments', worn(), one({ enchantments: 'staff' }), 'summonings[0].enchantments: must be a list such as'],
];

describeEdges(EDGES, placed);

describe('beyond an edge that an option moves', () => {
  test('a draft is a tournament, so that there are wins and further matches', () => {
    expect(why({ match: 2, B: { wins: 1 } }, DRAFT)).toBeNull();
  });
});

describe('what follows from the rest of a position', () => {
  const told = (position: object, options: object = {}) => view(placed(position, options), 'watcher');

  test('S501: whose turn it is follows from the turn and the starter, and the starter from the two', () => {
    const moment = (position: object) => {
      const { turn, active, starter } = told(position);
      return `${turn} ${'AB'[active]} ${'AB'[starter]}`;
    };
    expect(moment({ turn: 5, starter: 'B' })).toBe('5 B B');
    expect(moment({ turn: 6, starter: 'B' })).toBe('6 A B');
    expect(moment({ turn: 5, starter: 'A' })).toBe('5 A A');
    expect(moment({ turn: 6, active: 'B' })).toBe('6 B A');
    expect(moment({ turn: 5, active: 'A' })).toBe('5 A A');
    expect(moment({ turn: 5 })).toBe('5 A A');
    expect(moment({ active: 'A', starter: 'B' })).toBe('4 A B');
    expect(moment({ active: 'B', starter: 'B' })).toBe('3 B B');
    expect(moment({ ...mulligan, starter: 'B' })).toBe('0 A B');
    expect(moment(mulligan)).toBe('0 A A');
  });

  test('a match of a tournament follows on the wins before it', () => {
    expect(told({}, BEST).match).toBe(1);
    expect(told({ A: { wins: 1 }, B: { wins: 1 } }, BEST).match).toBe(3);
    expect(told({ match: 4, A: { wins: 1 } }, BEST)).toMatchObject({ match: 4, players: [{ wins: 1 }, { wins: 0 }] });
  });

  test('a class follows from what is said, from the first card that has one, or from the options', () => {
    const classes = (position: object, options: object = {}) =>
      told(position, options).players.map((player) => player.class);
    expect(classes({ A: { hand: ['sword', 'moonward'] }, B: { class: 'warlock' } })).toEqual(['paladin', 'warlock']);
    expect(classes({ A: { discards: ['moonward'] }, B: { deck: ['sunward'] } })).toEqual(['paladin', 'warlock']);
    expect(classes({}, { deckA: 'tidewatch', deckB: 'debtOfAsh' })).toEqual(['paladin', 'warlock']);
    expect(classes({ B: { hand: ['moonward'] } }, DRAFT)).toEqual(['warlock', 'paladin']);
    expect(classes({ A: { hand: ['moonward'] } }, DRAFT)).toEqual(['paladin', 'warlock']);
    expect(classes({ B: { hand: ['sunward'] } }, DRAFT)).toEqual(['paladin', 'warlock']);
    expect(classes({}, DRAFT)).toEqual(['warlock', 'paladin']);
    expect(classes({}, { ...DRAFT, classA: 'paladin' })).toEqual(['paladin', 'warlock']);
  });

  test('a deck that is left out is filled up to 30 cards with two plain ones in turn', () => {
    const state = placed({ A: { hand: ['sword', 'sword'], discards: ['sword'] }, B: { deck: [] } });
    expect(view(state, 0).players[0].list).toHaveLength(30);
    const [a, b] = view(state, 'watcher').players;
    expect([a.deckSize, b.deckSize]).toEqual([27, 0]);
    const list = view(state, 0).players[0].list ?? [];
    expect(['hiredSword', 'fordOgre'].map((id) => list.filter((one) => one === id).length)).toEqual([14, 13]);
  });

  test('cards that do not say when they enter do so after those that say it, as they are written', () => {
    const state = placed({
      A: {
        summonings: ['sword', { card: 'sword', entered: 7, enchantments: ['staff', { card: 'ribbon', entered: 8 }] }],
      },
      B: { summonings: ['sword'] },
    });
    const [a, b] = view(state, 'watcher').players;
    const times = [...a.summonings, ...b.summonings].map(({ card, entered }) => `${card} ${entered}`);
    expect(times).toEqual(['sword 7', 'sword 9', 'sword 11']);
    expect(a.summonings[0].enchantments.map(({ card, entered }) => `${card} ${entered}`)).toEqual([
      'ribbon 8',
      'staff 10',
    ]);
  });

  test('what is said of a skill card, a tapped card and a part of the hand is so', () => {
    const side = { skillTapped: true, fatigue: 4, life: 20, hand: ['2 sword', 'staff'], known: ['sword', 'staff'] };
    const state = placed({ B: { ...side, summonings: [{ card: 'sword', tapped: true, damage: 1 }] } });
    expect(view(state, 0).players[1]).toMatchObject({
      ...{ skillTapped: true, skillUsed: false, fatigue: 4, life: 20, handSize: 3, known: ['sword', 'staff'] },
      summonings: [{ tapped: true, damage: 1, defense: 1 }],
    });
    expect(view(placed({ A: { skillUsed: true } }), 1).players[0]).toMatchObject({
      skillTapped: false,
      skillUsed: true,
    });
  });
});
