// What does fatigue allow, and what does it cost?

import { describe, expect, test } from 'vitest';
import { own, play, use } from '../keys-for-tests.ts';
import { table } from '../table-for-tests.ts';

describe('paying', () => {
  test('S901, S1002: paying adds fatigue', () => {
    const t = table({ A: { hand: ['p22'] } }).unanswered(play('p22'));
    expect(t.fatigue('A')).toBe(2);
    expect(t.events('fatiguePaid')).toMatchObject([{ seat: 0, amount: 2, now: 2 }]);
  });

  test('S903, SR28, ST06: nothing is played that would bring fatigue above 6', () => {
    const t = table({ A: { fatigue: 4, hand: ['p22', 'cost3', 'free'] } });
    expect(t.keys()).toContain(play('p22'));
    expect(t.keys()).not.toContain(play('cost3'));
    expect(t.blocked(play('cost3'))).toBe('tooTired');
    t.unanswered(play('p22'));
    expect(t.fatigue('A')).toBe(6);
    expect(t.keys()).toContain(play('free'));
    expect(t.unanswered(play('free')).fatigue('A')).toBe(6);
  });

  test('S903, SR29: the price of an ability counts as a cost does', () => {
    expect(table({ A: { fatigue: 4, summonings: ['lasher'] } }).keys()).toContain(use(own(1)));
    const t = table({ A: { fatigue: 5, summonings: ['lasher'] } });
    expect(t.keys()).not.toContain(use(own(1)));
    expect(t.blocked(use(own(1)))).toBe('tooTired');
  });
});

describe('what is added without asking', () => {
  test('S904, SR28, ST07: what goes beyond six costs life', () => {
    const t = table({ A: { hand: ['yawn'] }, B: { fatigue: 5, life: 9 } }).unanswered(play('yawn'));
    expect([t.fatigue('B'), t.life('B')]).toEqual([6, 7]);
    expect(t.events('fatigueOverflow')).toMatchObject([{ seat: 1, surplus: 2 }]);
    expect(t.events('lifeLost')).toMatchObject([{ seat: 1, amount: 2, cause: 'fatigue' }]);
  });

  test('S904: exactly six costs nothing', () => {
    const t = table({ A: { hand: ['yawn'] }, B: { fatigue: 3 } }).unanswered(play('yawn'));
    expect([t.fatigue('B'), t.life('B')]).toEqual([6, 15]);
  });

  test('S904, ST08: after the halving, at the start of the turn', () => {
    const t = table({ active: 'B', A: { fatigue: 6, life: 10, summonings: ['exhausting'] } }).untilTurnOf('A');
    expect([t.fatigue('A'), t.life('A')]).toEqual([6, 8]);
  });

  test('SR29: what an own card adds when it resolves is automatic: only its cost must fit', () => {
    const t = table({ A: { fatigue: 5, life: 9, hand: ['ownYawn'] } }).unanswered(play('ownYawn'));
    expect([t.fatigue('A'), t.life('A')]).toEqual([6, 5]);
  });

  test('S902, SR30, ST09: removing never goes below none', () => {
    const t = table({ A: { fatigue: 1, hand: ['nap'] } }).unanswered(play('nap'));
    expect(t.events('fatiguePaid')).toMatchObject([{ now: 2 }]);
    expect(t.events('fatigueRemoved')).toMatchObject([{ amount: 2, now: 0 }]);
    expect(t.fatigue('A')).toBe(0);
  });
});
