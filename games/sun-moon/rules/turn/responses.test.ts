// Who may answer what, how often, and in which order does it all happen?

import { describe, expect, test } from 'vitest';
import { attack, enemy, enemyPlayer, harden, own, play, skill, use } from '../keys-for-tests.ts';
import { type Table, table } from '../table-for-tests.ts';

const settled = (t: Table): Table => {
  while (!t.asks().endsWith('act')) t.answer('pass');
  return t;
};

describe('in the own turn', () => {
  test('S601, S602, S603, S604, S605: any number of actions in any order, until the turn is ended', () => {
    const t = table({ A: { hand: ['p11', 'tonic'], summonings: ['p22', 'lasher'] } });
    for (const key of [play('p11'), play('tonic'), skill('ponder'), use(own(2)), attack(1), 'end'])
      expect(t.keys()).toContain(key);
    t.unanswered(attack(1), enemyPlayer, play('tonic'), use(own(2)), attack(2), enemyPlayer);
    expect([t.life('B'), t.life('A'), t.asks()]).toEqual([11, 17, 'A act']);
  });

  test('SR19: the end of the turn is always possible', () => {
    expect(table({ A: { fatigue: 6, skillTapped: true } }).keys()).toEqual(['end']);
  });
});

describe('in the other’s turn', () => {
  test('S701, S702, S703, S704: only as an answer: skills, abilities of any kind, Fast cards', () => {
    const t = table({ A: { hand: ['p11'] }, B: { hand: ['tonic', 'p11'], summonings: ['lasher', 'harden22'] } });
    t.answer(play('p11'));
    expect(t.keys()).toEqual([
      play('tonic'),
      ...[skill('inspire'), skill('medicate'), skill('ponder')],
      ...[use(own(1)), harden(own(2)), 'pass'],
    ]);
  });

  test('SR20: each of the four kinds of action can be answered', () => {
    const set = { A: { hand: ['tonic'], summonings: ['lasher'] }, B: { hand: ['p11'] } };
    expect(table(set).play(play('tonic')).asks()).toBe('B respond');
    expect(table(set).play(skill('medicate'), { number: 1 }).asks()).toBe('B respond');
    expect(
      table(set)
        .play(use(own(1)))
        .asks(),
    ).toBe('B respond');
    expect(table(set).play(attack(1), enemyPlayer).asks()).toBe('B respond');
  });

  test('SR16, SR20: neither the start of a turn, nor its effects, nor its end', () => {
    const t = table({ A: { hand: ['p11'], summonings: ['restless'] }, B: { hand: ['tonic'] } });
    expect(t.answer('end').asks()).toBe('B act');
    expect(t.answer('end').asks()).toBe('A act');
    expect(t.events('triggered')).toHaveLength(1);
  });

  test('SR21: the response takes effect first; what is being played is not there yet', () => {
    const t = table({ A: { hand: ['p11'] }, B: { hand: ['zap', 'tonic'] } }).answer(play('p11'));
    expect(t.blocked(play('zap'))).toBe('noTarget');
    expect([t.row('A'), t.fatigue('A'), t.hand('A')]).toEqual([[], 2, []]);
    t.play(play('tonic'), 'pass');
    expect([t.life('B'), t.row('A')]).toEqual([17, []]);
    expect(t.unanswered('pass').row('A')).toEqual(['1/1 tapped']);
  });

  test('SR22: a response can be answered, last in first out, by the turn player too', () => {
    const t = table({ A: { hand: ['zap', 'zap'], summonings: ['p22'] }, B: { hand: ['zap'], summonings: ['p22'] } });
    t.play(play('zap'), enemy(1), play('zap'), enemy(1));
    expect([t.asks(), t.view('A').chain.length]).toEqual(['A respond', 2]);
    expect(t.keys()).not.toContain(attack(1));
    t.play(play('zap'), enemy(1));
    expect(t.view('watcher').chain.map(({ seat }) => seat)).toEqual([0, 1, 0]);
    settled(t);
    expect([t.row('A'), t.row('B')]).toEqual([[], []]);
    expect(t.events('damaged').map(({ target }) => target.seat)).toEqual([1, 0]);
    expect(t.events('targetLost')).toHaveLength(1);
  });

  test('SR22: nobody responds to an own action', () => {
    const t = table({ A: { hand: ['tonic', 'tonic'] }, B: { deck: [], fatigue: 6 } }).answer(play('tonic'));
    expect(t.asks()).toBe('A act');
  });

  test('SR22, responses: with single a response can’t be answered', () => {
    const set = { A: { hand: ['p11', 'tonic'] }, B: { hand: ['tonic', 'tonic'] } };
    const asked = (responses: string): string => table(set, { responses }).play(play('p11'), play('tonic')).asks();
    expect([asked('nested'), asked('single')]).toEqual(['A respond', 'B respond']);
  });

  test('SR23, ST28: any number of answers to one action, until a pass', () => {
    const t = table({ A: { summonings: ['p44'] }, B: { life: 3, fatigue: 2, hand: ['tonic'] } });
    t.play(attack(1), enemyPlayer, play('tonic'), 'pass');
    expect([t.asks(), t.life('B')]).toEqual(['B respond', 5]);
    settled(t.play(skill('medicate'), { number: 1 }));
    expect([t.fatigue('B'), t.life('B')]).toEqual([4, 2]);
  });

  test('SR23: also with a card that was just drawn', () => {
    const t = table({ A: { summonings: ['p44'] }, B: { hand: ['study'], deck: ['tonic', 'p11'] } });
    t.play(attack(1), enemyPlayer, play('study'), 'pass');
    expect(t.keys()).toContain(play('tonic'));
  });

  test('SR23: passing closes the window for good', () => {
    const t = table({ A: { hand: ['p11'] }, B: { hand: ['tonic'] } }).play(play('p11'), 'pass');
    expect([t.asks(), t.row('A')]).toEqual(['A act', ['1/1 tapped']]);
    expect(t.events('passed')).toMatchObject([{ seat: 1 }]);
  });

  test('SR24: announced, paid, answered, resolved, checked; costs are never refunded', () => {
    const t = table({ A: { hand: ['zap'] }, B: { hand: ['banish'], summonings: ['p22'] } });
    settled(t.play(play('zap'), enemy(1), play('banish'), own(1)));
    expect([t.fatigue('A'), t.hand('B'), t.see('A').discards]).toEqual([1, ['p22'], ['zap']]);
    const order = t.log.map(({ kind }) => kind);
    const at = (kind: (typeof order)[number]): number => order.indexOf(kind);
    expect(at('cardPlayed')).toBeLessThan(at('fatiguePaid'));
    expect(at('fatiguePaid')).toBeLessThan(at('windowOpened'));
    expect(at('windowOpened')).toBeLessThan(at('returnedToHand'));
    expect(at('returnedToHand')).toBeLessThan(at('targetLost'));
  });

  test('SR24: if a target is gone, the rest happens as far as possible', () => {
    const set = { A: { hand: ['both'], summonings: ['p22'] }, B: { hand: ['banish'], summonings: ['p22'] } };
    const t = settled(table(set).play(play('both'), enemy(1), own(1), play('banish'), own(1)));
    expect(t.row('A')).toEqual(['4/2']);
  });

  test('SR24: a target that is no longer legal is lost to everything that speaks of it', () => {
    const t = table({ A: { hand: ['humble'] }, B: { summonings: ['p23'] } });
    t.play(play('humble'), enemy(1), skill('inspire'), { number: 1 }, own(1));
    while (t.asks() !== 'A act') t.answer('pass');
    expect([t.row('B'), t.events('targetLost')]).toMatchObject([['3/3'], [{}]]);
  });

  test('SR24: a target is looked at once, before anything of the effect happens', () => {
    const t = table({ A: { hand: ['lull'] }, B: { summonings: ['p23'] } })
      .answer(play('lull'))
      .unanswered(enemy(1));
    expect([t.row('B'), t.events('targetLost')]).toEqual([['2/1 tapped'], []]);
  });

  test('SR24, SR27: if the match ends inside the window nothing further resolves', () => {
    const t = table({ A: { life: 3, hand: ['p11'] }, B: { hand: ['bolt'] } });
    t.play(play('p11'), play('bolt'), enemyPlayer, 'pass');
    expect(t.outcome()).toEqual({ winner: 1, reason: 'lifeLost' });
    expect(t.events('entered')).toEqual([]);
  });
});

describe('the end of a turn', () => {
  test('SR19, ST43: no window, unless endTurnWindow is on', () => {
    const set = { A: {}, B: { hand: ['tonic'] } };
    expect(table(set).answer('end').asks()).toBe('B act');
    const t = table(set, { endTurnWindow: 'on' }).answer('end');
    expect(t.asks()).toBe('B respond');
    expect(t.events('windowOpened')).toMatchObject([{ seat: 1, on: 'endOfTurn' }]);
    t.play(play('tonic')).unanswered('pass');
    expect([t.asks(), t.life('B'), t.fatigue('B')]).toEqual(['B act', 17, 0]);
  });

  test('SR19, SR45: what is answered there still counts for the turn that ends', () => {
    const t = table({ A: { summonings: ['p22'] }, B: { hand: ['zap', 'p11'] } }, { endTurnWindow: 'on' });
    t.play('end', play('zap'), enemy(1)).unanswered('pass');
    expect(t.row('A')).toEqual([]);
  });
});

describe('windows on public grounds', () => {
  test('SR55: asked as soon as there is a card in hand, whatever it is, even at fatigue 6', () => {
    const t = table({ A: { hand: ['p11'] }, B: { fatigue: 6, skillTapped: true, hand: ['p11'] } }).answer(play('p11'));
    expect([t.asks(), t.keys()]).toEqual(['B respond', ['pass']]);
  });

  test('SR55: not asked when everybody can see that nothing is possible', () => {
    const nothing = { fatigue: 6, hand: [], deck: [] };
    expect(
      table({ A: { hand: ['p11'] }, B: nothing })
        .answer(play('p11'))
        .asks(),
    ).toBe('A act');
    const able = { ...nothing, fatigue: 4, skillTapped: true, summonings: ['lasher'] };
    expect(
      table({ A: { hand: ['p11'] }, B: able })
        .answer(play('p11'))
        .asks(),
    ).toBe('B respond');
    const tired = { ...able, fatigue: 5 };
    expect(
      table({ A: { hand: ['p11'] }, B: tired })
        .answer(play('p11'))
        .asks(),
    ).toBe('A act');
  });

  test('SR55: until it is paid nobody else learns what is being announced', () => {
    const t = table({ A: { hand: ['zap', 'unravelOrHeal'], summonings: ['p11'] }, B: { summonings: ['p22'] } });
    const before = JSON.stringify(t.view('B'));
    t.answer(play('zap'));
    expect(t.view('A').announcement).toMatchObject({ card: 'zap', what: 'play' });
    expect(JSON.stringify(t.view('B'))).toBe(before);
    const { announcement, waiting, chain } = t.view('watcher');
    expect([announcement, waiting?.what, chain]).toEqual([null, 'act', []]);
  });

  test('SR57: at most twenty actions wait for each other', () => {
    const hand = Array.from({ length: 12 }, () => 'freeTonic');
    const t = table({ A: { hand }, B: { hand } });
    for (let i = 0; i < 19; i++) t.answer(play('freeTonic'));
    expect([t.view('watcher').chain.length, t.asks()]).toEqual([19, 'B respond']);
    // The twentieth can't be answered: it resolves at once.
    t.answer(play('freeTonic'));
    expect([t.view('watcher').chain.length, t.life('B')]).toEqual([19, 16]);
    expect(t.asks()).toBe('B respond');
  });
});
