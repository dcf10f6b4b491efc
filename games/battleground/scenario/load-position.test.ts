// Does a position become the state it tells of, and a state the position it was?

import { describePositions } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';
import { POSITION_PHASES } from './position.ts';
import { positionOf } from './position-of.ts';

const placed = (position: unknown, options: unknown = {}): State =>
  loadPosition(position, battleground.options(options), 'a position');
const cards = {
  plain: { type: 'summon', attack: 1, hp: 3 },
  banner: { type: 'summon', attack: 1, hp: 3, auras: { aura: 'give', to: 'adjacentAllies', attack: 2, defence: 1 } },
  hex: {
    type: 'sorcery',
    text: { op: 'enchant', to: { target: 'foe' } },
    enchantment: { duration: 3, effects: { op: 'damage', amount: 1, to: 'enchanted' } },
  },
};

describe('a position says everything; what it leaves out is empty or the start of a match', () => {
  test('an empty position is A’s Spellcasting with 20 life and nothing else', () => {
    const { phase, active, starter, turn, players, waiting, summons, crystals, pools } = view(placed({}), 'watcher');
    expect({ phase, active, starter, turn }).toEqual({ phase: 'spellcasting', active: 0, starter: 0, turn: 3 });
    expect(waiting).toMatchObject({ what: 'act', seats: [0] });
    for (const player of players) {
      expect(player).toMatchObject({ life: 20, handSize: 0, deckSize: 0, pile: [], prepared: [null, null], exp: 0 });
    }
    expect([summons, crystals, pools]).toEqual([[], { white: 9, red: 9, purple: 9, blue: 9 }, [6, 10]]);
  });

  test('two of turn, active and starter tell the third', () => {
    const told = (position: object) => {
      const { turn, active, starter } = view(placed(position), 'watcher');
      return `${turn} ${'AB'[active]} ${'AB'[starter]}`;
    };
    expect(told({ active: 'B' })).toBe('4 B A');
    expect(told({ starter: 'B' })).toBe('3 B B');
    expect(told({ turn: 8 })).toBe('8 A B');
    expect(told({ turn: 8, starter: 'A' })).toBe('8 B A');
    expect(told({ turn: 7, active: 'B' })).toBe('7 B B');
    expect(view(placed({}, { roundLimit: 1 }), 0).turn).toBe(1);
  });

  test('zones are lists, lists with numbers, or counts, in either language; decks have their top first', () => {
    const zones = { hand: ['guard', '2 Guard'], deck: ['Crazy Imp', 'holdStill'], pile: { 'White Crystal': 2 } };
    expect(positionOf(placed({ A: zones }))).toMatchObject({
      A: { hand: { guard: 3 }, deck: ['crazyImp', 'holdStill'], pile: ['whiteCrystal', 'whiteCrystal'] },
    });
  });

  test('a summon is written by its name, with B for one of B’s, or with all about it; an empty field may be null', () => {
    const board = {
      a1: 'Guard',
      b1: 'A plain',
      c5: 'B Crazy Imp',
      c3: { card: 'plain', owner: 'B', hp: 2, attack: 4, chill: 2, turnover: 1, defending: true },
      d4: null,
    };
    const position = positionOf(placed({ board }, { cards }));
    expect(position).toMatchObject({
      board: {
        a1: { card: 'guard', owner: 'A', attack: 1, hp: 3, defending: false },
        b1: { card: 'plain', owner: 'A' },
        c5: { card: 'crazyImp', owner: 'B' },
        c3: { owner: 'B', hp: 2, attack: 4, die: 4, chill: 2, turnover: 1, haste: 0, defending: true },
        d4: null,
        e5: null,
      },
    });
  });

  test('an Attack counts with what others give, and its die follows from it', () => {
    const at = (c2: object) => view(placed({ board: { c1: 'banner', c2 } }, { cards }), 0).summons[1];
    expect(at({ card: 'plain' })).toMatchObject({ attack: 3, attackDie: 1, defence: 2 });
    expect(at({ card: 'plain', attack: 5 })).toMatchObject({ attack: 5, attackDie: 3 });
    expect(at({ card: 'plain', die: 0 })).toMatchObject({ attack: 2, attackDie: 0 });
  });

  test('an Enchantment has its tokens, and says whom others are on', () => {
    const area = ['Close Ranks', { card: 'hex', on: ['c4', 'B'] }, { card: 'hex', tokens: 1, on: { c4: 2 } }];
    const state = placed({ board: { c4: 'B plain' }, A: { area } }, { cards });
    expect(positionOf(state)).toMatchObject({
      board: { c4: { tokens: { hex: 3 } } },
      A: {
        area: [
          { card: 'closeRanks', tokens: 0, shape: null },
          { tokens: 3, shape: 1 },
          { tokens: 1, shape: 2 },
        ],
      },
      B: { tokens: { hex: 1 } },
    });
  });

  test('what came into play when may be told; else areas come first, then the board as it is written', () => {
    const board = { e5: 'B plain', a1: 'plain' };
    const entered = (more: object) =>
      view(placed({ board, B: { area: ['Close Ranks'] }, ...more }, { cards }), 0).summons.map((one) => one.entered);
    expect(entered({})).toEqual([3, 2]);
    expect(entered({ board: { e5: 'B plain', a1: { card: 'plain', entered: 4 } } })).toEqual([4, 6]);
  });

  test('a spell is prepared by its name alone, or with charges', () => {
    const prepared = ['Crazy Imp', { card: 'Guard', charges: 'W1', since: 1 }];
    expect(view(placed({ A: { prepared } }), 0).players[0].prepared).toMatchObject([
      { card: 'crazyImp', charges: { purple: 0 }, since: 3 },
      { card: 'guard', charges: { white: 1 }, since: 1 },
    ]);
    expect(view(placed({ B: { prepared: [null, 'Guard'] } }), 1).players[1].prepared).toMatchObject([
      null,
      { since: 2 },
    ]);
  });

  test('the market is written by tier, rows from the oldest', () => {
    const market = { 1: { row: ['Guard'], deck: ['Crazy Imp', 'Hold Still'] }, 2: { pile: ['Close Ranks'] } };
    const state = placed({ gamePhase: 2, market });
    expect(view(state, 0)).toMatchObject({
      pools: [0, 10],
      market: [{ row: ['guard'] }, { pile: ['closeRanks'] }, {}],
    });
    expect(positionOf(state)).toMatchObject({ market: { 1: { deck: ['crazyImp', 'holdStill'] }, 2: { row: [] } } });
  });

  test('each phase asks what it should', () => {
    const asks = Object.fromEntries(
      POSITION_PHASES.map((phase) => {
        const side = { area: ['hex', 'hex'], coins: 1, mana: 'W2', deck: ['5 Guard'] };
        const state = placed({ phase, board: { c2: 'plain' }, A: side, B: side }, { cards });
        expect(audit(state, state, [])).toBeNull();
        return [phase, view(state, 'watcher').waiting?.what];
      }),
    );
    expect(asks).toEqual({
      enchantments: 'enchantment',
      spellcasting: 'act',
      battle: 'stance',
      upkeep: 'buy',
      buy: 'buy',
    });
    expect(view(placed({ phase: 'upkeep', A: { coins: 1, mana: 'W2' } }), 0).players[0].mana.white).toBe(0);
    expect(view(placed({ phase: 'buy', A: { coins: 1, mana: 'W2' } }), 0).players[0].mana.white).toBe(2);
    expect(view(placed({ phase: 'enchantments', turn: 5 }), 0)).toMatchObject({ turn: 5, phase: 'spellcasting' });
  });
});

describe('an impossible position is refused with its path and the remedy', () => {
  const cases: readonly (readonly [unknown, string, unknown?])[] = [
    [[], 'position: must be an object'],
    [{ C: {} }, 'position.C: is not known; there are board, A, B,'],
    [{ A: { mood: 1 } }, 'position.A.mood: is not known; there are life, mana,'],
    [{ A: { hand: ['Gard'] } }, 'position.A.hand[0]: there is no spell "Gard"'],
    [{ A: { hand: 'guard' } }, 'position.A.hand: must be a list such as'],
    [{ A: { life: 0 } }, 'position.A.life: must be a whole number from 1 to 20'],
    [{ A: { life: 21 } }, 'position.A.life: must be a whole number from 1 to 20'],
    [{ A: { exp: 3 } }, 'position.A.exp: must be a whole number from 0 to 2'],
    [{ A: { mana: 'G1' } }, 'position.A.mana: must be like "W2 R1"'],
    [{ A: { class: 'bard' } }, 'position.A.class: must be one of paladin,'],
    [{ A: { deck: ['69 Guard'] } }, 'position.A: owns 69 spells, and 36 are for sale; a deck has room for 104'],
    [{ A: { prepared: ['Guard', 'Guard', 'Guard'] } }, 'position.A.prepared: there are 2 slots'],
    [{ A: { prepared: 'Guard' } }, 'position.A.prepared: must be a list such as'],
    [
      { A: { prepared: [{ card: 'Guard', charges: 'W3' }] } },
      'position.A.prepared[0].charges: guard costs 2 white, so that many white charges at most (B509)',
    ],
    [{ A: { prepared: [{ card: 'Guard', since: 9 }] } }, 'position.A.prepared[0].since: must be at most 3, this turn'],
    [{ A: { area: ['Guard'] } }, 'position.A.area[0]: guard is no sorcery with an Aura or Enchantment'],
    [{ A: { area: ['11 Close Ranks'] } }, 'position.A.area[0]: there is no spell "11 Close Ranks"'],
    [{ A: { area: Array(11).fill('Close Ranks') } }, 'position.A.area: holds 11; there is room for 10 (BR85)'],
    [
      { A: { area: [{ card: 'Close Ranks', tokens: 2 }] } },
      'position.A.area[0].tokens: must be a whole number from 0 to 0',
    ],
    [{ A: { area: [{ card: 'Close Ranks', on: ['A'] }] } }, 'position.A.area[0].on: closeRanks is no Enchantment'],
    [{ A: { area: [{ card: 'hex', on: ['c3'] }] } }, 'position.A.area[0].on[0]: nobody stands there', { cards }],
    [
      { A: { area: [{ card: 'hex', on: ['z3'] }] } },
      'position.A.area[0].on[0]: must be a field from a1 to e5',
      { cards },
    ],
    [{ A: { area: [{ card: 'hex', on: 'c3' }] } }, 'position.A.area[0].on: must be fields and players', { cards }],
    [
      { A: { area: [{ card: 'hex', shape: 1 }] }, B: { area: [{ card: 'hex', shape: 1 }] } },
      'position.A.area[0].shape: is that of another enchantment (B1111)',
      { cards },
    ],
    [{ A: { tokens: { hex: 1 } } }, 'position.A.tokens: write the tokens where hex lies', { cards }],
    [{ board: [] }, 'position.board: must be summons by field'],
    [{ board: { f1: 'Guard' } }, 'position.board.f1: must be a field from a1 to e5'],
    [{ board: { a1: 'Hold Still' } }, 'position.board.a1: holdStill is no Summon'],
    [{ board: { a1: { card: 'Guard', mood: 1 } } }, 'position.board.a1.mood: is not known; there are card, owner,'],
    [{ board: { a1: { card: 'Guard', hp: 0 } } }, 'position.board.a1.hp: must be a whole number from 1'],
    [{ board: { a1: { card: 'Guard', owner: 'S' } } }, 'position.board.a1.owner: must be one of A, B'],
    [
      { board: { a1: { card: 'Guard', attack: 2, die: 1 } } },
      'position.board.a1.attack: must be 1 here, or left out; "die"',
    ],
    [{ board: { a1: { card: 'Guard', defence: 5 } } }, 'position.board.a1.defence: must be 2 here, or left out'],
    [
      { board: { c1: 'banner', c2: { card: 'plain', attack: 1 } } },
      'position.board.c2.attack: must be at least 2',
      { cards },
    ],
    [{ board: { a1: { card: 'Guard', tokens: { hex: 1 } } } }, 'position.board.a1.tokens: write the tokens', { cards }],
    [
      { board: { a1: { card: 'Guard', entered: 1 }, b1: { card: 'Guard', entered: 1 } } },
      'position.board.a1.entered: is 1 for another one too',
    ],
    [{ phase: 'draft' }, 'position.phase: must be one of enchantments, spellcasting, battle, upkeep, buy'],
    [{ gamePhase: 4 }, 'position.gamePhase: must be a whole number from 1 to 3'],
    [{ pools: [6] }, 'position.pools: must be two numbers, such as [6, 10]'],
    [{ pools: [0, 10] }, 'position.pools[0]: must be from 1 to 6'],
    [{ pools: [6, 9] }, 'position.pools[1]: must be 10 in game phase 1'],
    [{ gamePhase: 3, pools: [0, 1] }, 'position.pools[1]: must be 0 in game phase 3'],
    [{ crystals: 'W10' }, 'position.crystals.white: there are at most 9 of each colour'],
    [{ market: { 4: {} } }, 'position.market.4: is not known; there are 1, 2, 3'],
    [{ market: { 1: { row: ['5 Guard'] } } }, 'position.market.1.row: shows at most 4 spells'],
    [{ market: { 2: { row: ['Guard'] } } }, 'position.market.2: is not open in game phase 1'],
    [{ market: { 1: { deck: ['49 Guard'] } } }, 'position.market.1: holds 49 spells; there is room for 48'],
    [{ turn: 4, active: 'A', starter: 'A' }, 'position.turn: turn 4 is B’s when A is the starter'],
    [{ turn: 101 }, 'position.turn: must be at most 100: so many turns has the match'],
    [{ active: 'C' }, 'position.active: must be one of A, B'],
  ];
  for (const [position, message, options] of cases) {
    test(message, () => expect(() => placed(position, options)).toThrow(message));
  }

  test('what switches allow is possible with them', () => {
    expect(() => placed({ board: { f7: 'Guard' } }, { lanes: 6, rows: 7 })).not.toThrow();
    expect(() => placed({ turn: 301 }, { roundLimit: 'off' })).not.toThrow();
  });
});

describePositions({
  rules: battleground,
  trials,
  loadPosition,
  positionOf,
  optionsOf: ({ compiled }) => compiled.options,
  moments: { act: 500, buy: 30 },
  unsaid: ['id', 'agenda', 'triggers', 'drafted', 'entries', 'newcomer', 'threats'],
  unordered: ['hand', 'retained'],
  shuffles: { phase: 'upkeep', A: { pile: ['9 Guard', '9 Crazy Imp'] } },
});
