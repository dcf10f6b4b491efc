// Where does what is possible end? Each limit of a position from both sides: the last that can be, the first that can't.

import { describeEdges, type Edge } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { battleground } from '../rules/rules.ts';
import { MARKET_ROOM, REMOVED_ROOM } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { loadPosition } from './load-position.ts';

/** Numbers that no balance changes. */
const cards = {
  plain: { type: 'summon', cost: 'W2 R1', attack: 1, hp: 3 },
  banner: { type: 'summon', attack: 1, hp: 3, auras: { aura: 'give', to: 'adjacentAllies', attack: 2, defence: 1 } },
  song: { type: 'sorcery', auras: { aura: 'give', to: 'allies', attack: 1 } },
  hex: {
    type: 'sorcery',
    text: { op: 'enchant', to: { target: 'foe' } },
    enchantment: { duration: 3, effects: { op: 'damage', amount: 1, to: 'enchanted' } },
  },
};
const placed = (position: object, options: object = {}): State =>
  loadPosition(position, battleground.options({ cards, ...options }), 'the edge of what is possible');

const one = (summon: object) => ({ board: { c3: { card: 'plain', ...summon } } });
const prepared = (more: object) => ({ A: { prepared: [{ card: 'plain', ...more }] } });
const hex = (more: object) => ({ board: { c3: 'B plain' }, A: { area: [{ card: 'hex', ...more }] } });
const none = { crystals: '' };

const EDGES: readonly Edge[] = [
  [
    'BR10: the starter has the odd turns',
    { turn: 3, starter: 'A', active: 'A' },
    { turn: 3, starter: 'A', active: 'B' },
    'position.turn: turn 3 is A’s when A is the starter',
  ],
  [
    'BR10: the other the even ones',
    { turn: 4, starter: 'B', active: 'A' },
    { turn: 4, starter: 'B', active: 'B' },
    'position.turn: turn 4 is A’s when B is the starter',
  ],
  [
    'BR75: the last turn',
    { turn: 100 },
    { turn: 101 },
    'position.turn: must be at most 100: so many turns has the match',
  ],
  [
    'BR75: the last turn of a short match',
    { turn: 14 },
    { turn: 15 },
    'position.turn: must be at most 14',
    { roundLimit: 7 },
  ],
  ['the first turn', { turn: 1 }, { turn: 0 }, 'position.turn: must be a whole number from 1'],
  [
    'B1005: coins are left in the first pool',
    { pools: [1, 10] },
    { pools: [0, 10] },
    'position.pools[0]: must be from 1 to 6',
  ],
  ['B1005: six at the most', { pools: [6, 10] }, { pools: [7, 10] }, 'position.pools[0]: must be from 1 to 6'],
  [
    'B1005: the second is full until then',
    { pools: [3, 10] },
    { pools: [3, 9] },
    'position.pools[1]: must be 10 in game phase 1',
  ],
  [
    'B1005: the first is empty after that',
    { gamePhase: 2, pools: [0, 10] },
    { gamePhase: 2, pools: [1, 10] },
    'position.pools[0]: must be 0 in game phase 2',
  ],
  [
    'B1005: coins are left in the second',
    { gamePhase: 2, pools: [0, 1] },
    { gamePhase: 2, pools: [0, 0] },
    'position.pools[1]: must be from 1 to 10',
  ],
  [
    'B1005: in the third phase none is left',
    { gamePhase: 3, pools: [0, 0] },
    { gamePhase: 3, pools: [0, 1] },
    'position.pools[1]: must be 0 in game phase 3',
  ],
  [
    'BR24: nine crystals of a colour',
    { crystals: 'W9 B9' },
    { crystals: 'W9 B10' },
    'position.crystals.blue: there are at most 9 of each colour',
  ],
  [
    'BR85: ten in a play area',
    { A: { area: Array(10).fill('song') } },
    { A: { area: Array(11).fill('song') } },
    'position.A.area: holds 11; there is room for 10 (BR85)',
  ],
  [
    'B509: charges up to the cost',
    prepared({ charges: 'W2 R1' }),
    prepared({ charges: 'W2 R2' }),
    'position.A.prepared[0].charges: plain costs 1 red, so that many red charges at most (B509)',
  ],
  [
    'B509: of its own colours',
    prepared({ charges: 'W1' }),
    prepared({ charges: 'B1' }),
    'position.A.prepared[0].charges: plain costs 0 blue',
  ],
  [
    'prepared until now',
    { turn: 3, ...prepared({ since: 3 }) },
    { turn: 3, ...prepared({ since: 4 }) },
    'position.A.prepared[0].since: must be at most 3, this turn',
  ],
  [
    'B107: two slots',
    { A: { prepared: ['plain', 'plain'] } },
    { A: { prepared: ['plain', null, null] } },
    'position.A.prepared: there are 2 slots',
  ],
  [
    'a row of the market',
    { market: { 1: { row: ['4 plain'] } } },
    { market: { 1: { row: ['5 plain'] } } },
    'position.market.1.row: shows at most 4 spells',
  ],
  [
    'a tier that is open',
    { gamePhase: 2, market: { 2: { row: ['plain'] } } },
    { gamePhase: 1, market: { 2: { row: ['plain'] } } },
    'position.market.2: is not open in game phase 1',
  ],
  [
    'a tier that is not open has a deck alone',
    { market: { 3: { deck: ['plain'] } } },
    { market: { 3: { pile: ['plain'] } } },
    'position.market.3: is not open in game phase 1',
  ],
  [
    'and is not turned over',
    { gamePhase: 3, market: { 3: { turnedOver: true } } },
    { gamePhase: 2, market: { 3: { turnedOver: true } } },
    'position.market.3: is not open in game phase 2',
  ],
  [
    'the room of a tier',
    { ...none, market: { 1: { row: ['2 plain'], deck: [`${MARKET_ROOM - 3} plain`], pile: ['plain'] } } },
    { ...none, market: { 1: { row: ['2 plain'], deck: [`${MARKET_ROOM - 3} plain`], pile: ['2 plain'] } } },
    `position.market.1: holds ${MARKET_ROOM + 1} spells; there is room for ${MARKET_ROOM}`,
  ],
  [
    'the room for what is removed',
    { removed: [`${REMOVED_ROOM} plain`] },
    { removed: [`${REMOVED_ROOM + 1} plain`] },
    `position.removed: there is room for ${REMOVED_ROOM}`,
  ],
  [
    'the room of a deck: all that a player owns and could buy',
    {
      board: { c1: 'plain', c2: 'B plain' },
      market: { 1: { row: ['2 plain'], deck: ['plain'], pile: ['plain'] } },
      A: {
        deck: ['50 plain'],
        hand: ['5 plain'],
        pile: ['4 plain'],
        retained: ['plain'],
        prepared: ['plain'],
        area: ['song', 'song'],
      },
    },
    {
      board: { c1: 'plain', c2: 'B plain' },
      market: { 1: { row: ['2 plain'], deck: ['plain'], pile: ['plain'] } },
      A: {
        deck: ['50 plain'],
        hand: ['5 plain'],
        pile: ['4 plain'],
        retained: ['plain'],
        prepared: ['plain', 'plain'],
        area: ['song', 'song'],
      },
    },
    'position.A: owns 65 spells, and 40 are for sale; a deck has room for 104',
  ],
  ['20 life', { A: { life: 20 } }, { A: { life: 21 } }, 'position.A.life: must be a whole number from 1 to 20'],
  [
    'B1004: exp up to a coin',
    { A: { exp: 2 } },
    { A: { exp: 3 } },
    'position.A.exp: must be a whole number from 0 to 2',
  ],
  ['a summon that stands', one({ hp: 1 }), one({ hp: 0 }), 'position.board.c3.hp: must be a whole number from 1'],
  [
    'an Attack as it counts now',
    one({ attack: 2, die: 2 }),
    one({ attack: 3, die: 2 }),
    'position.board.c3.attack: must be 2 here, or left out',
  ],
  [
    'an Attack with what others give',
    { board: { c2: 'banner', c3: { card: 'plain', attack: 2 } } },
    { board: { c2: 'banner', c3: { card: 'plain', attack: 1 } } },
    'position.board.c3.attack: must be at least 2, which others give it',
  ],
  [
    'an area that gives to all',
    { ...one({ attack: 1 }), A: { area: ['song'] } },
    { ...one({ attack: 0 }), A: { area: ['song'] } },
    'position.board.c3.attack: must be at least 1',
  ],
  [
    'tokens on somebody who stands there',
    hex({ on: ['c3'] }),
    hex({ on: ['c4'] }),
    'position.A.area[0].on[0]: nobody stands there',
  ],
  [
    'a field of the board',
    hex({ on: ['c3', 'B'] }),
    hex({ on: ['c3', 'f6'] }),
    'position.A.area[0].on[1]: must be a field from a1 to e5',
  ],
  [
    'tokens of an enchantment',
    hex({ tokens: 1 }),
    hex({ tokens: 0 }),
    'position.A.area[0].tokens: must be a whole number from 1',
  ],
  [
    'an Aura has none',
    { A: { area: [{ card: 'song', tokens: 0 }] } },
    { A: { area: [{ card: 'song', tokens: 1 }] } },
    'position.A.area[0].tokens: must be a whole number from 0 to 0',
  ],
  [
    'B1111: a shape of its own',
    {
      A: {
        area: [
          { card: 'hex', shape: 1 },
          { card: 'hex', shape: 2 },
        ],
      },
    },
    {
      A: {
        area: [
          { card: 'hex', shape: 2 },
          { card: 'hex', shape: 2 },
        ],
      },
    },
    'position.A.area[0].shape: is that of another enchantment (B1111)',
  ],
  [
    'everything enters at a time of its own',
    { board: { a1: { card: 'plain', entered: 1 }, b1: { card: 'plain', entered: 2 } } },
    { board: { a1: { card: 'plain', entered: 2 }, b1: { card: 'plain', entered: 2 } } },
    'position.board.a1.entered: is 2 for another one too',
  ],
  [
    'tokens that the area tells too',
    { ...hex({ on: { c3: 2 } }), board: { c3: { card: 'plain', owner: 'B', tokens: { hex: 2 } } } },
    { ...hex({ on: { c3: 2 } }), board: { c3: { card: 'plain', owner: 'B', tokens: { hex: 1 } } } },
    'position.board.c3.tokens: write the tokens where hex lies',
  ],
  [
    'tokens on a player that the area tells too',
    { A: { area: [{ card: 'hex', on: ['B'] }] }, B: { tokens: { hex: 1 } } },
    { A: { area: [{ card: 'hex', on: ['B'] }], tokens: { hex: 1 } } },
    'position.A.tokens: write the tokens where hex lies',
  ],
  [
    'a player who bears none',
    { A: { tokens: {} } },
    { A: { area: [{ card: 'hex', on: ['A'] }], tokens: {} } },
    'position.A.tokens: write the tokens where hex lies',
  ],
];

describeEdges(EDGES, placed);

describe('what follows from the rest of a position', () => {
  const told = (position: object, options: object = {}) => view(placed(position, options), 'watcher');

  test('BR10: whose turn it is follows from the turn and the starter, and the starter from the two', () => {
    const turnPoint = (position: object, options: object = {}) => {
      const { turn, active, starter } = told(position, options);
      return `${turn} ${'AB'[active]} ${'AB'[starter]}`;
    };
    expect(turnPoint({ turn: 5, starter: 'B' })).toBe('5 B B');
    expect(turnPoint({ turn: 6, starter: 'B' })).toBe('6 A B');
    expect(turnPoint({ turn: 5, starter: 'A' })).toBe('5 A A');
    expect(turnPoint({ turn: 6, active: 'B' })).toBe('6 B A');
    expect(turnPoint({ turn: 5, active: 'B' })).toBe('5 B B');
    expect(turnPoint({ turn: 5 })).toBe('5 A A');
    expect(turnPoint({ active: 'A', starter: 'B' })).toBe('4 A B');
    expect(turnPoint({}, { roundLimit: 1 })).toBe('1 A A');
    expect(turnPoint({ active: 'B' }, { roundLimit: 1 })).toBe('2 B A');
    expect(turnPoint({}, { roundLimit: 2 })).toBe('3 A A');
    expect(turnPoint({ turn: 301 }, { roundLimit: 'off' })).toBe('301 A A');
  });

  test('B1005: pools that are left out are empty before the phase, and full from it on', () => {
    expect([1, 2, 3].map((gamePhase) => told({ gamePhase }).pools)).toEqual([
      [6, 10],
      [0, 10],
      [0, 0],
    ]);
  });

  test('a die follows from the Attack, less what others give; what shows nothing stays as it is', () => {
    const die = (c3: object, area: readonly string[] = []) =>
      told({ board: { c3: { card: 'plain', ...c3 } }, A: { area } }).summons[0].attackDie;
    expect([
      die({}),
      die({ attack: 4 }),
      die({ attack: 4 }, ['song']),
      die({ attack: 0 }),
      die({ die: 0, attack: 0 }),
    ]).toEqual([1, 4, 3, 0, 0]);
  });

  test('what was prepared in the own latest turn, unless it is said', () => {
    const since = (position: object) =>
      told(position).players.flatMap((player) =>
        player.prepared.flatMap((slot) => (slot === null ? [] : [slot.since])),
      );
    const both = { A: { prepared: ['plain'] }, B: { prepared: ['plain'] } };
    expect(since({ turn: 5, ...both })).toEqual([5, 4]);
    expect(since({ turn: 6, ...both, active: 'B' })).toEqual([5, 6]);
    expect(since({ turn: 1, ...both })).toEqual([1, 1]);
    expect(since({ turn: 5, A: { prepared: [{ card: 'plain', since: 2 }] } })).toEqual([2]);
  });

  test('areas enter before the board, in the order they are written; what says when comes first', () => {
    const state = placed({
      board: { e5: 'B plain', a1: { card: 'plain', entered: 4 } },
      A: { area: ['song'] },
      B: { area: [{ card: 'hex', entered: 2 }] },
    });
    const { summons, players } = view(state, 'watcher');
    expect(summons.map(({ field, entered }) => `${field} ${entered}`).sort()).toEqual(['a1 4', 'e5 6']);
    expect(players.map((player) => player.area.map(({ entered }) => entered))).toEqual([[5], [2]]);
  });

  test('what is said of a player, a summon and the market is so', () => {
    const A = { class: 'warlock', life: 7, mana: 'R3', exp: 1, coins: 4, retained: ['plain'] };
    const market = { 1: { row: ['plain', 'hex'], pile: ['song'], deck: ['banner'], turnedOver: true } };
    const summon = {
      card: 'plain',
      owner: 'B',
      hp: 2,
      haste: 1,
      stun: 2,
      disarm: 3,
      antimagic: 1,
      snare: 2,
      defending: true,
    };
    const seen = told({ casts: 2, removed: ['hex'], crystals: 'R2', market, board: { b2: summon }, A });
    expect(seen.players[0]).toMatchObject({ class: 'warlock', life: 7, exp: 1, coins: 4, mana: { red: 3, white: 0 } });
    expect(seen.market[0]).toMatchObject({ row: ['plain', 'hex'], pile: ['song'], deck: ['banner'] });
    expect(seen).toMatchObject({ removed: ['hex'], crystals: { red: 2, white: 0 } });
    expect(seen.summons[0]).toMatchObject({
      hp: 2,
      defending: true,
      conditions: { haste: 1, stun: 2, disarm: 3, antimagic: 1, snare: 2, chill: 0 },
    });
  });
});
