// What does a view say of what is in play? Each of it is that of the card itself, wherever its slot lies.

import { describe, expect, test } from 'vitest';
import { aFoe, allFoes, damage, draw, enchantment, heal, on, spellsOf } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const { sorcery, summon } = spellsOf('neutral');

describe('a summon', () => {
  test('BR68, B1309: one that waits for its death says whose it will be, one that lives nothing', () => {
    const cards = {
      wisp: summon(1, '', '1/1', { auras: [on('thisDies', damage(1, aFoe()))] }),
      blast: sorcery(0, '', [damage(9, allFoes())]),
    };
    const board = { a1: 'S 1/9', b1: 'S 1/9', c4: 'N wisp', d4: 'N 1/2', e4: 'N 1/2' };
    const t = table({ cards, board, south: { hand: ['blast'] } }).answer('cast:blast');
    expect(t.asks()).toBe('N target');
    const credits = t.view('N').summons.map(({ field, hp, credit }) => [field, hp, credit]);
    expect(Object.fromEntries(credits.map(([field, ...rest]) => [field, rest]))).toEqual({
      a1: [9, null],
      b1: [9, null],
      c4: [0, 0],
      d4: [0, 0],
      e4: [0, 0],
    });
  });

  test('BR57: the Haste that it had when the Battle began', () => {
    const t = table({ board: { a1: 'S 1/9', b1: 'S 1/9 haste2', c1: 'S 1/9 haste' } }).answer('end');
    expect(t.asks()).toBe('S stance');
    // Some have moved by now.
    const summons = t.view('watcher').summons.toSorted((one, next) => one.entered - next.entered);
    expect(summons.map(({ noted }) => noted)).toEqual([0, 2, 1]);
  });

  test('BR67: its dice, and the order in which it came', () => {
    const t = table({ board: { a1: 'S 2/9', b1: 'S 3/9 hp4', c1: 'S 1/9 attack5' } });
    const looks = ['a1', 'b1', 'c1'].map((field) => t.at(field)).map(({ attackDie, hp }) => [attackDie, hp]);
    expect(looks).toEqual([
      [2, 9],
      [3, 4],
      [5, 9],
    ]);
    const entered = ['a1', 'b1', 'c1'].map((field) => t.at(field).entered);
    expect(entered).toEqual([entered[0], entered[0] + 1, entered[0] + 2]);
  });
});

describe('an enchantment', () => {
  test('B402, BR33: whether it is still to be resolved, and whether it ticks', () => {
    const cards = {
      brief: sorcery(0, '', [], { enchantment: enchantment(3, heal(1, 'you')) }),
      lasting: sorcery(0, '', [], { enchantment: enchantment(null, draw(1)) }),
    };
    const t = table({ phase: 'enchantments', cards, south: { area: ['lasting', 'brief', 'brief'] } });
    const looks = () => t.see('S').area.map(({ tokens, unresolved, ticks }) => [tokens, unresolved, ticks]);
    expect(t.asks()).toBe('S enchantment');
    expect(looks()).toEqual([
      [expect.any(Number), true, false],
      [3, true, true],
      [3, true, true],
    ]);
    t.answer(t.keys()[1]);
    expect(looks().map(([, unresolved]) => unresolved)).toEqual([true, false, true]);
    expect(t.see('S').area.map(({ shape }) => shape)).toEqual([...new Set(t.see('S').area.map(({ shape }) => shape))]);
  });
});
