// In what order does a fight go, and how is health counted? (CR44, CR45, CR47, CR48, CR68)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  allOpposing,
  anOpposingCreature,
  anOwnCreature,
  blunt,
  creature,
  damage,
  destroy,
  fade,
  fetch,
  gain,
  give,
  heal,
  returnToHand,
  spell,
} from '../../cards/build.ts';
import { attack, type Side, type Standing, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/4'),
  rat: creature('', '1/1'),
  snail: creature('', '0/3'),
  sapper: creature('', '2/2', { attack: [damage(1, anOpposingCreature())] }),
  hunter: creature('', '2/2', { attack: [destroy(allOpposing())] }),
  martyr: creature('', '2/2', { attack: [destroy('this')] }),
  bully: creature('', '2/3', { attack: [gain(2, 0, 'this')] }),
  bouncer: creature('', '2/2', { attack: [returnToHand(allOpposing())] }),
  porcupine: creature('', '1/4', { hurt: [damage(1, 'opponent')] }),
  drummer: creature('', '1/2', { gives: [give('adjacent', { health: 2 })] }),
  frail: creature('', '1/1', { hurt: [fetch(1)] }),
  phoenix: creature('', '1/1', { recycling: [heal(2, 'you')] }),
  hush: spell('', [fade(aCreature())]),
  curse: spell('', [gain(-5, 0, anOwnCreature())]),
  wither: spell('', [gain(0, -2, aCreature())]),
  balm: spell('', [heal(5, anOwnCreature())]),
  cure: spell('', [heal(9, 'you')]),
  dull: spell('', [blunt(aCreature())]),
  storm: spell('', [damage(1, allOpposing())]),
};
const at = (A: Side, B: Side = {}, options = {}): Table => table({ cards, options, A, B });

describe('an attack step by step', () => {
  test('CR44: declared, attack triggers, then the fight', () => {
    const t = at({ line: ['bully'] }, { line: ['bear'] }).answer(attack(1, 1));
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['attackDeclared', 'triggered', 'modifierGained', 'fight', 'damage', 'damage'],
      ...['destroyed', 'toDiscard'],
    ]);
    // What the trigger added counts in the fight.
    expect(t.happened('fight')).toMatchObject([{ toTarget: 4, toAttacker: 2 }]);
    expect(t.line('A')).toEqual(['bully 4/1']);
  });

  test('CR44: both deal at once: two Creatures can destroy each other', () => {
    const t = at({ line: ['rat'] }, { line: ['rat'] }).answer(attack(1, 1));
    expect([t.line('A'), t.line('B')]).toEqual([[], []]);
  });

  test('CR44: if the target vanished before, there is no fight and the action is spent', () => {
    for (const card of ['hunter', 'bouncer']) {
      const t = at({ line: [card] }, { line: ['bear'] }).answer(attack(1, 1));
      expect(t.happened('fight')).toEqual([]);
      expect(t.happened('noFight')).toHaveLength(1);
      expect(t.line('A')).toEqual([`${card} 2/2`]);
      expect(t.blocked(attack(1, 'player'))).toBe('actedAlready');
    }
  });

  test('CR44: if the attacker is gone, nobody is dealt anything', () => {
    const t = at({ line: ['martyr'] }, { line: ['bear'], health: 20 }).answer(attack(1, 1));
    expect(t.line('B')).toEqual(['bear 2/4']);
    expect(t.happened('damage')).toEqual([]);
    const player = at({ line: ['martyr'] }, { health: 20 }).answer(attack(1, 'player'));
    expect(player.health('B')).toBe(20);
  });

  test('CR44: a target killed by the trigger is no target of the fight; another death changes nothing', () => {
    const t = at({ line: ['sapper'] }, { line: ['rat', 'bear'] }).play(attack(1, 2), 'opposing:1');
    expect(t.line('B')).toEqual(['bear 2/2']);
    const same = at({ line: ['sapper'] }, { line: ['rat', 'bear'] }).play(attack(1, 1), 'opposing:1');
    expect(same.line('B')).toEqual(['bear 2/4']);
    expect(same.line('A')).toEqual(['sapper 2/2']);
  });

  test('CR44: a negative attack deals 0, and 0 is no damage for triggers', () => {
    const t = at({ line: ['bear'], hand: ['curse'] }, { line: ['porcupine'], health: 20 }).answer('play:curse');
    expect(t.line('A')).toEqual(['bear -3/4']);
    t.answer(attack(1, 1));
    expect(t.line('B')).toEqual(['porcupine 1/4']);
    expect(t.line('A')).toEqual(['bear -3/3']);
    expect(t.happened('triggered')).toEqual([]);
    const snail = at({ line: ['snail'] }, { line: ['porcupine'] }).answer(attack(1, 1));
    expect(snail.happened('damage')).toHaveLength(1);
  });

  test('CR44: deaths and their triggers come before the check', () => {
    const t = at({ line: ['bear'] }, { line: ['phoenix'], health: 20 }).answer(attack(1, 1));
    expect(t.health('B')).toBe(22);
    expect(t.line('A')).toEqual(['bear 2/3']);
  });

  test('CR68: “when this takes damage” happens while it is still there, after deaths are settled', () => {
    const t = at({ line: ['bear'] }, { line: ['porcupine'], health: 20 }).answer(attack(1, 1));
    expect(t.health('A')).toBe(29);
    expect(t.events.slice(-3).map(({ kind }) => kind)).toEqual(['damage', 'triggered', 'damage']);
    const dead = at({ line: ['bear'] }, { line: [{ card: 'porcupine', damage: 2 }] }).answer(attack(1, 1));
    expect(dead.health('A')).toBe(30);
    expect(dead.happened('triggered')).toEqual([]);
  });

  test('CR68: not for one that falls in the second wave, having lost its given health', () => {
    // 1 to each: the drummer, hurt before, dies; without its gift the frail one does too.
    const line = ['frail', { card: 'drummer', damage: 1 }];
    const t = table({ cards, A: { hand: ['storm'] }, B: { line, deck: ['rat'] } }).answer('play:storm');
    expect(t.line('B')).toEqual([]);
    expect(t.hand('B')).toEqual([]);
    expect(t.happened('triggered')).toEqual([]);
  });
});

describe('how health is counted', () => {
  const buffed = { card: 'bear', health: 2, damage: 5 };

  test('CR45: printed health plus modifiers minus damage, so losing a buff can destroy', () => {
    const t = at({ hand: ['hush'], line: [buffed] });
    expect(t.line('A')).toEqual(['bear 2/1']);
    t.answer('play:hush');
    expect(t.line('A')).toEqual([]);
    expect(t.pile('A')).toEqual(['bear', 'hush']);
  });

  test('CR45: with lostHealthBuff at cap, current health only falls to the new most', () => {
    const options = { lostHealthBuff: 'cap' };
    const t = at({ hand: ['hush'], line: [buffed] }, {}, options).answer('play:hush');
    expect(t.line('A')).toEqual(['bear 2/1']);
    const whole = at({ hand: ['hush'], line: [{ card: 'bear', health: 2 }] }, {}, options).answer('play:hush');
    expect(whole.line('A')).toEqual(['bear 2/4']);
    const some = at({ hand: ['hush'], line: [{ card: 'bear', health: 2, damage: 1 }] }, {}, options);
    expect(some.answer('play:hush').line('A')).toEqual(['bear 2/4']);
  });

  test.each([
    ['recompute', []],
    ['cap', ['rat 1/1']],
  ])('CR45: the loss of given health, %s', (lostHealthBuff, left) => {
    const hurt = { card: 'rat', damage: 2 };
    const B = { line: [hurt, { card: 'drummer', damage: 1 }] };
    const t = at({ line: ['bear'] }, B, { lostHealthBuff });
    expect(t.line('B')).toEqual(['rat 1/1', 'drummer 1/1']);
    t.answer(attack(1, 2));
    expect(t.line('B')).toEqual(left);
  });

  test.each([
    ['recompute', []],
    ['cap', ['bear 2/1']],
  ])(
    'CR45: less than 0 health gained, %s: it destroys under cap only if nothing of the maximum is left',
    (lostHealthBuff, left) => {
      const cursed = (one: Standing): readonly string[] =>
        at({ hand: ['wither'] }, { line: [one] }, { lostHealthBuff })
          .answer('play:wither')
          .line('B');
      expect(cursed({ card: 'bear', damage: 3 })).toEqual(left);
      expect(cursed({ card: 'bear' })).toEqual(['bear 2/2']);
      expect(cursed({ card: 'rat' })).toEqual([]);
    },
  );

  test('CR45: damage is not an effect: Fade never removes it, under either value', () => {
    for (const lostHealthBuff of ['recompute', 'cap']) {
      const t = at({ hand: ['hush'], line: [{ card: 'bear', damage: 3 }] }, {}, { lostHealthBuff });
      expect(t.answer('play:hush').line('A')).toEqual(['bear 2/1']);
    }
  });

  test('CR47: healing undoes lost health, a player’s up to 30', () => {
    const t = at({ hand: ['cure', 'cure'], health: 15 }).answer('play:cure');
    expect(t.health('A')).toBe(24);
    t.answer('play:cure');
    expect(t.health('A')).toBe(30);
    expect(t.happened('healed').map(({ amount }) => amount)).toEqual([9, 6]);
  });

  test('CR47: a Creature’s up to printed plus modifiers', () => {
    const t = at({ hand: ['balm'], line: [{ card: 'bear', health: 1, damage: 4 }] }).answer('play:balm');
    expect(t.line('A')).toEqual(['bear 2/5']);
    expect(t.happened('healed')).toMatchObject([{ amount: 4, left: 5 }]);
  });

  test('CR47: players are never destroyed, and gain no health from a buff', () => {
    const lift = { ...cards, lift: spell('', [gain(0, 5, 'you'), destroy(allOpposing())]) };
    const t = table({ cards: lift, A: { hand: ['lift'], health: 20 }, B: { health: 20, line: ['rat'] } });
    t.answer('play:lift');
    expect([t.health('A'), t.health('B')]).toEqual([20, 20]);
    expect(t.line('B')).toEqual([]);
  });

  test('CR48: “you” is the controller, the discard pile the owner’s', () => {
    const t = at({ line: ['bear'] }, { line: ['phoenix'], health: 20 }).answer(attack(1, 1));
    expect(t.happened('triggered')).toMatchObject([{ moment: 'recycling', source: { seat: 1, card: 'phoenix' } }]);
    expect(t.pile('B')).toEqual(['phoenix']);
    expect([t.health('A'), t.health('B')]).toEqual([30, 22]);
  });

  test('CR48: Start turn and End turn go by the controller’s turn', () => {
    const clock = creature('', '1/1', { startTurn: [damage(1, 'opponent')], endTurn: [damage(2, 'opponent')] });
    const t = table({ cards: { clock, rat: cards.rat }, A: { line: ['clock'], deck: ['rat'] }, B: { deck: ['rat'] } });
    t.answer('end');
    expect(t.health('B')).toBe(28);
    t.play('red', 'draw:1', 'end');
    expect(t.asks()).toBe('A colour');
    expect(t.health('B')).toBe(27);
  });
});

describe('losing attack', () => {
  test('CR67: a one-shot change by as much as it has now: later gains count', () => {
    const sharpen = { ...cards, sharpen: spell('', [gain(2, 0, aCreature())]) };
    const t = table({ cards: sharpen, A: { hand: ['dull', 'sharpen'], line: [{ card: 'bear', attack: 1 }] } });
    t.answer('play:dull');
    expect(t.line('A')).toEqual(['bear 0/4']);
    expect(t.happened('modifierGained')).toMatchObject([{ attack: -3, health: 0 }]);
    t.answer('play:sharpen');
    expect(t.line('A')).toEqual(['bear 2/4']);
  });

  test('CR67: Fade undoes it', () => {
    const t = at({ hand: ['dull', 'hush'], line: ['bear'] }).play('play:dull', 'play:hush');
    expect(t.line('A')).toEqual(['bear 2/4']);
  });

  test('CR67: a gift that comes later counts, one that was there is taken off with the rest', () => {
    const flag = { ...cards, flag: creature('', '1/1', { gives: [give('adjacent', { attack: 1 })] }) };
    const A = { hand: ['dull', 'hush'], line: ['bear', 'flag'] };
    const t = table({ cards: flag, A }).play('play:dull', 'own:1');
    expect(t.line('A')).toEqual(['bear 0/4', 'flag 1/1']);
    t.play('play:hush', 'own:2');
    expect(t.line('A')).toEqual(['bear -1/4', 'flag 1/1']);
  });
});
