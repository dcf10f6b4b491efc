// How does a match end?

import { describe, expect, test } from 'vitest';
import { attack, enemyPlayer, play, skill } from '../keys-for-tests.ts';
import { table } from '../table-for-tests.ts';

describe('the end of a match', () => {
  test('S102, S801: who has less than 1 life has lost', () => {
    const t = table({ A: { summonings: ['p33'] }, B: { life: 3 } }).unanswered(attack(1), enemyPlayer);
    expect([t.outcome(), t.life('B')]).toEqual([{ winner: 0, reason: 'lifeLost' }, 0]);
    expect(t.events('matchEnded')).toMatchObject([{ winner: 0, reason: 'lifeLost', wins: [1, 0] }]);
  });

  test('S802, SR27, ST37: both at one check is a draw', () => {
    const t = table({ A: { life: 5, hand: ['duel'] }, B: { life: 3 } }).unanswered(play('duel'));
    expect([t.life('A'), t.life('B')]).toEqual([0, -2]);
    expect(t.outcome()).toEqual({ winner: null, reason: 'bothLost' });
  });

  test('SR27: life below 1 that is healed within the same resolution is harmless', () => {
    const t = table({ A: { hand: ['bleedAndHeal'] } }).unanswered(play('bleedAndHeal'));
    expect([t.asks(), t.life('A')]).toEqual(['A act', 15]);
    const start = table({ active: 'B', A: { summonings: ['suicidal'] } }).untilTurnOf('A');
    expect(start.life('A')).toBe(15);
  });

  test('SR27: after each response, so that nothing pending happens any more', () => {
    const t = table({ A: { life: 2, summonings: ['p66'] }, B: { life: 1, hand: ['bolt'] } });
    t.play(attack(1), enemyPlayer, play('bolt'), enemyPlayer, 'pass');
    expect([t.outcome(), t.life('B')]).toEqual([{ winner: 1, reason: 'lifeLost' }, 1]);
  });

  test('S801, SR26, ST42: concede at any moment, in a window too; nothing pending happens', () => {
    const t = table({ A: { summonings: ['p33'] }, B: { hand: ['p11'] } }).play(attack(1), enemyPlayer);
    t.answer({ concede: true }, 'B');
    expect([t.outcome(), t.life('B')]).toEqual([{ winner: 0, reason: 'conceded' }, 15]);
  });

  test('SR26: also outside one’s priority', () => {
    expect(table().answer({ concede: true }, 'B').outcome()).toEqual({ winner: 0, reason: 'conceded' });
  });

  test('SR61: what is discarded without an answer is picked by chance: it tells nothing of the rest of the hand', () => {
    const found = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const t = table({ A: { hand: ['robbery'] }, B: { hand: ['p33', 'p22', 'p11'] } }, {}, `late ${i}`);
      t.play(play('robbery'), 'pass').answer({ idle: true });
      found.add([...t.see('B').discards].sort().join(' '));
    }
    expect(found.size).toBe(3);
  });

  test('SR61: no answer in time is the mildest one', () => {
    const t = table({ A: { hand: ['zap'] }, B: { hand: ['tonic'], summonings: ['p22', 'p33'] } });
    t.play(play('zap'), { idle: true });
    expect(t.asks()).toBe('B respond');
    expect(t.view('B').chain).toMatchObject([{ targets: [{ card: 'p22' }] }]);
    t.answer({ idle: true });
    expect([t.asks(), t.row('B')]).toEqual(['A act', ['3/3']]);
    expect(t.answer({ idle: true }).asks()).toBe('B act');
    expect(t.play(skill('medicate'), { idle: true }).life('B')).toBe(15);
    expect(t.view('A').chain).toMatchObject([{ what: 'skill', x: 1 }]);
  });
});
