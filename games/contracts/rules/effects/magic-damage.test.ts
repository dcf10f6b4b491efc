// What does Magic Damage raise? (C1211, CR36, CT29)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  allCreatures,
  allOpposing,
  anything,
  become,
  creature,
  damage,
  fade,
  gain,
  gainMagic,
  give,
  heal,
  orb,
  per,
  rune,
  spell,
} from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  mage: creature('', '1/2', { magic: 2 }),
  adept: creature('', '1/1', { magic: 1 }),
  bear: creature('', '1/9'),
  bolt: spell('', [damage(1, 'opponent')]),
  triple: spell('', [damage(1, anything(), 3)]),
  quake: spell('', [damage(1, allCreatures())]),
  wave: spell('', [damage(1, allOpposing()), damage(2, 'opponent')]),
  suicide: spell('', [damage(1, 'you')]),
  tally: spell('', [damage(per('hand'), 'opponent')]),
  cure: spell('', [heal(3, 'you')]),
  mark: spell('', [become('magnetic', aCreature()), gain(1, 0, 'it')]),
  learn: spell('', [gainMagic(2)]),
  rush: spell('', [gainMagic(1, 'turn')]),
  hush: spell('', [fade(aCreature())]),
  drain: spell('', [fade('you')]),
  archer: creature('', '1/1', { summon: [damage(1, 'opponent')] }),
  lens: rune('', '', [damage(1, 'opponent')]),
  aura: rune('', '', [], { gives: [give('you', { magic: 1 })] }),
  sphere: orb('', '2/2'),
  staff: orb('', '1/1', { magic: 3 }),
  trap: spell('', [damage(9, 'opponent')], { ambush: [damage(1, 'opponent')] }),
  guide: creature('', '1/1', { ambush: [damage(1, 'opponent')] }),
};
const at = (A: Side, B: Side = { health: 20 }): Table => table({ cards, A, B });
const dealt = (t: Table): readonly number[] => t.happened('damage').map(({ amount }) => amount);

describe('Magic Damage', () => {
  test('C1211: Spells deal X more', () => {
    const t = at({ hand: ['bolt'], line: ['mage'] }).answer('play:bolt');
    expect(t.health('B')).toBe(17);
    expect(t.happened('damage')).toMatchObject([{ amount: 3, magic: 2 }]);
  });

  test('CR36: for the Spells of the bearer’s controller alone', () => {
    expect(dealt(at({ hand: ['bolt'] }, { line: ['mage'], magic: 5 }).answer('play:bolt'))).toEqual([1]);
  });

  test('CR36: per instance and per target', () => {
    const t = at({ hand: ['triple'], line: ['adept'] }).play('play:triple', ...Array(3).fill('opposing:player'));
    expect(dealt(t)).toEqual([2, 2, 2]);
    const all = at({ hand: ['quake'], line: ['mage', 'bear'] }, { line: ['bear', 'bear'] }).answer('play:quake');
    expect(dealt(all)).toEqual([3, 3, 3, 3]);
  });

  test('CR36: damage to oneself and computed amounts rise too', () => {
    expect(dealt(at({ hand: ['suicide'], line: ['mage'] }).answer('play:suicide'))).toEqual([3]);
    expect(dealt(at({ hand: ['tally', 'bolt', 'bolt'], line: ['mage'] }).answer('play:tally'))).toEqual([4]);
  });

  test('CR36: sources add up: Creatures, an Orb, what is given, what the player gained', () => {
    const A = { hand: ['bolt'], line: ['mage', 'adept'], orb: 'staff', rune: 'aura', magic: 1 };
    const t = at(A);
    expect(t.see('A').magic).toBe(8);
    expect(dealt(t.answer('play:bolt'))).toEqual([9]);
  });

  test('CR36: read at each instance: a bearer that dies midway stops counting', () => {
    const t = at({ hand: ['triple'], line: ['mage'] }).play('play:triple', 'opposing:player', 'own:1');
    t.answer('opposing:player');
    expect(dealt(t)).toEqual([3, 3, 1]);
    expect(t.line('A')).toEqual([]);
  });

  test('CR36: one that arrives midway counts from then on', () => {
    const more = { ...cards, lesson: spell('', [damage(1, 'opponent'), gainMagic(1), damage(1, 'opponent')]) };
    expect(dealt(table({ cards: more, A: { hand: ['lesson'] } }).answer('play:lesson'))).toEqual([1, 2]);
  });

  test('CR36: not for Orbs, Runes, Summon, combat, burnout or healing', () => {
    const line = ['mage'];
    expect(dealt(at({ orb: 'sphere', line }).answer('orb:player'))).toEqual([2]);
    expect(dealt(at({ rune: 'lens', line }).answer('rune'))).toEqual([1]);
    expect(dealt(at({ hand: ['archer'], line }).play('play:archer', '1'))).toEqual([1]);
    expect(dealt(at({ line }).answer(attack(1, 'player')))).toEqual([1]);
    expect(dealt(table({ cards, at: 'draw', A: { line } }).answer('draw:1'))).toEqual([1]);
    expect(
      at({ hand: ['cure'], line, health: 20 })
        .answer('play:cure')
        .health('A'),
    ).toBe(23);
  });

  test('CR36: a part that deals no damage gains none', () => {
    const t = at({ hand: ['mark'], line: ['mage'] }).answer('play:mark');
    expect(dealt(t)).toEqual([]);
  });

  test('CR36: a calculated amount of 0 stays 0', () => {
    expect(dealt(at({ hand: ['tally'], line: ['mage'] }).answer('play:tally'))).toEqual([]);
    expect(dealt(at({ hand: ['tally', 'bolt'], line: ['mage'] }).answer('play:tally'))).toEqual([3]);
  });

  test('CR36: a Spell contract that acts by Ambush is raised, a Creature’s Ambush is not (CR23)', () => {
    const drawn = (card: string): Table =>
      table({ cards, at: 'draw', A: { deck: [card], line: ['mage'] } }).answer('draw:1');
    expect(dealt(drawn('trap'))).toEqual([3]);
    expect(dealt(drawn('guide'))).toEqual([1]);
  });

  test('CR36: a Faded bearer gives none; a Faded player has none', () => {
    const t = at({ hand: ['hush', 'bolt'], line: ['mage'] }).play('play:hush', 'play:bolt');
    expect(dealt(t)).toEqual([1]);
    expect(dealt(at({ hand: ['drain', 'bolt'], magic: 4 }).play('play:drain', 'play:bolt'))).toEqual([1]);
  });

  test('CR36: gained for this turn it is gone in the next', () => {
    const t = at({ hand: ['learn', 'rush'], deck: ['bear'] }).play('play:learn', 'play:rush');
    expect(t.see('A').magic).toBe(3);
    expect(t.answer('end').see('A').magic).toBe(2);
  });

  test('CT29: +2: “1 to each opposing Creature, then 2 to the opponent” is 3 each, then 4; “1 three times” is 3', () => {
    const t = at({ hand: ['wave', 'triple'], line: ['mage'] }, { line: ['bear', 'bear'], health: 30 });
    t.answer('play:wave');
    expect(dealt(t)).toEqual([3, 3, 4]);
    expect(t.health('B')).toBe(26);
    t.play('play:triple', ...Array(3).fill('opposing:player'));
    expect(t.health('B')).toBe(17);
  });
});
