// What happens when a card is played? Targets, options, what it sees, and where it goes.

import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import { COPY_LIMITS } from '../../cards/numbers.ts';
import { CLASSES, RARITIES, TYPES } from '../../cards/vocabulary.ts';
import { enemy, own, play, use } from '../keys-for-tests.ts';
import { table } from '../table-for-tests.ts';

describe('cards', () => {
  test('S1001: cost, rarity, class, edition, type, effect; a summoning also attack and defense', () => {
    for (const [, card] of boxCards) {
      expect(CLASSES).toContain(card.class);
      expect(RARITIES).toContain(card.rarity);
      expect(Object.keys(COPY_LIMITS)).toContain(card.rarity);
      expect(card.edition).toBe('firstEclipse');
      expect(TYPES).toContain(card.type);
      if (card.type === 'summoning') expect(card.defense).toBeGreaterThan(0);
    }
  });

  test('S1002, S1003, S1005: the cost is paid, the effect resolves, a spell is discarded', () => {
    const t = table({ A: { hand: ['tonic'] } }).unanswered(play('tonic'));
    expect([t.fatigue('A'), t.life('A'), t.see('A').discards]).toEqual([1, 17, ['tonic']]);
    expect(t.events('discarded')).toMatchObject([{ card: 'tonic', from: 'played' }]);
  });

  test('S1004: a summoning enters play tapped', () => {
    expect(
      table({ A: { hand: ['p22'] } })
        .unanswered(play('p22'))
        .row('A'),
    ).toEqual(['2/2 tapped']);
  });
});

describe('when a summoning is played', () => {
  test('SR31, ST36: its effect does not see its own card', () => {
    const t = table({ A: { hand: ['rally'], summonings: ['p22', 'p22'] } }).unanswered(play('rally'));
    expect(t.row('A')).toEqual(['3/2', '3/2', '1/1 tapped']);
  });

  test('SR31: while it is played it is in no zone', () => {
    const t = table({ A: { hand: ['p22'] }, B: { hand: ['p11'] } }).answer(play('p22'));
    const { hand, summonings, discards } = t.see('A');
    expect([hand, summonings, discards]).toEqual([[], [], []]);
    expect(t.view('B').chain).toMatchObject([{ what: 'play', card: 'p22' }]);
  });

  test('SR31, SR62: if the match ends by its effect it never enters', () => {
    const t = table({ A: { hand: ['brander'] }, B: { life: 5 } }).unanswered(play('brander'));
    expect(t.outcome()).toEqual({ winner: 0, reason: 'lifeLost' });
    expect(t.events('entered')).toEqual([]);
  });

  test('SR62: what its effect kills is gone, and has had its say, before it enters', () => {
    const t = table({ A: { hand: ['shooter'] }, B: { summonings: ['bomb', 'p22'] } });
    t.unanswered(play('shooter'), enemy(1));
    const order = t.log.map(({ kind }) => kind);
    expect(order.indexOf('triggered')).toBeGreaterThan(order.indexOf('destroyed'));
    expect(order.indexOf('entered')).toBeGreaterThan(order.indexOf('triggered'));
    expect([t.row('A'), t.row('B')]).toEqual([['1/1 tapped'], ['2/1']]);
  });

  test('SR32: it can be played without a target; its effect then does nothing', () => {
    const t = table({ A: { hand: ['shooter'] } }).unanswered(play('shooter'));
    expect(t.row('A')).toEqual(['1/1 tapped']);
  });

  test('SR32, S1305: also when none of its options has one', () => {
    const t = table({ A: { hand: ['chooser'] } }).answer(play('chooser'));
    expect([t.asks(), t.keys()]).toEqual(['A mode', ['none']]);
    expect(t.unanswered('none').row('A')).toEqual(['1/1 tapped']);
  });
});

describe('targets', () => {
  test('SR32: a spell without its target can’t be played', () => {
    const t = table({ A: { hand: ['zap'] } });
    expect(t.keys()).not.toContain(play('zap'));
    expect(t.blocked(play('zap'))).toBe('noTarget');
  });

  test('SR32: a target is any summoning in play, either side, unless the card says otherwise', () => {
    const t = table({ A: { hand: ['zap'], summonings: ['p11'] }, B: { summonings: ['p22'] } }).answer(play('zap'));
    expect(t.keys()).toEqual([enemy(1), own(1)]);
  });

  test('SR32: option and targets are public from the announcement on', () => {
    const t = table({ A: { hand: ['zap'] }, B: { hand: ['p11'], summonings: ['p22'] } }).play(play('zap'), enemy(1));
    expect(t.view('B').chain).toMatchObject([{ card: 'zap', targets: [{ seat: 1, card: 'p22' }] }]);
  });

  test('SR32: what is no target is chosen at resolution, by the player affected', () => {
    const t = table({ A: { hand: ['robbery'] }, B: { hand: ['p11', 'p22', 'p33'] } }).play(play('robbery'), 'pass');
    expect([t.asks(), t.decision()]).toMatchObject(['B discard', { min: 2, max: 2 }]);
    t.answer({ picks: ['p11', 'p33'] });
    expect([t.hand('B'), t.see('B').discards]).toEqual([['p22'], ['p11', 'p33']]);
  });

  test('SR32: a hand that goes whole is not asked about', () => {
    const t = table({ A: { hand: ['robbery'] }, B: { hand: ['p11'] } }).unanswered(play('robbery'));
    expect([t.asks(), t.hand('B')]).toEqual(['A act', []]);
  });

  test('SR32: "may" allows no', () => {
    const t = table({ A: { hand: ['bargain'] } }).unanswered(play('bargain'));
    expect([t.asks(), t.keys()]).toEqual(['A may', ['yes', 'no']]);
    expect(t.answer('no').life('A')).toBe(15);
    const yes = table({ A: { hand: ['bargain'] } }).unanswered(play('bargain'), 'yes');
    expect([yes.life('A'), yes.hand('A').length]).toEqual([14, 1]);
  });

  test('SR56: two targets of one effect are two different things', () => {
    expect(table({ A: { hand: ['twins'] }, B: { summonings: ['p22'] } }).blocked(play('twins'))).toBe('noTarget');
    const t = table({ A: { hand: ['twins'] }, B: { summonings: ['p22', 'p33'] } }).play(play('twins'), enemy(2));
    expect(t.keys()).toEqual([enemy(1)]);
    expect(t.unanswered(enemy(1)).row('B')).toEqual(['3/2']);
  });

  test('SR63: an ability resolves even if its card has left play', () => {
    const t = table({ A: { summonings: ['pinger13'] }, B: { hand: ['banish'], summonings: ['p11'] } });
    t.play(use(own(1)), enemy(1), play('banish'), enemy(1)).unanswered('pass');
    expect([t.row('A'), t.row('B')]).toEqual([[], []]);
    const alone = table({ A: { summonings: ['lasher'] }, B: { hand: ['banish'] } });
    alone.play(use(own(1)), play('banish'), enemy(1)).unanswered('pass');
    expect([alone.hand('A'), alone.fatigue('A')]).toEqual([['lasher'], 2]);
  });

  test('SR64: what an effect destroys leaves at the check; until then its numbers can be read', () => {
    const t = table({ A: { hand: ['sacrifice'], summonings: ['p42'] } }).unanswered(play('sacrifice'), own(1));
    expect([t.row('A'), t.life('B')]).toEqual([[], 11]);
  });

  test('SR33: an enchantment is a spell where a card says spell', () => {
    const t = table({ A: { hand: ['memory'], discards: ['p11', 'zap', 'shackle'] } }).unanswered(play('memory'));
    expect([t.asks(), t.keys()]).toEqual(['A takeBack', ['shackle', 'zap']]);
  });

  test('S1005: a card that is taken back from the discard area is known to be in hand', () => {
    const t = table({ A: { hand: ['memory'], discards: ['p11', 'zap', 'tonic', 'zap'] } }).unanswered(play('memory'));
    expect([t.asks(), t.keys()]).toEqual(['A takeBack', ['zap', 'tonic']]);
    t.answer('tonic');
    expect(t.view('B').players[0].known).toEqual(['tonic']);
  });
});
