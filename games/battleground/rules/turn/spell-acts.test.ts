// What do spells make summons do? Attack, move, defend.

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  allAllies,
  anAlly,
  aSummon,
  attack,
  defend,
  gainHp,
  kill,
  mana,
  move,
  spellsOf,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');

const set = (text: readonly Effect[], board: Readonly<Record<string, string>>, active: 'S' | 'N' = 'S') =>
  table({
    cards: { spell: sorcery(0, '', text) },
    active,
    south: { hand: ['spell'] },
    north: { hand: ['spell'] },
    board,
  });
const cast = (text: readonly Effect[], board: Readonly<Record<string, string>>, active: 'S' | 'N' = 'S') =>
  set(text, board, active).answer('cast:spell');

describe('an Attack by a spell', () => {
  test('BR84: it goes as any Attack: the nearest foe, its Attack, exp for a kill', () => {
    const t = cast([attack(anAlly())], { c3: 'S 3/3', b3: 'N 0/3', c4: 'N 0/3' });
    expect(t.board()).toEqual({ c3: 'S 3/3', c4: 'N 0/3' });
    expect(t.exp('S')).toBe(1);
    expect(t.asks()).toBe('S act');
  });

  test('BR84: Defence and Chill count', () => {
    const t = cast([attack(anAlly())], { c3: 'S 4/3 chill', c4: 'N 0/9 defending' });
    expect(t.board()).toEqual({ c3: 'S 4/3', c4: 'N 0/7 defending' });
  });

  test('BR84: Disarm, and Stun after it, stop it', () => {
    const t = set([attack(anAlly())], { c3: 'S 4/3 disarm stun', c4: 'N 0/9' });
    expect(t.answer('cast:spell').board()).toEqual({ c3: 'S 4/3 stun1', c4: 'N 0/9' });
  });

  test('BR84: a defending summon attacks and keeps defending, without a choice', () => {
    const t = cast([attack(anAlly())], { c3: 'S 2/3 defending', c4: 'N 0/9' });
    expect(t.board()).toEqual({ c3: 'S 2/3 defending', c4: 'N 0/7' });
  });

  test('BR84: without a target nothing happens', () => {
    const t = cast([attack(anAlly())], { c3: 'S 2/3 stun', e5: 'N 0/9' });
    expect(t.board()).toEqual({ c3: 'S 2/3 stun1', e5: 'N 0/9' });
    expect(t.events('noTarget')).toHaveLength(1);
  });

  test('BR84, BR74: it can hit the player and win', () => {
    const t = table({
      cards: { spell: sorcery(0, '', [attack(anAlly()), mana('red')]) },
      south: { hand: ['spell'] },
      north: { life: 2 },
      board: { c5: 'S 2/3' },
    }).answer('cast:spell');
    expect(t.outcome()).toMatchObject({ winner: 0 });
    expect(t.events('manaGained')).toEqual([]);
  });

  test('BR84: several attack one after another, and a foe that is down is not hit again', () => {
    const t = cast([attack(allAllies())], { b3: 'S 2/3', c2: 'S 2/3', c3: 'N 0/2', c1: 'N 0/9' });
    // c2 attacks first, row by row from the caster: its front is c3; b3 then has nobody left.
    expect(t.blows()).toEqual(['c2>c3 2']);
    expect(t.events('noTarget')).toMatchObject([{ target: { field: 'b3' } }]);
  });
});

describe('a move by a spell', () => {
  test.each([
    ['forward', 'c4', 'c2'],
    ['back', 'c2', 'c4'],
    ['left', 'b3', 'd3'],
    ['right', 'd3', 'b3'],
  ] as const)('BR91: %s as the summon itself looks', (where, south, north) => {
    expect(Object.keys(cast([move(aSummon(), where)], { c3: 'S 1/3' }).board())).toEqual([south]);
    expect(Object.keys(cast([move(aSummon(), where)], { c3: 'N 1/3' }).board())).toEqual([north]);
    expect(Object.keys(cast([move(aSummon(), where)], { c3: 'S 1/3 turnover' }).board())).toEqual([north]);
  });

  test('BR91: onto a taken field, or off the board, it does not move', () => {
    const taken = cast([move(anAlly(), 'forward'), gainHp(1, 'it')], { c3: 'S 1/3', c4: 'N 1/3' });
    expect(taken.board()).toEqual({ c3: 'S 1/4', c4: 'N 1/3' });
    expect(taken.events('effectDidNothing')).toMatchObject([{ why: 'noRoom' }]);
    expect(cast([move(anAlly(), 'left')], { a3: 'S 1/3' }).board()).toEqual({ a3: 'S 1/3' });
    expect(cast([move(anAlly(), 'back')], { c1: 'S 1/3' }).board()).toEqual({ c1: 'S 1/3' });
  });

  test('BR84: it is no Advance: Snare and Stun do not matter and stay, a target does not hold it', () => {
    const t = cast([move(anAlly(), 'forward')], { c3: 'S 1/3 snare stun', b3: 'N 1/3' });
    expect(t.board()).toEqual({ b3: 'N 1/3', c4: 'S 1/3 stun1 snare1' });
    expect(t.events('moved')).toMatchObject([{ target: { field: 'c4' }, from: 'c3' }]);
    expect(t.events('advanced')).toEqual([]);
  });

  test('BR84: what was moved out of its lane goes on in the new one', () => {
    const t = cast([move(anAlly(), 'right')], { c3: 'S 1/3' }).battle();
    expect(t.board()).toEqual({ d4: 'S 1/3' });
  });
});

describe('what a spell cannot do', () => {
  test('BR89: a later instruction on one that has died does nothing', () => {
    const t = cast([kill(aFoe()), gainHp(3, 'it'), mana('red')], { c4: 'N 1/3' });
    expect(t.board()).toEqual({});
    expect(t.events('hpChanged')).toEqual([]);
    expect(t.events('manaGained')).toHaveLength(1);
  });

  test('BR50: a spell that makes your own summon defend is wasted before your Battle', () => {
    const t = cast([defend(anAlly())], { c3: 'S 1/3' });
    expect(t.at('c3').defending).toBe(true);
    expect(t.battle().board()).toEqual({ c4: 'S 1/3' });
  });
});
