// What is known of a Creature that has left, and what must be there for a contract to be played?

import { describe, expect, test } from 'vitest';
import {
  anOpposingCreature,
  anOwnCreature,
  creature,
  damage,
  destroy,
  gain,
  give,
  heal,
  per,
  spell,
  takeBack,
} from '../../cards/build.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/4'),
  herald: creature('', '1/9', { gives: [give('adjacent', { attack: 3, health: 3 })] }),
  offering: spell('', [destroy(anOwnCreature()), damage(per('itsAttack'), 'opponent')]),
  feast: spell('', [destroy(anOwnCreature()), heal(per('itsHealth'), 'you')]),
  grow: spell('', [gain(2, 1, anOwnCreature())]),
  hope: spell('', [damage(1, anOpposingCreature()), takeBack()]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A: { health: 10, ...A }, B: { health: 20, ...B } });

describe('CR60: the attack and health of a Creature that has left', () => {
  test('are those it had of its own', () => {
    expect(
      at({ hand: ['offering'], line: ['bear'] })
        .play('play:offering')
        .health('B'),
    ).toBe(20 - 2);
    const hurt = { card: 'bear', damage: 1 };
    expect(
      at({ hand: ['feast'], line: [hurt] })
        .play('play:feast')
        .health('A'),
    ).toBe(10 + 3);
  });
  test('with what it had gained', () => {
    const t = at({ hand: ['grow', 'offering'], line: ['bear'] }).play('play:grow', 'play:offering');
    expect(t.health('B')).toBe(20 - 4);
  });
  test('but not with what others gave it', () => {
    const t = at({ hand: ['offering'], line: ['herald', 'bear'] }).play('play:offering', 'own:2');
    expect(t.health('B')).toBe(20 - 2);
  });
});

describe('CR32: a contract with several parts that each need something', () => {
  const blocked = (A: Side, B: Side = {}): unknown => at({ hand: ['hope'], ...A }, B).blocked('play:hope');
  test('is played when one of them has it', () => {
    expect(blocked({}, { line: ['bear'] })).toBeNull();
    expect(blocked({ pile: ['bear'] })).toBeNull();
  });
  test('is not played when none has', () => {
    expect(blocked({})).toBe('noTarget');
  });
});
