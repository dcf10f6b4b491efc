// Whom does a summon attack? Nobody chooses: the nearest, clockwise from its left.

import { describe, expect, test } from 'vitest';
import { table } from '../table-for-tests.ts';

/** What `attacker`'s summon on c3 hits first when these foes stand around it, for 1 damage. */
const hit = (words: string, foes: readonly string[], active: 'S' | 'N' = 'S'): readonly string[] => {
  const foe = active === 'S' ? 'N 1/9' : 'S 1/9';
  const board = Object.fromEntries(foes.map((field) => [field, foe]));
  return table({ active, board: { c3: words, ...board } })
    .battle()
    .blows();
};

describe('at range 1', () => {
  test('B610, BR8, T04: left, front, right, rear', () => {
    expect(hit('S 1/3', ['b3', 'c4', 'd3', 'c2'])).toEqual(['c3>b3 1']);
    expect(hit('S 1/3', ['c4', 'd3', 'c2'])).toEqual(['c3>c4 1']);
    expect(hit('S 1/3', ['d3', 'c2'])).toEqual(['c3>d3 1']);
    expect(hit('S 1/3', ['c2'])).toEqual(['c3>c2 1']);
  });

  test('T04, B621: it never advances while one is there, not even for one behind', () => {
    const t = table({ board: { c3: 'S 1/3', c2: 'N 1/9' } }).battle();
    expect(t.steps()).toEqual([]);
    expect(t.events('advanceHeld')).toMatchObject([{ target: { field: 'c3' }, foe: { field: 'c2' } }]);
    expect(t.board()).toEqual({ c3: 'S 1/3', c2: 'N 1/8' });
  });

  test('BR9, T07: North’s left is towards lane e', () => {
    expect(hit('N 1/3', ['b3', 'd3'], 'N')).toEqual(['c3>d3 1']);
    expect(hit('N 1/3', ['c2', 'b3', 'c4'], 'N')).toEqual(['c3>c2 1']);
    expect(hit('N 1/3', ['b3', 'c4'], 'N')).toEqual(['c3>b3 1']);
    expect(hit('N 1/3', ['c4'], 'N')).toEqual(['c3>c4 1']);
  });

  test('B610: a foe at a corner alone is out of reach', () => {
    const t = table({ board: { c3: 'S 1/3', b4: 'N 0/9', d4: 'N 0/9', b2: 'N 0/9' } }).battle();
    // Charging: it walks between them and hits the one that is now to its left.
    expect(t.steps()).toEqual(['c3-c4']);
    expect(t.blows()).toEqual(['c4>b4 1']);
  });

  test('B610: an ally is never a target', () => {
    const t = table({ board: { c3: 'S 1/3', b3: 'S 0/9', d3: 'S 0/9', c4: 'S 0/9' } }).battle();
    expect(t.blows()).toEqual([]);
    expect(t.events('damageDealt')).toEqual([]);
  });
});

describe('at greater range', () => {
  test('B903, T05: the nearer one first, even to the right of a farther one', () => {
    expect(hit('S 1/3 range', ['b4', 'd3'])).toEqual(['c3>d3 1']);
  });

  test('BR8, T06: at range 2 a3, b4, c5, d4, e3, d2, c1, b2', () => {
    const ring = ['a3', 'b4', 'c5', 'd4', 'e3', 'd2', 'c1', 'b2'];
    ring.forEach((first, from) => {
      expect(hit('S 1/3 range', ring.slice(from))).toEqual([`c3>${first} 1`]);
    });
  });

  test('B903: each Range icon adds 1: without one range 2 is too far, with two range 3 is not', () => {
    expect(hit('S 1/3 range', ['a3'])).toEqual(['c3>a3 1']);
    expect(hit('S 1/3', ['a3'])).toEqual([]);
    const options = { movement: 'marching' };
    const near = table({ options, board: { c3: 'S 1/3 range', a4: 'N 0/9' } }).battle();
    expect([near.steps(), near.blows()]).toEqual([['c3-c4'], []]);
    const far = table({ options, board: { c3: 'S 1/3 range2', a4: 'N 0/9' } }).battle();
    expect([far.steps(), far.blows()]).toEqual([[], ['c3>a4 1']]);
    expect(far.events('attackDeclared')).toMatchObject([{ foe: { field: 'a4' }, range: 3 }]);
  });

  test('BR4: summons in between block nothing', () => {
    const t = table({ board: { c2: 'S 1/3 range', c3: 'S 0/3', c4: 'N 0/9' } }).battle();
    expect(t.blows()).toEqual(['c2>c4 1']);
    expect(t.events('attackDeclared')[0].range).toBe(2);
  });
});

describe('the player', () => {
  test('BR6, T08: from the last row a summon hits the player ahead, for its Attack and without exp', () => {
    const t = table({ board: { c5: 'S 2/3' } }).battle();
    expect(t.life('N')).toBe(18);
    expect(t.life('S')).toBe(20);
    expect(t.events('attackDeclared')).toMatchObject([{ foe: { seat: 1, field: null, id: null }, range: 1 }]);
    expect(t.events('expGained')).toMatchObject([{ seat: 0, why: 'battle' }]);
  });

  test('BR7, T08: one to the attacker’s right does not draw the attack, one to its left does', () => {
    const right = table({ board: { c5: 'S 2/3', d5: 'N guard' } }).battle();
    expect([right.life('N'), right.at('d5').hp]).toEqual([18, 3]);
    const left = table({ board: { c5: 'S 2/3', b5: 'N guard' } }).battle();
    expect([left.life('N'), left.at('b5').hp]).toEqual([20, 1]);
  });

  test('BR7: the player comes before one behind', () => {
    const t = table({ board: { c5: 'S 2/3', c4: 'N 1/3' } }).battle();
    expect(t.blows()).toEqual(['c5>N 2']);
  });

  test('BR7, T08: with lastResort any foe in range comes first', () => {
    const options = { playerTarget: 'lastResort' };
    const right = table({ options, board: { c5: 'S 2/3', d5: 'N guard' } }).battle();
    expect([right.life('N'), right.at('d5').hp]).toEqual([20, 1]);
    const farther = table({ options, board: { c5: 'S 2/3 range', c3: 'N 1/9' } }).battle();
    expect(farther.blows()).toEqual(['c5>c3 2']);
    expect(
      table({ options, board: { c5: 'S 2/3', c3: 'N 1/9' } })
        .battle()
        .blows(),
    ).toEqual(['c5>N 2']);
  });

  test('BR6, T09: a range of 2 reaches the player from one row before, and it does not advance', () => {
    const t = table({ board: { c4: 'S 1/3 range' } }).battle();
    expect(t.board()).toEqual({ c4: 'S 1/3' });
    expect(t.life('N')).toBe(19);
    expect(t.events('attackDeclared')[0].range).toBe(2);
  });

  test('BR7, T09: a summon in the same lane is nearer and shields the player', () => {
    const t = table({ board: { c4: 'S 1/3 range', c5: 'N guard' } }).battle();
    expect([t.life('N'), t.at('c5').hp]).toEqual([20, 2]);
  });

  test('BR6: an ally in between does not shield the player', () => {
    const t = table({ board: { c4: 'S 1/3 range', c5: 'S 0/3' } }).battle();
    expect(t.blows()).toEqual(['c4>N 1']);
  });

  test('BR7: at range 2 one at front left comes before the player, one at front right after', () => {
    expect(
      table({ board: { c4: 'S 1/3 range', b5: 'N 0/3' } })
        .battle()
        .blows(),
    ).toEqual(['c4>b5 1']);
    expect(
      table({ board: { c4: 'S 1/3 range', d5: 'N 0/3' } })
        .battle()
        .blows(),
    ).toEqual(['c4>N 1']);
  });

  test('BR6: North reaches South’s player from row 1', () => {
    const t = table({ active: 'N', board: { b1: 'N 3/3' } }).battle();
    expect([t.life('S'), t.life('N')]).toEqual([17, 20]);
  });

  test('BR6: without range icons the player cannot be reached from row 4', () => {
    const t = table({ board: { c4: 'S 1/3 snare' } }).battle();
    expect(t.life('N')).toBe(20);
  });

  test('BR1: on the largest board lane f and row 7 are the last', () => {
    const options = { lanes: 6, rows: 7 };
    const t = table({ options, board: { f7: 'S 2/3', f5: 'S 2/3', a7: 'S 1/3', b7: 'N 0/3' } }).battle();
    expect(t.board()).toMatchObject({ f7: 'S 2/3', f6: 'S 2/3' });
    // North's b7 is to the right of a7, so the player comes first; f7 is in the way of nobody.
    expect(t.blows()).toEqual(['a7>N 1', 'f7>N 2']);
  });

  test('BR1: on a short board row 4 is the last', () => {
    const t = table({ options: { rows: 4 }, board: { c4: 'S 2/3' } }).battle();
    expect(t.life('N')).toBe(18);
  });
});
