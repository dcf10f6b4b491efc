// When and how does a player attack? (C901 to C903, CR46, CT32)

import { describe, expect, test } from 'vitest';
import { creature, fade, gain, give, orb, spell } from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  dummy: creature('', '2/9'),
  bear: creature('', '4/3'),
  rat: creature('', '1/2'),
  wall: creature('', '0/9', { keywords: ['magnetic'] }),
  sergeant: creature('', '1/1', { gives: [give('you', { attack: 2 })] }),
  sword: spell('', [gain(3, 0, 'you')]),
  dagger: spell('', [gain(2, 0, 'you', 'turn')]),
  rust: spell('', [gain(-2, 0, 'you')]),
  cleanse: spell('', [fade('you')]),
  sphere: orb('', '5/3'),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const attacks = (t: Table): readonly string[] => t.keys().filter((key) => key.startsWith('attack:'));

describe('who has an attack value', () => {
  test('C901: a player has none by default and cannot attack', () => {
    const t = at({}, { line: ['rat'] });
    expect(t.keys()).toEqual(['end']);
    expect(t.blocked(attack('player', 'player'))).toBe('noAttack');
    expect(t.blocked(attack('player', 1))).toBe('noAttack');
    expect(t.refusal(attack('player', 'player'))).toMatchObject({ code: 'noAttack', clause: 'C901' });
  });

  test('C901: effects can give one, for a time or lasting, or as long as a contract gives it', () => {
    expect(
      at({ hand: ['sword'] })
        .answer('play:sword')
        .see('A').attack,
    ).toBe(3);
    expect(
      at({ hand: ['dagger'] })
        .answer('play:dagger')
        .see('A').attack,
    ).toBe(2);
    expect(attacks(at({ line: [{ card: 'sergeant', spent: true }] }))).toEqual([attack('player', 'player')]);
  });

  test('C902: with an attack value, once in the own turn, like a Creature', () => {
    const t = at({ attack: 3 }, { line: ['rat', 'dummy'], health: 20 });
    expect(attacks(t)).toEqual([attack('player', 1), attack('player', 2), attack('player', 'player')]);
    t.answer(attack('player', 'player'));
    expect(t.health('B')).toBe(17);
    expect(attacks(t)).toEqual([]);
    expect(t.blocked(attack('player', 1))).toBe('attackedAlready');
    expect(t.refusal(attack('player', 1))).toMatchObject({ code: 'attackedAlready', clause: 'C902' });
  });

  test('C902: in the next own turn the player may attack again', () => {
    const t = at({ attack: 3, deck: ['rat'] }, { deck: ['rat'] }).answer(attack('player', 'player'));
    t.play('end', 'red', 'draw:1', 'end', 'red', 'draw:1');
    expect(t.asks()).toBe('A act');
    expect(attacks(t)).toContain(attack('player', 'player'));
  });

  test('C903: in the opponent’s turn the player deals that much to each attacker', () => {
    const t = at({ line: ['rat', 'dummy', 'rat'] }, { attack: 2, health: 20 });
    t.play(attack(1, 'player'), attack(1, 'player'), attack(2, 'player'));
    // Both rats died of it, and the dummy, now alone, has taken 2.
    expect(t.line('A')).toEqual(['dummy 2/7']);
    expect(t.pile('A')).toEqual(['rat', 'rat']);
    expect(t.health('B')).toBe(16);
  });

  test('C903: an attack that is aimed at a Creature is not answered by its player', () => {
    const t = at({ line: ['dummy'] }, { attack: 5, line: ['rat'], health: 20 }).answer(attack(1, 1));
    expect(t.line('A')).toEqual(['dummy 2/8']);
  });
});

describe('an attack by a player', () => {
  test('CR46: the value counts from a total of 1 on', () => {
    expect(attacks(at({ attack: 1 }))).toEqual([attack('player', 'player')]);
    const t = at({ attack: 2, hand: ['rust'] }).answer('play:rust');
    expect(t.see('A').attack).toBe(0);
    expect(t.blocked(attack('player', 'player'))).toBe('noAttack');
    // A debt is paid off first: 2 - 2 - 2 + 3.
    const indebted = at({ attack: 2, hand: ['rust', 'rust', 'sword'] }).play('play:rust', 'play:rust', 'play:sword');
    expect(indebted.see('A').attack).toBe(1);
    expect(attacks(indebted)).toEqual([attack('player', 'player')]);
  });

  test('CR46: it may be used in the turn it was gained; losing and regaining it gives no second attack', () => {
    const t = at({ hand: ['sword', 'cleanse', 'sword'] }, { health: 20 }).play(
      'play:sword',
      attack('player', 'player'),
    );
    t.play('play:cleanse', 'play:sword');
    expect(t.see('A').attack).toBe(3);
    expect(t.blocked(attack('player', 'player'))).toBe('attackedAlready');
    expect(t.health('B')).toBe(17);
  });

  test('CR46: the player takes the target’s attack as damage', () => {
    const t = at({ attack: 3, health: 15 }, { line: ['dummy'] }).answer(attack('player', 1));
    expect(t.health('A')).toBe(13);
    expect(t.line('B')).toEqual(['dummy 2/6']);
    expect(t.happened('damage').map(({ by, amount }) => [by, amount])).toEqual([
      ['combat', 3],
      ['combat', 2],
    ]);
  });

  test('CR46: two players fight each other with their values', () => {
    const t = at({ attack: 3, health: 15 }, { attack: 4, health: 20 }).answer(attack('player', 'player'));
    expect([t.health('A'), t.health('B')]).toEqual([11, 17]);
  });

  test('CR46: Magnetized and Magnetic bind the player too', () => {
    const t = at({ attack: 3 }, { line: ['rat', 'wall', { card: 'dummy', statuses: ['magnetized'] }] });
    expect(attacks(t)).toEqual([attack('player', 2), attack('player', 3)]);
    expect(t.blocked(attack('player', 'player'))).toBe('mustAttackMagnetic');
    expect(t.blocked(attack('player', 1))).toBe('mustAttackMagnetic');
  });

  test('CR46: “this turn” ends with the turn, a lasting value stays until Fade', () => {
    const t = at({ hand: ['dagger'], attack: 1, deck: ['rat'] }, { deck: ['rat'] }).play('play:dagger', 'end');
    expect(t.see('A').attack).toBe(1);
    const faded = at({ attack: 4, hand: ['cleanse'] }).answer('play:cleanse');
    expect(faded.see('A').attack).toBe(0);
    expect(attacks(faded)).toEqual([]);
  });

  test('CR46: an Orb is no attack value of its player', () => {
    const t = at({ orb: 'sphere' }, { orb: 'sphere', health: 20 });
    expect(attacks(t)).toEqual([]);
    expect(t.see('A').attack).toBe(0);
    const struck = table({ cards, A: { line: ['rat'] }, B: { orb: 'sphere' } }).answer(attack(1, 'player'));
    expect(struck.line('A')).toEqual(['rat 1/2']);
  });

  test('CT32: P1 with attack 3 kills a 4/3 and is struck back; then kills two attackers in turn', () => {
    const t = at({ health: 15, attack: 3, deck: ['rat'] }, { line: ['bear', 'rat', 'rat'], deck: ['rat'] });
    t.answer(attack('player', 1));
    expect(t.health('A')).toBe(11);
    expect(t.line('B')).toEqual(['rat 1/2', 'rat 1/2']);
    expect(attacks(t)).toEqual([]);
    t.play('end', 'red', 'draw:1', attack(1, 'player'), attack(1, 'player'));
    expect(t.health('A')).toBe(9);
    expect(t.line('B')).toEqual([]);
  });
});
