// What do the four skills do, when, and for which X?

import { describe, expect, test } from 'vitest';
import { attack, enemyPlayer, own, play, skill } from '../keys-for-tests.ts';
import { type Table, table } from '../table-for-tests.ts';
import { SKILL_NAMES } from './skills.ts';

const rangeOf = (t: Table, skill: string): readonly [number, number] | null => {
  if (!t.keys().includes(`skill:${skill}`)) return null;
  const { min, max } = t.answer(`skill:${skill}`).decision();
  return [min, max];
};

describe('the skill card', () => {
  test('S1103, SR13: everybody has all four, untapped from the beginning', () => {
    const t = table({ A: { fatigue: 1, hand: ['p11', 'p22'], summonings: ['p11'] } });
    for (const name of SKILL_NAMES) expect(t.keys()).toContain(skill(name));
    expect(t.see('B').skillTapped).toBe(false);
  });

  test('S1101, S1102: one a turn, and it taps the card', () => {
    const t = table().unanswered(skill('medicate'), { number: 1 });
    expect(t.see('A').skillTapped).toBe(true);
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked(skill('ponder'))).toBe('skillTapped');
  });

  test('S1101, S702: all skills are Fast', () => {
    const t = table({ A: { summonings: ['p11'] }, B: { fatigue: 0 } }).play(attack(1), enemyPlayer);
    expect(t.asks()).toBe('B respond');
    expect(t.keys()).toEqual([skill('medicate'), skill('ponder'), 'pass']);
  });

  test('SR34, ST14: used in the own turn it rests until the next own turn', () => {
    const t = table({ A: { fatigue: 0 }, B: { hand: ['p11'] } }).unanswered(skill('ponder'), { number: 1 }, 'end');
    t.answer(play('p11'));
    expect(t.asks()).toBe('A respond');
    expect(t.keys().filter((key) => key.startsWith('skill:'))).toEqual([]);
    t.unanswered('pass').untilTurnOf('A');
    expect(t.keys()).toContain(skill('ponder'));
  });

  test('SR34, ST15: used in the other’s turn it is free again in the own one', () => {
    const t = table({ A: { summonings: ['p11'] } }).play(attack(1), enemyPlayer, skill('ponder'), { number: 3 });
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.fatigue('B'), t.hand('B').length, t.see('B').deckSize]).toEqual([6, 3, 7]);
    t.untilTurnOf('B');
    expect([t.fatigue('B'), t.hand('B').length, t.see('B').deckSize]).toEqual([3, 4, 6]);
    t.unanswered(skill('medicate'), { number: 3 });
    expect([t.life('B'), t.fatigue('B')]).toEqual([17, 6]);
  });

  test('SR34: a card that untaps it makes it usable from the next turn, not twice in this one', () => {
    const t = table({ A: { hand: ['trainer', 'p11'] } }).unanswered(skill('medicate'), { number: 1 }, play('trainer'));
    expect(t.see('A')).toMatchObject({ skillTapped: false, skillUsed: true });
    expect(t.blocked(skill('medicate'))).toBe('skillUsed');
    t.unanswered('end');
    t.play(skill('medicate'), { number: 1 });
    expect(t.asks()).toBe('A respond');
    expect(t.keys()).toContain(skill('medicate'));
  });

  test('SR34, skillRefresh: with everyTurn both skill cards untap at the start of each turn', () => {
    const after = (skillRefresh: string): boolean =>
      table({}, { skillRefresh }).unanswered(skill('medicate'), { number: 1 }, 'end').see('A').skillTapped;
    expect([after('ownTurn'), after('everyTurn')]).toEqual([true, false]);
  });
});

describe('X', () => {
  test('SR35: from 1 up to what fits; a skill without one is not offered', () => {
    expect([0, 1, 2, 3, 4].map((fatigue) => rangeOf(table({ A: { fatigue } }), 'medicate'))).toEqual([
      [1, 6],
      [1, 5],
      [1, 4],
      [1, 3],
      [1, 2],
    ]);
    expect(rangeOf(table({ A: { fatigue: 6 } }), 'medicate')).toBeNull();
    expect([0, 1, 2, 3, 4, 5].map((fatigue) => rangeOf(table({ A: { fatigue } }), 'ponder')?.[1] ?? 0)).toEqual([
      3, 2, 2, 1, 1, 0,
    ]);
  });

  test('S1106, SR37, ST10: Ponder draws X for 2X fatigue, and needs as many cards', () => {
    const t = table({ A: { fatigue: 1 } });
    expect(rangeOf(t, 'ponder')).toEqual([1, 2]);
    t.unanswered({ number: 2 });
    expect([t.fatigue('A'), t.hand('A').length, t.see('A').deckSize]).toEqual([5, 2, 8]);
    expect(rangeOf(table({ A: { fatigue: 1, deck: ['p11'] } }), 'ponder')).toEqual([1, 1]);
    expect(rangeOf(table({ A: { deck: [] } }), 'ponder')).toBeNull();
  });

  test('SR37: if the deck has become shorter, what is there is drawn', () => {
    const t = table({ A: { deck: ['p11', 'p22'], hand: ['study'] }, B: { hand: ['yawn'] } });
    t.play(skill('ponder'), { number: 2 }, skill('medicate'), { number: 1 });
    expect(t.asks()).toBe('A respond');
    t.answer(play('study'));
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.hand('A').length, t.see('A').deckSize]).toEqual([2, 0]);
    expect(t.events('drawFailed')).toHaveLength(1);
  });

  test('S1105, SR36, ST11: Medicate heals X for X, above 15 too', () => {
    const t = table({ A: { fatigue: 3 } }).unanswered(skill('medicate'), { number: 3 });
    expect([t.life('A'), t.fatigue('A')]).toEqual([18, 6]);
  });

  test('SR36, SR66, lifeCap: up to 15 it heals what is missing, and may be paid for nothing', () => {
    const t = table({ A: { life: 14 } }, { lifeCap: 15 }).unanswered(skill('medicate'), { number: 3 });
    expect([t.life('A'), t.fatigue('A')]).toEqual([15, 3]);
    const full = table({}, { lifeCap: 15 }).unanswered(skill('medicate'), { number: 1 });
    expect([full.life('A'), full.fatigue('A')]).toEqual([15, 1]);
  });

  test('S1107, SR38, ST12: Meditate discards 2X cards at once and removes X when it resolves', () => {
    const hand = ['p11', 'p12', 'p13', 'p14', 'p15', 'p16', 'p17'];
    const t = table({ A: { fatigue: 2, hand } });
    expect(rangeOf(t, 'meditate')).toEqual([1, 2]);
    t.play({ number: 2 }, { picks: ['p11', 'p12', 'p13', 'p14'] });
    expect(t.asks()).toBe('B respond');
    expect([t.fatigue('A'), t.see('A').discards.length]).toEqual([2, 4]);
    t.answer('pass');
    expect([t.fatigue('A'), t.hand('A')]).toEqual([0, ['p15', 'p16', 'p17']]);
  });

  test('SR38: never for nothing: no fatigue, or fewer than two cards', () => {
    expect(rangeOf(table({ A: { fatigue: 6, hand: ['p11', 'p12', 'p13'] } }), 'meditate')).toEqual([1, 1]);
    const rested = table({ A: { hand: ['p11', 'p12', 'p13', 'p14'] } });
    expect(rangeOf(rested, 'meditate')).toBeNull();
    expect(rested.blocked(skill('meditate'))).toBe('noX');
    expect(rangeOf(table({ A: { fatigue: 3, hand: ['p11'] } }), 'meditate')).toBeNull();
  });

  test('S1104: Inspire gives X attack for 2X fatigue until the end of the turn', () => {
    const t = table({ A: { summonings: ['p22'] } }).unanswered(skill('inspire'), { number: 2 }, own(1));
    expect([t.fatigue('A'), t.row('A')]).toEqual([4, ['4/2']]);
    expect(t.unanswered('end').row('A')).toEqual(['2/2']);
  });

  test('S1104, ST13: Inspire needs a summoning of one’s own', () => {
    const t = table({ B: { summonings: ['p22'] } });
    expect(t.keys()).not.toContain(skill('inspire'));
    expect(t.blocked(skill('inspire'))).toBe('noTarget');
  });
});
