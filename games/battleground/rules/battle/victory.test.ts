// When is a match over, and who has won?

import { describe, expect, test } from 'vitest';
import { damage, draw, enchantment, heal, mana, on, spellsOf } from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import type { To } from '../../cards/targets.ts';
import { optionKey } from '../state/option-keys.ts';
import { newMatch, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');

const eachPlayer: To = {
  all: {
    what: 'player',
    side: 'any',
    other: false,
    maxTier: null,
    maxHp: null,
    hurt: false,
    bears: null,
    enchanted: false,
  },
};

const cast = (text: readonly Effect[], south: number, north: number) =>
  table({
    cards: { spell: sorcery(0, '', text) },
    south: { hand: ['spell'], life: south, deck: ['1/3'] },
    north: { life: north },
  }).answer('cast:spell');

describe('life at 0', () => {
  test('B101: who is down to 0 has lost', () => {
    const t = table({ north: { life: 2 }, board: { c5: 'S 2/3' } }).battle();
    expect(t.asks()).toBe('over');
    expect(t.outcome()).toMatchObject({ winner: 0, reason: 'defeated' });
    expect(t.view('watcher').phase).toBe('over');
  });

  test('B101: with 1 life left the match goes on', () => {
    const t = table({ north: { life: 3 }, board: { c5: 'S 2/3' } }).battle();
    expect([t.life('N'), t.outcome(), t.asks()]).toEqual([1, null, 'S buy']);
  });

  test('B102: both begin with 20 life', () => {
    const t = newMatch();
    expect([t.life('S'), t.life('N')]).toEqual([20, 20]);
  });

  test('BR74: everything stops there and then: no more actions, no exp', () => {
    const t = table({ north: { life: 1 }, board: { a5: 'S 2/3 haste', c3: 'S 2/3', e1: 'S 2/3' } }).battle();
    expect(t.acted()).toEqual(['a5']);
    expect(t.steps()).toEqual([]);
    expect(t.events('expGained')).toEqual([]);
    expect([t.exp('S'), t.life('N')]).toEqual([0, -1]);
  });

  test('BR74: life is looked at after every instruction: a Heal behind it comes too late', () => {
    const t = cast([damage(3, 'you'), heal(5, 'you'), mana('red')], 3, 20);
    expect(t.outcome()).toMatchObject({ winner: 1 });
    expect(t.events('healed')).toEqual([]);
    expect(t.events('manaGained')).toEqual([]);
  });

  test('BR74: whoever falls first has lost, though the next instruction would have hit the other', () => {
    const first = cast([damage(3, 'opponent'), damage(3, 'you')], 3, 3);
    expect(first.outcome()).toMatchObject({ winner: 0 });
    expect(first.life('S')).toBe(3);
    expect(cast([damage(3, 'you'), damage(3, 'opponent')], 3, 3).outcome()).toMatchObject({ winner: 1 });
  });

  test('BR74: one instruction that brings both there makes a tie', () => {
    const t = cast([damage(3, eachPlayer)], 3, 2);
    expect(t.outcome()).toMatchObject({ winner: null, reason: 'bothDefeated' });
    expect(t.events('gameOver')).toMatchObject([{ winner: null }]);
  });

  test('BR74: a death that kills no player goes on; one that does ends the match before the card is discarded', () => {
    const cards = { toll: sorcery(0, '', [], { auras: [on('summonDies', damage(2, 'opponent'))] }) };
    const t = table({ cards, south: { area: ['toll'] }, north: { life: 2 }, board: { c3: 'S 3/3', c4: 'N 0/3' } });
    t.battle();
    expect(t.outcome()).toMatchObject({ winner: 0 });
    expect(t.events('expGained').map(({ why }) => why)).toEqual(['kill']);
    expect(t.events('toDiscard')).toEqual([]);
  });

  test('BR74: an Enchantment can end it in the Resolve phase', () => {
    const cards = { drip: sorcery(0, '', [], { enchantment: enchantment(2, damage(1, 'opponent')) }) };
    const t = table({ cards, phase: 'enchantments', south: { area: ['drip', 'drip'] }, north: { life: 1 } });
    t.answer(optionKey.resolve('drip', 2));
    expect(t.outcome()).toMatchObject({ winner: 0 });
    expect(t.events('enchantmentTicked')).toEqual([]);
  });

  test('BR62, BR74: one’s own summon under Turnover can lose the match', () => {
    const t = table({ south: { life: 2 }, board: { c1: 'S 2/3 turnover' } }).battle();
    expect(t.outcome()).toMatchObject({ winner: 1 });
  });

  test('BR39: drawing from nothing loses nothing', () => {
    const t = cast([draw(3)], 5, 5);
    expect(t.outcome()).toBeNull();
    expect(t.see('S').hand).toEqual(['1/3']);
  });
});

describe('long games', () => {
  const last = (south: number, north: number, options: Readonly<Record<string, number | string>> = {}) =>
    table({ options, active: 'N', turn: 100, south: { life: south }, north: { life: north } }).turn();

  test('BR75: when both have had 50 turns, the one with more life wins', () => {
    expect(last(12, 7).outcome()).toMatchObject({ winner: 0, reason: 'roundLimit' });
    expect(last(7, 12).outcome()).toMatchObject({ winner: 1, reason: 'roundLimit' });
    expect(last(7, 12).events('roundLimitReached')).toMatchObject([{ life: [7, 12] }]);
  });

  test('BR75: with equal life it is a tie', () => {
    expect(last(9, 9).outcome()).toMatchObject({ winner: null, reason: 'roundLimit' });
  });

  test('BR75: not before the second player’s 50th turn is over', () => {
    const t = table({ turn: 99, south: { life: 12 } }).turn();
    expect([t.asks(), t.outcome()]).toEqual(['N act', null]);
    expect(t.view('watcher')).toMatchObject({ turn: 100, round: 50 });
    expect(t.turn().asks()).toBe('over');
  });

  test('BR75: roundLimit sets another number, or none', () => {
    expect(last(12, 7, { roundLimit: 'off' }).outcome()).toBeNull();
    expect(last(12, 7, { roundLimit: 60 }).asks()).toBe('S act');
    const short = table({ options: { roundLimit: 3 }, active: 'N', turn: 6, north: { life: 4 } }).turn();
    expect(short.outcome()).toMatchObject({ winner: 0 });
  });

  test('BR75: in the last turn itself life at 0 decides', () => {
    const t = table({
      active: 'N',
      turn: 100,
      south: { life: 1 },
      north: { life: 1 },
      board: { c1: 'N 1/3' },
    }).battle();
    expect(t.outcome()).toMatchObject({ winner: 1, reason: 'defeated' });
  });
});
