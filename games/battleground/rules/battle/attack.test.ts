// What does an attack do?

import { describe, expect, test } from 'vitest';
import { table } from '../table-for-tests.ts';

describe('an attack', () => {
  test('B612: the target loses HP equal to the attacker’s Attack, nobody else does', () => {
    const t = table({ board: { c3: 'S 2/3', c4: 'N 4/5', d3: 'N 4/5', b5: 'N 4/5' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 2/3', d3: 'N 4/5', c4: 'N 4/3', b5: 'N 4/5' });
    expect(t.events('damageDealt')).toMatchObject([
      { target: { field: 'c4' }, amount: 2, left: 3, cause: { by: 'attack', seat: 0, card: '2/3' } },
    ]);
  });

  test('B601: nobody strikes back, and the opponent’s summons do not act', () => {
    const t = table({ board: { c3: 'S 1/3', c4: 'N 4/5', a5: 'N 4/5' } }).battle();
    expect(t.acted()).toEqual(['c3']);
    expect(t.blows()).toEqual(['c3>c4 1']);
  });

  test('B601: whom and where is not asked: the only question is the stance', () => {
    const t = table({ board: { c3: 'S 1/3', b3: 'N 1/5', c4: 'N 1/5' } }).answer('end');
    expect(t.asks()).toBe('S stance');
    expect(t.keys()).toEqual(['attack', 'defend']);
  });

  test('B611: with nobody in range there is no attack', () => {
    const t = table({ board: { c1: 'S 2/3', c5: 'N 1/3' } }).battle();
    expect(t.events('attackDeclared')).toEqual([]);
    expect(t.events('noTarget')).toMatchObject([{ target: { field: 'c2' } }]);
    expect(t.at('c5').hp).toBe(3);
  });

  test('B613, B1002: a kill gives the attacker’s owner 1 exp', () => {
    const t = table({ board: { c3: 'S 3/3', c4: 'N 1/3' } }).battle();
    expect(t.board()).toEqual({ c3: 'S 3/3' });
    expect(t.events('expGained')).toMatchObject([
      { seat: 0, why: 'kill', exp: 1 },
      { seat: 0, why: 'battle', exp: 2 },
    ]);
    expect(t.exp('N')).toBe(0);
    expect(t.see('N').pile).toEqual(['1/3']);
    expect(t.see('S').pile).toEqual([]);
  });

  test('B613: no exp for a target that lives on with 1 HP', () => {
    const t = table({ board: { c3: 'S 2/3', c4: 'N 1/3' } }).battle();
    expect(t.at('c4').hp).toBe(1);
    expect(t.events('summonDied')).toEqual([]);
    expect(t.exp('S')).toBe(1);
  });

  test('BR53, T31: with Attack 0 it ignores foes, advances until it is blocked and never threatens', () => {
    const t = table({ board: { b3: 'S 0/4', c3: 'N 1/4', b5: 'N 0/4' } }).battle();
    expect(t.board()).toEqual({ c3: 'N 1/4', b4: 'S 0/4', b5: 'N 0/4' });
    expect(t.events('attackDeclared')).toEqual([]);
    expect(t.at('b5').threats).toEqual([]);
    t.turn().turn().battle();
    expect(t.board()).toMatchObject({ b4: 'S 0/4', b5: 'N 0/4' });
    expect(t.events('advanceBlocked').at(-1)).toMatchObject({ target: { field: 'b4' }, edge: false });
  });

  test('BR53: with Attack 0 not even the player is a target', () => {
    const t = table({ board: { c5: 'S 0/4', a5: 'S 1/1 attack0' } }).battle();
    expect(t.life('N')).toBe(20);
    expect(t.events('advanceBlocked')).toMatchObject([{ edge: true }, { edge: true }]);
  });

  test('BR53: Attack 0 counts as it is now: raised by a spell it has a target', () => {
    const t = table({ board: { b3: 'S 0/4 attack2', c3: 'N 1/4' } }).battle();
    expect(t.blows()).toEqual(['b3>c3 2']);
  });
});

describe('an advance', () => {
  test('B620, B622: one field forward in its own lane', () => {
    const t = table({ board: { b2: 'S 1/3', e4: 'N 1/3' } }).battle();
    expect(t.board()).toEqual({ b3: 'S 1/3', e4: 'N 1/3' });
    expect(t.turn().battle().board()).toEqual({ b3: 'S 1/3', e3: 'N 1/3' });
  });

  test('B621: whoever has a target stays, even if the field in front is free', () => {
    const t = table({ board: { c3: 'S 1/3', d3: 'N 1/9' } }).battle();
    expect(t.steps()).toEqual([]);
    expect(t.events('advanceHeld')).toHaveLength(1);
  });

  test('B622: an ally in front blocks, without going round it', () => {
    const t = table({ board: { c2: 'S 1/3', c3: 'S 0/3 snare' } }).battle();
    expect(t.board()).toEqual({ c2: 'S 1/3', c3: 'S 0/3' });
    expect(t.events('advanceBlocked')).toMatchObject([{ target: { field: 'c2' }, edge: false }]);
  });

  test('BR54: at the far edge there is no advance', () => {
    const t = table({ board: { c5: 'S 0/3 stun snare' } }).battle();
    expect(t.events('advanceBlocked')).toMatchObject([{ edge: true }]);
    expect(t.board()).toEqual({ c5: 'S 0/3 stun1 snare1' });
  });

  test('T03: charging it advances and hits, marching it only advances', () => {
    const board = { c2: 'S 1/3', c4: 'N 1/3' };
    expect(table({ board }).battle().board()).toEqual({ c3: 'S 1/3', c4: 'N 1/2' });
    expect(
      table({ board, options: { movement: 'marching' } })
        .battle()
        .board(),
    ).toEqual({
      c3: 'S 1/3',
      c4: 'N 1/3',
    });
  });
});
