// What happens by itself, in which order, and when does it stop?

import { describe, expect, test } from 'vitest';
import { attack, enemy, enemyPlayer, own, play } from '../keys-for-tests.ts';
import { col } from '../state/columns.ts';
import { table } from '../table-for-tests.ts';

describe('what happens by itself', () => {
  test('SR53: after the check of the event that caused it, the turn player’s first, then by order of entering', () => {
    const both = table({ A: { summonings: ['martyr'] }, B: { summonings: ['martyr'] } });
    both.unanswered(attack(1), enemy(1));
    expect(both.events('triggered').map(({ source }) => source.seat)).toEqual([0, 1]);
    expect([both.life('A'), both.life('B')]).toEqual([17, 17]);
  });

  test('SR53, SR27: not when the match is over by then', () => {
    const piercing = table({ A: { summonings: ['pierce53'] }, B: { life: 4, summonings: ['martyr'] } });
    piercing.unanswered(attack(1), enemy(1));
    expect(piercing.outcome()).toEqual({ winner: 0, reason: 'lifeLost' });
    expect(piercing.events('triggered')).toEqual([]);
  });

  test('SR53: when it deals damage to the opponent by an attack, directly or by Pierce', () => {
    const direct = table({ A: { summonings: ['looter'] } }).unanswered(attack(1), enemyPlayer);
    expect(direct.hand('A')).toHaveLength(1);
    const pierced = table({ A: { summonings: ['pierceLooter'] }, B: { summonings: ['p11'] } });
    expect(pierced.unanswered(attack(1), enemy(1)).hand('A')).toHaveLength(1);
    const blocked = table({ A: { summonings: ['looter'] }, B: { summonings: ['p15'] } });
    expect(blocked.unanswered(attack(1), enemy(1)).hand('A')).toHaveLength(0);
  });

  test('SR53, S904: when the opponent loses life to fatigue', () => {
    const t = table({ A: { hand: ['yawn'], summonings: ['gloater'] }, B: { fatigue: 5 } }).unanswered(play('yawn'));
    expect(t.life('B')).toBe(12);
    const unhurt = table({ A: { hand: ['yawn'], summonings: ['gloater'] }, B: { fatigue: 3 } });
    expect(unhurt.unanswered(play('yawn')).life('B')).toBe(15);
  });

  test('SR53: each is followed by its own checks, what it sets off comes first', () => {
    const B = { summonings: ['bomb', 'bomb', 'martyr'] };
    const t = table({ A: { hand: ['zap'] }, B }).unanswered(play('zap'), enemy(1));
    expect(t.asks()).toBe('B aim');
    t.answer(own(1));
    expect(t.events('destroyed').map(({ target }) => target.card)).toEqual(['bomb', 'bomb', 'martyr']);
    expect([t.row('B'), t.life('B')]).toEqual([[], 17]);
  });

  test('SR60: what finds nobody to aim at has lost nobody', () => {
    const t = table({ A: { hand: ['kill'] }, B: { summonings: ['bomb'] } })
      .answer(play('kill'))
      .unanswered(enemy(1));
    expect(t.events('targetLost')).toEqual([]);
    expect(t.events('effectDidNothing')).toMatchObject([{ source: 'bomb', why: 'noTarget' }]);
  });

  test('SR52: no card of a match can cancel an action', () => {
    const t = table({ A: { hand: ['zap'] }, B: { hand: ['kill'], summonings: ['p22'] } });
    t.play(play('zap'), enemy(1), play('kill'), own(1)).unanswered('pass');
    expect(t.see('A').discards).toEqual(['zap']);
    expect(t.events('targetLost')).toHaveLength(1);
  });

  test('SR58: however many die at once, all have their say', () => {
    const summonings = Array.from({ length: 29 }, () => 'martyr');
    const deck: readonly string[] = [];
    const t = table({ A: { deck, summonings, hand: ['plague'] }, B: { deck, summonings } }).unanswered(play('plague'));
    expect([t.row('A'), t.row('B')]).toEqual([[], []]);
    expect([t.life('A'), t.life('B')]).toEqual([73, 73]);
    expect(t.events('loopGuard')).toEqual([]);
  });

  test('SR58: after 300 effects nothing more is set off', () => {
    const t = table({ A: { summonings: ['martyr'] }, B: { summonings: ['p11'] } });
    t.play(attack(1), enemy(1));
    t.state.cells[col.triggers] = 300;
    t.unanswered('pass');
    expect(t.events('loopGuard')).toHaveLength(1);
    expect(t.life('A')).toBe(15);
  });
});
