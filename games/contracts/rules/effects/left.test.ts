// What is known of a Creature that has left, and what must be there for a contract to be played?

import { VIEWERS } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import {
  anOpposingCreature,
  anOwnCreature,
  anything,
  creature,
  damage,
  destroy,
  gain,
  give,
  heal,
  may,
  move,
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
  swell: spell('', [gain(3, 5, anOwnCreature(), 'turn')]),
  wake: spell('', [destroy(anOwnCreature()), may(heal(per('itsHealth'), 'you'))]),
  eulogy: spell('', [destroy(anOwnCreature()), move('it', 'leftEnd')]),
  march: spell('', [gain(0, 1, anOwnCreature()), move('it', 'leftEnd')]),
  undertaker: creature('', '1/1', {
    summon: [destroy(anOpposingCreature()), heal(per('itsHealth'), 'you'), damage(per('itsAttack'), 'opponent')],
  }),
  toast: spell('', [damage(1, anything()), heal(per('itsHealth'), 'you')]),
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
  test('also for this turn, in what everybody sees of it while the contract goes on', () => {
    const hurt = { card: 'bear', damage: 1 };
    // Beside another, from which nothing is to be read.
    const t = at({ hand: ['grow', 'swell', 'wake'], line: ['bear', hurt] });
    t.play('play:grow', 'own:2', 'play:swell', 'own:2', 'play:wake', 'own:2');
    expect(t.asks()).toBe('A may');
    for (const viewer of VIEWERS)
      expect(t.view(viewer).acting.find(({ card }) => card === 'bear')).toMatchObject({
        attack: 2 + 3,
        health: 1 + 5 - 1,
      });
    expect(t.answer('yes').health('A')).toBe(10 + 4 + 1 + 5 - 1);
  });
  test('but not with what others gave it', () => {
    const t = at({ hand: ['offering'], line: ['herald', 'bear'] }).play('play:offering', 'own:2');
    expect(t.health('B')).toBe(20 - 2);
  });
});

test('CR32: where no Creature was chosen, none has attack or health to count', () => {
  const alone = at({ hand: ['undertaker'] }).play('play:undertaker');
  expect([alone.health('A'), alone.health('B')]).toEqual([10, 20]);
  const player = at({ hand: ['toast'] }, { line: ['bear'] }).play('play:toast', 'opposing:player');
  expect([player.health('A'), player.health('B')]).toEqual([10, 20 - 1]);
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

describe('CR70: a move', () => {
  const told = (t: Table): readonly string[] => t.happened('effectDidNothing').map(({ why }) => why);
  test('of a Creature that has left does nothing, and that is told', () => {
    const t = at({ hand: ['eulogy'], line: ['herald', 'bear'] }).play('play:eulogy', 'own:2');
    expect([told(t), t.line('A')]).toEqual([['noTarget'], ['herald 1/9']]);
  });
  test('to where it stands already does nothing, and that is told', () => {
    const t = at({ hand: ['march'], line: ['bear', 'herald'] }).play('play:march', 'own:1');
    expect([told(t), t.happened('creatureMoved')]).toEqual([['nothingThere'], []]);
  });
  test('to another place is told as a move', () => {
    const t = at({ hand: ['march'], line: ['herald', 'bear'] }).play('play:march', 'own:2');
    expect([told(t), t.happened('creatureMoved')]).toMatchObject([[], [{ from: 1, to: 0 }]]);
  });
});
