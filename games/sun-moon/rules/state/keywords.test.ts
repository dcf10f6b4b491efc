// What does each keyword do?

import { describe, expect, test } from 'vitest';
import { attack, enemy, enemyPlayer, harden, own, play, use } from '../keys-for-tests.ts';
import { type Table, table } from '../table-for-tests.ts';

const settled = (t: Table): Table => {
  while (t.asks() !== 'A act') t.answer('pass');
  return t;
};

describe('Enchant a Summoning', () => {
  test('S1301, S1005, SR33, SR51: attached it works, and several may sit on one', () => {
    const t = table({ A: { summonings: ['p22'], hand: ['blessing', 'blessing'] } });
    t.unanswered(play('blessing'), own(1), play('blessing'), own(1));
    expect(t.row('A')).toEqual(['4/4']);
    expect(t.at('A', 1).enchantments.map(({ card }) => card)).toEqual(['blessing', 'blessing']);
    expect(t.see('A').discards).toEqual([]);
  });

  test('S1301, SR33, ST34: on destruction each card goes to its owner’s discard area', () => {
    const t = table({ A: { hand: ['curse', 'kill'] }, B: { summonings: ['p22'] } });
    t.unanswered(play('curse'), enemy(1));
    expect(t.row('B')).toEqual(['1/2']);
    t.unanswered(play('kill'), enemy(1));
    expect([t.see('A').discards, t.see('B').discards]).toEqual([['curse', 'kill'], ['p22']]);
  });

  test('SR33, ST35: without its target it is discarded, and nothing is refunded', () => {
    const t = table({ A: { summonings: ['p11'], hand: ['blessing'] }, B: { hand: ['zap'] } });
    settled(t.play(play('blessing'), own(1), play('zap'), enemy(1)));
    expect([t.row('A'), t.see('A').discards, t.fatigue('A')]).toEqual([[], ['p11', 'blessing'], 2]);
    expect(t.events('attachFailed')).toHaveLength(1);
  });

  test('SR33: whom it can be put on is what the card says', () => {
    const t = table({ A: { summonings: ['p11'], hand: ['curse', 'frailty'] }, B: { summonings: ['p22'] } });
    expect(t.answer(play('curse')).keys()).toEqual([enemy(1)]);
    const any = table({ A: { summonings: ['p11'], hand: ['frailty'] }, B: { summonings: ['p22'] } });
    expect(any.answer(play('frailty')).keys()).toEqual([enemy(1), own(1)]);
    expect(table({ A: { hand: ['blessing'] } }).blocked(play('blessing'))).toBe('noTarget');
  });

  test('SR46: returned to hand, the enchantment is discarded', () => {
    const summonings = [{ card: 'p22', enchantments: ['blessing'] }];
    const t = table({ A: { summonings, hand: ['banish'] } }).unanswered(play('banish'), own(1));
    expect([t.hand('A'), t.see('A').discards]).toEqual([['p22'], ['blessing', 'banish']]);
  });

  test('SR46, SR44: if only the enchantment leaves, its bonus ends at once and the check follows', () => {
    const summonings = [{ card: 'p21', enchantments: ['blessing'], damage: 1 }];
    const t = table({ A: { hand: ['unravel'] }, B: { summonings } }).unanswered(play('unravel'), enemy(1, 1));
    expect([t.row('B'), t.see('B').discards]).toEqual([[], ['blessing', 'p21']]);
  });

  test('SR44: a defense of 0 or less by any cause destroys', () => {
    const t = table({ A: { hand: ['frailty', 'weaken'] }, B: { summonings: ['p22', 'p12'] } });
    expect(t.unanswered(play('frailty'), enemy(1)).row('B')).toEqual(['1/2']);
    expect(t.unanswered(play('weaken'), enemy(1)).row('B')).toEqual([]);
  });

  test('S503, SR48: an enchantment’s own ability taps it, works on its bearer, and untaps with the rest', () => {
    const summonings = [{ card: 'p22', enchantments: ['charm'] }];
    const t = table({ A: { summonings } }).unanswered(use(own(1, 1)));
    expect(t.row('A')).toEqual(['4/2']);
    expect(t.at('A', 1).enchantments[0].tapped).toBe(true);
    expect(t.untilTurnOf('A').at('A', 1).enchantments[0].tapped).toBe(false);
  });
});

describe('keywords of summonings', () => {
  test('S1302, SR25, S704: Fast plays as an answer, and as an ordinary action too', () => {
    const t = table({ A: { hand: ['fast22', 'p11'] }, B: { hand: ['fast22', 'p11'] } }).answer(play('fast22'));
    expect(t.keys().filter((key) => key.startsWith('play'))).toEqual([play('fast22')]);
    expect(t.blocked(play('p11'))).toBe('notFast');
  });

  test('S1303, SR42, ST22: Ignore Summoning may choose the player or a summoning', () => {
    const t = table({ A: { summonings: ['ignore31'] }, B: { summonings: ['p44'] } }).answer(attack(1));
    expect(t.keys()).toEqual([enemy(1), enemyPlayer]);
    t.unanswered(enemyPlayer);
    expect([t.life('B'), t.row('A')]).toEqual([12, ['3/1 tapped']]);
  });

  test('S1304, SR47, ST25: Harden as an answer; it ends with the turn', () => {
    const t = table({ A: { summonings: ['p44'] }, B: { fatigue: 3, summonings: ['harden22'] } });
    t.play(attack(1), enemy(1), harden(own(1)));
    expect(t.decision()).toMatchObject({ min: 1, max: 3 });
    settled(t.answer({ number: 3 }));
    expect([t.fatigue('B'), t.row('B'), t.row('A')]).toEqual([6, ['2/1'], ['4/2 tapped']]);
    t.untilTurnOf('B');
    expect([t.row('B'), t.fatigue('B')]).toEqual([['2/2'], 3]);
  });

  test('SR47: any number of times, also while tapped', () => {
    const t = table({ A: { summonings: [{ card: 'harden22', tapped: true }] } });
    t.unanswered(harden(own(1)), { number: 1 }, harden(own(1)), { number: 2 });
    expect([t.row('A'), t.fatigue('A')]).toEqual([['2/5 tapped'], 3]);
  });

  test('S1305, SR32, ST38: an option without a target can’t be chosen', () => {
    const t = table({ A: { hand: ['unravelOrHeal'] } }).answer(play('unravelOrHeal'));
    expect([t.asks(), t.keys()]).toEqual(['A mode', ['2']]);
    expect(t.blocked('1')).toBe('noTarget');
    expect(t.unanswered('2').life('A')).toBe(17);
  });

  test('S1306, SR48: Tap is a price: not while tapped, not when it has just entered, but with Ready', () => {
    const t = table({ A: { hand: ['pinger13', 'readyPinger'] }, B: { summonings: ['p11'] } });
    t.unanswered(play('pinger13'));
    expect(t.blocked(use(own(1)))).toBe('cantTap');
    t.unanswered(play('readyPinger'), use(own(2)), enemy(1));
    expect([t.row('B'), t.row('A')[1], t.fatigue('A')]).toEqual([[], '1/3 tapped', 5]);
  });

  test('S1308, SR49, ST23, ST24: Pierce deals what is beyond the defense that is left', () => {
    const t = table({ A: { summonings: ['pierce53'] }, B: { summonings: ['p22'] } }).unanswered(attack(1), enemy(1));
    expect([t.row('B'), t.life('B'), t.row('A')]).toEqual([[], 12, ['5/1 tapped']]);
    const hurt = table({ A: { summonings: ['pierce53'] }, B: { summonings: [{ card: 'p24', damage: 3 }] } });
    hurt.unanswered(attack(1), enemy(1));
    expect([hurt.life('B'), hurt.row('A')]).toEqual([11, ['5/1 tapped']]);
  });

  test('S1308, SR47, ST26: Harden counts against Pierce', () => {
    const t = table({ A: { summonings: ['pierce53'] }, B: { summonings: ['harden22'] } });
    settled(t.play(attack(1), enemy(1), harden(own(1)), { number: 2 }));
    expect([t.row('B'), t.life('B'), t.fatigue('B')]).toEqual([[], 14, 2]);
  });

  test('SR49: a blocker with Pierce has no excess, and an attacker that dies still pierces', () => {
    const blocked = table({ A: { summonings: ['p11'] }, B: { summonings: ['pierce53'] } });
    expect(blocked.unanswered(attack(1), enemy(1)).life('A')).toBe(15);
    const t = table({ A: { summonings: ['pierce53'] }, B: { summonings: ['p32'] } }).unanswered(attack(1), enemy(1));
    expect([t.row('A'), t.life('B')]).toEqual([[], 12]);
  });

  test('SR51: attack is never read below 0', () => {
    const t = table({ A: { hand: ['curse'] }, B: { summonings: ['p01'] } }).unanswered(play('curse'), enemy(1));
    expect(t.at('B', 1)).toMatchObject({ attack: 0, given: { attack: -1 } });
  });

  test('SR51: who leaves and returns is a new object', () => {
    const t = table({ A: { summonings: [{ card: 'p33', damage: 1, turn: { attack: 2 } }], hand: ['banish'] } });
    t.unanswered(play('banish'), own(1), play('p33'));
    expect(t.row('A')).toEqual(['3/3 tapped']);
  });
});
