// How does an attack go, and who may be attacked?

import { describe, expect, test } from 'vitest';
import { attack, enemy, enemyPlayer, own, play, skill, use } from '../keys-for-tests.ts';
import { table } from '../table-for-tests.ts';

describe('attacking', () => {
  test('S605, S1202, SR39, SR40: one untapped summoning attacks and taps', () => {
    const t = table({ A: { summonings: ['p32', { card: 'p22', tapped: true }] } });
    expect(t.keys()).toContain(attack(1));
    expect(t.keys()).not.toContain(attack(2));
    expect(t.blocked(attack(2))).toBe('isTapped');
    t.unanswered(attack(1), enemyPlayer);
    expect([t.life('B'), t.row('A')]).toEqual([12, ['3/2 tapped', '2/2 tapped']]);
  });

  test('S1004, S1201, ST16: a summoning enters tapped, can’t attack, and blocks all the same', () => {
    const t = table({ A: { hand: ['p33'] }, B: { summonings: ['p25'] } }).unanswered(play('p33'));
    expect(t.row('A')).toEqual(['3/3 tapped']);
    expect(t.blocked(attack(1))).toBe('isTapped');
    t.unanswered('end');
    t.answer(attack(1));
    expect(t.keys()).toEqual([enemy(1)]);
    expect(t.unanswered(enemy(1)).row('B')).toEqual(['2/2 tapped']);
  });

  test('S1307, SR40, ST17: Ready attacks at once, even in the first turn, but not twice', () => {
    const t = table({ turn: 1, A: { hand: ['ready31'] } }).unanswered(play('ready31'), attack(1), enemyPlayer);
    expect([t.life('B'), t.row('A')]).toEqual([12, ['3/1 tapped']]);
    expect(t.keys()).not.toContain(attack(1));
  });

  test('SR39, ST33: untapped again it attacks again', () => {
    const t = table({ A: { summonings: ['p33'], hand: ['wake'] } });
    t.unanswered(attack(1), enemyPlayer, play('wake'), own(1), attack(1), enemyPlayer);
    expect(t.life('B')).toBe(9);
  });

  test('SR39: tapping an attacker after the declaration does not stop the attack', () => {
    const t = table({ A: { summonings: ['p33'], hand: ['p11'] }, B: { hand: ['sleep'] } });
    t.play(attack(1), enemyPlayer);
    expect(t.keys()).toContain(play('sleep'));
    t.play(play('sleep'), enemy(1));
    while (t.asks() !== 'A act') t.answer('pass');
    expect(t.life('B')).toBe(12);
  });

  test('SR40, ST44: attack 0 may attack', () => {
    const t = table({ A: { summonings: ['p04'] }, B: { summonings: ['p22'] } }).unanswered(attack(1), enemy(1));
    expect([t.row('A'), t.row('B')]).toEqual([['0/2 tapped'], ['2/2']]);
  });

  test('S705: no attack is ever a response', () => {
    const t = table({ A: { hand: ['p11'] }, B: { summonings: ['p33'], hand: ['p11'] } }).answer(play('p11'));
    expect(t.asks()).toBe('B respond');
    expect(t.keys().filter((key) => key.startsWith('attack'))).toEqual([]);
  });
});

describe('blows', () => {
  test('S1205, S1206, SR44, SR02, ST18: both hit at once; 0 or less dies, to its owner’s discard area', () => {
    const t = table({ A: { summonings: ['p32'] }, B: { summonings: [{ card: 'p23', tapped: true }] } });
    t.unanswered(attack(1), enemy(1));
    expect([t.row('A'), t.row('B'), t.life('B')]).toEqual([[], [], 15]);
    expect([t.see('A').discards, t.see('B').discards]).toEqual([['p32'], ['p23']]);
  });

  test('SR45, S1208, ST19: damage adds up over the turn and is gone at its end', () => {
    const t = table({ A: { summonings: ['p23', 'p33'] }, B: { summonings: ['p15'] } });
    t.unanswered(attack(1), enemy(1));
    expect([t.row('B'), t.row('A')]).toEqual([['1/3'], ['2/2 tapped', '3/3']]);
    t.unanswered(attack(2), enemy(1));
    expect([t.row('B'), t.row('A')]).toEqual([[], ['2/2 tapped', '3/2 tapped']]);
    expect(t.unanswered('end').row('A')).toEqual(['2/3 tapped', '3/3 tapped']);
    expect(t.events('defenseRestored')).toHaveLength(1);
  });

  test('S1208, ST20: restored before the next turn', () => {
    const t = table({ A: { summonings: ['p44'], hand: ['zap'] }, B: { summonings: ['p15'], hand: ['p11'] } });
    t.unanswered(attack(1), enemy(1), 'end');
    t.play(play('p11'), play('zap'), enemy(1), 'pass', 'pass');
    expect(t.row('B')).toEqual(['1/3', '1/1 tapped']);
  });

  test('S1207, SR42, ST21: one weak tapped summoning shields its player', () => {
    const t = table({ A: { summonings: ['p55'] }, B: { life: 1, summonings: [{ card: 'p01', tapped: true }] } });
    t.answer(attack(1));
    expect(t.keys()).toEqual([enemy(1)]);
    expect(t.blocked(enemyPlayer)).toBe('mustAttackSummoning');
    t.unanswered(enemy(1));
    expect([t.row('B'), t.life('B'), t.asks()]).toEqual([[], 1, 'A act']);
  });

  test('S1207, SR44: a direct attack does no damage to the attacker', () => {
    const t = table({ A: { summonings: ['p51'] } }).unanswered(attack(1), enemyPlayer);
    expect([t.life('B'), t.row('A')]).toEqual([10, ['5/1 tapped']]);
  });

  test('SR41, S1203: the attacker chooses any enemy summoning, tapped or not', () => {
    const t = table({ A: { summonings: ['p33'] }, B: { summonings: ['p11', { card: 'p22', tapped: true }, 'p33'] } });
    expect(t.answer(attack(1)).keys()).toEqual([enemy(1), enemy(2), enemy(3)]);
  });

  test('SR42, I7: whoever can’t defend is no target and no shield', () => {
    const t = table({ A: { summonings: ['p33'], hand: ['pacify'] }, B: { summonings: ['p55'] } });
    t.unanswered(play('pacify'), enemy(1)).answer(attack(1));
    expect(t.keys()).toEqual([enemyPlayer]);
  });
});

describe('the board changes in step 3', () => {
  test('S1204, SR43, ST30: an ambush becomes the defender', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { hand: ['fast22'] } });
    t.play(attack(1), enemyPlayer, play('fast22')).unanswered('pass');
    expect([t.row('A'), t.row('B'), t.life('B'), t.fatigue('B')]).toEqual([['4/1 tapped'], [], 15, 2]);
    expect(t.events('targetRedeclared')).toMatchObject([{ target: { seat: 1, card: 'fast22' } }]);
  });

  test('SR43, ambush: switched off, an attack on the player stays one', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { hand: ['fast22'] } }, { ambush: 'off' });
    t.play(attack(1), enemyPlayer, play('fast22')).unanswered('pass');
    expect([t.life('B'), t.row('B')]).toEqual([11, ['2/2 tapped']]);
  });

  test('SR43, S1303, ST31: Ignore Summoning is not ambushed', () => {
    const t = table({ A: { summonings: ['ignore31'] }, B: { hand: ['fast22'] } });
    t.play(attack(1), enemyPlayer, play('fast22')).unanswered('pass');
    expect([t.life('B'), t.row('B')]).toEqual([12, ['2/2 tapped']]);
  });

  test('SR43: a new summoning never diverts an attack on another', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { summonings: ['p11'], hand: ['fast22'] } });
    t.play(attack(1), enemy(1), play('fast22')).unanswered('pass');
    expect(t.row('B')).toEqual(['2/2 tapped']);
  });

  test('SR43: if the attacker has left, the attack ends without damage', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { hand: ['banish'] } });
    t.play(attack(1), enemyPlayer, play('banish'), enemy(1)).unanswered('pass');
    expect([t.life('B'), t.row('A'), t.hand('A')]).toEqual([15, [], ['p43']]);
    expect(t.events('attackEnded')).toMatchObject([{ why: 'gone' }]);
  });

  test('SR43: an attacker that can no longer attack hits nobody, and stays tapped', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { summonings: ['p22'], hand: ['shackle'] } });
    t.play(attack(1), enemy(1), play('shackle'), enemy(1)).unanswered('pass');
    expect([t.row('A'), t.row('B')]).toEqual([['4/3 tapped'], ['2/2']]);
    expect(t.events('combat')).toEqual([]);
    expect(t.events('attackEnded')).toMatchObject([{ attacker: 'p43', seat: 0, why: 'cantAttack' }]);
    expect(t.asks()).toBe('A act');
  });

  test('SR43: if the last defender vanished, the player is hit, after a new window', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { summonings: ['p11'], hand: ['banish', 'tonic'] } });
    t.play(attack(1), enemy(1), play('banish'), own(1), 'pass', 'pass');
    expect(t.asks()).toBe('B respond');
    expect(t.events('targetRedeclared')).toMatchObject([{ target: { seat: 1, id: null } }]);
    expect(t.unanswered('pass').life('B')).toBe(11);
  });

  test('SR43: with several left the attacker names another and can’t cancel', () => {
    const t = table({ A: { summonings: ['p43'] }, B: { summonings: ['p11', 'p22', 'p33'], hand: ['banish'] } });
    t.play(attack(1), enemy(1), play('banish'), own(1), 'pass', 'pass');
    expect(t.asks()).toBe('A block');
    expect(t.keys()).toEqual([enemy(1), enemy(2)]);
  });

  test('S1204, SR23, ST27: healing in time', () => {
    const t = table({ A: { summonings: ['p31'] }, B: { life: 2, fatigue: 4 } });
    t.play(attack(1), enemyPlayer, skill('medicate'), { number: 2 }).unanswered();
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.life('B'), t.fatigue('B')]).toEqual([1, 6]);
  });

  test('S1104, ST29: an inspired blocker', () => {
    const t = table({ A: { summonings: ['p23'] }, B: { summonings: ['p14'] } });
    t.play(attack(1), enemy(1), skill('inspire'), { number: 2 }, own(1));
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.fatigue('B'), t.row('A'), t.row('B')]).toEqual([4, [], ['3/2']]);
  });

  test('S1201, SR48, ST32: a defender answers with its Tap and still blocks', () => {
    const t = table({ A: { summonings: ['p22'] }, B: { summonings: ['pinger13'] } });
    t.play(attack(1), enemy(1), use(own(1)), enemy(1));
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.row('A'), t.row('B')]).toEqual([[], ['1/1 tapped']]);
  });
});

describe('the defending player names the defender', () => {
  const options = { defender: 'defenderChooses' };

  test('SR41, defender: one of the own summonings must be named', () => {
    const t = table({ A: { summonings: ['p33'] }, B: { summonings: ['p11', 'p22'] } }, options).answer(attack(1));
    expect([t.asks(), t.keys()]).toEqual(['B block', [own(1), own(2)]]);
    expect(t.unanswered(own(2)).row('B')).toEqual(['1/1']);
  });

  test('SR41, defender: without one the player is hit; with one nobody is asked', () => {
    expect(
      table({ A: { summonings: ['p33'] } }, options)
        .unanswered(attack(1))
        .life('B'),
    ).toBe(12);
    const t = table({ A: { summonings: ['p33'] }, B: { summonings: ['p22'] } }, options).unanswered(attack(1));
    expect([t.life('B'), t.row('B')]).toEqual([15, []]);
  });

  test('SR59, defender: Ignore Summoning says first whether it goes for the player', () => {
    const set = { A: { summonings: ['ignore31'] }, B: { summonings: ['p11', 'p22'] } };
    const t = table(set, options).answer(attack(1));
    expect([t.asks(), t.keys()]).toEqual(['A defender', ['fight', enemyPlayer]]);
    expect(t.unanswered(enemyPlayer).life('B')).toBe(12);
    expect(table(set, options).play(attack(1), 'fight').asks()).toBe('B block');
  });
});
