// What happens at the edge of what a match has room for? Nothing breaks, and what finds no room is told.

import { advance, asked, decisionOf, encode, newReply, type Seat } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import {
  allAllies,
  allFoes,
  allSummons,
  aSummon,
  enchant,
  enchantment,
  heal,
  kill,
  on,
  place,
  spellsOf,
} from '../../cards/build.ts';
import { loadPosition as placed } from '../../scenario/load-position.ts';
import { battleground } from '../rules.ts';
import { table } from '../table-for-tests.ts';
import { view } from '../view/view.ts';
import { col, TIE_ROOM } from './columns.ts';
import { CONDITION_LIMIT } from './numbers.ts';
import { readOptions } from './options.ts';
import type { State } from './state.ts';

const { sorcery, summon } = spellsOf('neutral');

function answer(state: State, seat: Seat, pick: string): void {
  const reply = newReply();
  const id = decisionOf(battleground, state, seat)?.id ?? 0;
  expect(encode(battleground, state, { seat, decision: id, pick }, reply)).toBeNull();
  advance(battleground, state, seat, reply, null);
}

describe('conditions', () => {
  test('BR94: a summon bears at most 99 tokens of a condition; further ones are not placed', () => {
    const cards = { frenzy: sorcery(0, '', [place('haste', aSummon(), 60)]) };
    const t = table({ cards, south: { hand: ['frenzy', 'frenzy', 'frenzy'] }, board: { c3: 'S 0/3' } });
    t.play('cast:frenzy', 'cast:frenzy', 'cast:frenzy');
    expect(t.at('c3').conditions.haste).toBe(CONDITION_LIMIT);
    expect(t.events('conditionPlaced').map(({ count }) => count)).toEqual([60, 39]);
  });

  test('BR94: a Battle full of Haste comes to its end', () => {
    const cards = {
      post: { type: 'summon', attack: 0, hp: 9 },
      feast: { type: 'sorcery', text: { op: 'gain', hp: 99, to: { all: 'ally' } } },
      frenzy: {
        type: 'sorcery',
        text: { op: 'place', condition: 'haste', count: { count: 'itsHp', each: 99 }, to: { target: 'ally' } },
      },
    };
    const board = { a1: 'post', b1: 'post', c1: 'post', d1: 'post' };
    const state = placed({ board, A: { hand: { feast: 4, frenzy: 4 } } }, readOptions({ cards }), 'haste');
    for (let i = 0; i < 4; i++) answer(state, 0, 'cast:feast');
    for (const field of Object.keys(board)) {
      answer(state, 0, 'cast:frenzy');
      answer(state, 0, field);
    }
    answer(state, 0, 'end');
    for (let i = 0; i < 4; i++) answer(state, 0, 'defend');
    expect(asked(state)).toBe(2);
  });
});

describe('Auras that wait for deaths', () => {
  const mourner = {
    type: 'summon',
    attack: 0,
    hp: 9,
    auras: Array.from({ length: 3 }, () => ({
      aura: 'when',
      death: 'summonDies',
      effects: { op: 'heal', amount: 1, to: 'you' },
    })),
  };
  const cards = { mourner, zap: { type: 'sorcery', text: { op: 'kill', to: { target: 'foe' } } } };

  test('BR86: a board full of them has room on the agenda, and a position may hold it', () => {
    const fields = [2, 3, 4, 5, 6].flatMap((row) => [...'abcdef'].map((lane) => `${lane}${row}`));
    const board = { ...Object.fromEntries(fields.map((field) => [field, 'A mourner'])), a7: 'B Guard' };
    const state = placed(
      { board, A: { life: 1, hand: ['zap'] } },
      readOptions({ cards, lanes: 6, rows: 7 }),
      'mourning',
    );
    answer(state, 0, 'cast:zap');
    expect(view(state, 0).players[0].life).toBe(20);
    expect(asked(state)).toBe(1);
  });

  test('BR86: 100 are set off by each instruction, not by each spell', () => {
    const dirge = sorcery(0, '', [], { auras: [on('summonDies', heal(1, 'you')), on('summonDies', heal(1, 'you'))] });
    const storm = sorcery(0, '', [kill(allFoes()), kill(allAllies())]);
    const rows = (owner: string, ...numbers: readonly number[]) =>
      numbers.flatMap((row) => [...'abcde'].map((lane) => [`${lane}${row}`, `${owner} 0/1`] as const));
    const board = Object.fromEntries([...rows('S', 1, 2), ...rows('N', 4, 5)]);
    const t = table({
      cards: { dirge, storm },
      board,
      south: { hand: ['storm'], area: ['dirge', 'dirge', 'dirge'] },
    }).answer('cast:storm');
    // Ten deaths and six Auras, twice.
    expect(t.events('deathTriggered')).toHaveLength(120);
    expect(t.events('triggerLimit')).toEqual([]);
  });
});

describe('tokens of enchantments', () => {
  const web = sorcery(0, '', [enchant(allSummons())], { enchantment: enchantment(null, heal(1, 'enchanted')) });
  const fields = [1, 2, 3, 4, 5].flatMap((row) => [...'abcde'].map((lane) => `${lane}${row}`));

  test('BR33: 64 bearers of tokens fill the table; a further one bears none, and that is told', () => {
    const board = Object.fromEntries(fields.map((field) => [field, 'S 0/9']));
    const t = table({ cards: { web }, board, south: { hand: ['web', 'web', 'web'] } });
    t.play('cast:web', 'cast:web', 'cast:web');
    expect(t.events('tokensAdded')).toHaveLength(TIE_ROOM);
    expect(t.events('effectDidNothing')).toHaveLength(3 * fields.length - TIE_ROOM);
    expect(t.events('effectDidNothing')[0]).toMatchObject({ source: 'web', why: 'noRoom' });
  });

  test('BR33: a position with more is refused', () => {
    const own = { web: { type: 'sorcery', text: [], enchantment: { duration: null, effects: { op: 'draw' } } } };
    const board = Object.fromEntries(fields.map((field) => [field, 'A Guard']));
    const area = Array.from({ length: 3 }, () => ({ card: 'web', on: fields }));
    expect(() => placed({ board, A: { area } }, readOptions({ cards: own }), 'ties')).toThrow(
      'position.A.area[2].on[14]: there is room for tokens on 64',
    );
  });
});

describe('counters of a match without end', () => {
  test('BR75: entries, turns and coins stop growing before a cell is full', () => {
    const t = table({ options: { roundLimit: 'off' }, south: { hand: ['1/1'] }, board: { c3: 'S 1/1' } });
    t.state.cells[col.entries] = 32_767;
    t.play('cast:1/1', 'a1');
    expect(t.at('a1').entered).toBeGreaterThan(0);
    const late = table({ options: { roundLimit: 'off' }, south: { exp: 2, coins: 0 }, market: { gamePhase: 3 } });
    late.state.cells[col.turnNumber] = 30_000 - 1;
    late.state.cells[col.coins[0]] = 30_000;
    late.turn();
    expect([late.view('S').turn, late.coins('S')]).toEqual([30_000, 30_000]);
    late.turn();
    expect(late.view('S').turn).toBe(30_000 - 1);
  });
});

test('BR86: of two Auras of one card the first printed comes first, one card after the other', () => {
  const twice = summon(1, '', '0/3', { auras: [on('summonDies', heal(1, 'you')), on('summonDies', heal(2, 'you'))] });
  const zap = sorcery(0, '', [kill(allFoes())]);
  const t = table({
    cards: { twice, zap },
    south: { life: 1, hand: ['zap'] },
    board: { a1: 'S twice', b1: 'S twice', c4: 'N 1/1' },
  }).answer('cast:zap');
  expect(t.events('healed').map(({ amount }) => amount)).toEqual([1, 2, 1, 2]);
});
