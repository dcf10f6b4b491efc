// What does an Orb do that was left active? (C1007 to C1009, C1106, CR53, CR54, CT18 to CT21, CT36)

import { describe, expect, test } from 'vitest';
import { creature, damage, destroy, disarm, fetch, heal, orb, returnToHand } from '../../cards/build.ts';
import { attack, type Setting, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  sphere: orb('', '3/2'),
  last: orb('', '3/1'),
  small: orb('', '2/3'),
  blunt: orb('', '0/2'),
  wolf: creature('', '2/5'),
  rat: creature('', '1/1'),
  squire: creature('', '2/3'),
  ox: creature('', '1/5'),
  calf: creature('', '1/4'),
  snail: creature('', '0/4'),
  kamikaze: creature('', '3/4', { attack: [destroy('this')] }),
  spectre: creature('', '3/4', { attack: [returnToHand('this')] }),
  thief: creature('', '2/4', { attack: [disarm('opponent')] }),
  healer: creature('', '2/2', { recycling: [heal(5, 'opponent')] }),
  courier: orb('', '3/1', { recycling: [fetch(1)] }),
  watch: creature('', '1/9', { hurt: [damage(1, 'opponent')] }),
};
const at = (A: Side, B: Side, more: Setting = {}): Table => table({ cards, ...more, A, B });
const guarding = (card: string): { card: string; active: boolean } => ({ card, active: true });
const orbOf = (t: Table): string => {
  const { orb: found } = t.see('B');
  return found === null ? 'none' : `${found.durability} ${found.active ? 'active' : 'idle'}`;
};

describe('leaving an Orb active', () => {
  test('C1007: at the end of the turn its player may leave it active', () => {
    const t = at({ orb: 'sphere' }, {}).answer('end');
    expect(t.asks()).toBe('A stance');
    expect(t.keys()).toEqual(['yes', 'no']);
    t.answer('yes');
    expect(t.see('A').orb?.active).toBe(true);
    expect(t.happened('orbStance')).toEqual([{ kind: 'orbStance', seat: 0, active: true }]);
    const declined = at({ orb: 'sphere' }, {}).play('end', 'no');
    expect(declined.see('A').orb?.active).toBe(false);
    expect(declined.happened('orbStance')).toEqual([{ kind: 'orbStance', seat: 0, active: false }]);
  });

  test('C1007: without an Orb nobody is asked', () => {
    expect(at({}, { orb: 'sphere' }).answer('end').asks()).toBe('B colour');
  });

  test('CR53: an Orb that was used may still be left active; without orbGuardAfterUse only an unused one', () => {
    const used = at({ orb: 'sphere' }, {}).play('orb:player', 'end');
    expect(used.asks()).toBe('A stance');
    const options = { orbGuardAfterUse: 'off' };
    const strict = at({ orb: 'sphere' }, {}, { options }).play('orb:player', 'end');
    expect(strict.asks()).toBe('B colour');
    expect(strict.see('A').orb?.active).toBe(false);
    expect(at({ orb: 'sphere' }, {}, { options }).answer('end').asks()).toBe('A stance');
  });

  test('CR53: without orbGuardAfterUse an Orb played after the used one may guard', () => {
    const options = { orbGuardAfterUse: 'off' };
    const t = at({ orb: 'sphere', hand: ['small'] }, {}, { options });
    expect(t.play('orb:player', 'play:small', 'end').asks()).toBe('A stance');
  });

  test('CR54: the stance is public, and ends when the opponent’s turn ends', () => {
    const t = at({ orb: 'sphere' }, {}).play('end', 'yes');
    expect(t.view(1).players[0].orb?.active).toBe(true);
    expect(t.view('watcher').players[0].orb?.active).toBe(true);
    t.play('red', 'draw:1', 'end');
    expect(t.see('A').orb?.active).toBe(false);
  });
});

describe('an active Orb strikes', () => {
  test('C1008: after the first attack that its owner suffers, at the attacker', () => {
    const t = at({ line: ['wolf'] }, { orb: guarding('sphere'), health: 10 }).answer(attack(1, 'player'));
    expect(t.line('A')).toEqual(['wolf 2/2']);
    expect(t.health('B')).toBe(5);
    expect(orbOf(t)).toBe('1 idle');
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['attackDeclared', 'fight', 'damage', 'orbAnswered', 'damage', 'healthLost', 'durabilityLost'],
    ]);
  });

  test('C1008: an Orb that was not left active stays silent', () => {
    const t = at({ line: ['wolf'] }, { orb: 'sphere', health: 10 }).answer(attack(1, 'player'));
    expect(t.line('A')).toEqual(['wolf 2/5']);
    expect(t.health('B')).toBe(8);
  });

  test('C1009: if the attacker is destroyed before, it waits for the next attack', () => {
    const t = at({ line: ['squire', 'ox'] }, { orb: guarding('sphere'), health: 10, attack: 3 });
    t.answer(attack(1, 'player'));
    expect(t.happened('orbWaits')).toEqual([{ kind: 'orbWaits', seat: 1, card: 'sphere' }]);
    expect(orbOf(t)).toBe('2 active');
    t.answer(attack(1, 'player'));
    expect(orbOf(t)).toBe('1 idle');
  });

  test('C1106: after an attack on a player, first the Orb and what follows from it, then the check', () => {
    // The attack brings B to 0; the Orb kills the attacker, whose Recycling heals B.
    const t = at({ line: ['healer'] }, { orb: guarding('sphere'), health: 2 }).answer(attack(1, 'player'));
    expect(t.health('B')).toBe(3);
    expect(t.outcome()).toBe(null);
    // It strikes even at 0 or less, and its loss counts before the check.
    const dead = at({ line: ['wolf'] }, { orb: guarding('sphere'), health: 2 }).answer(attack(1, 'player'));
    expect(dead.line('A')).toEqual(['wolf 2/2']);
    expect(dead.health('B')).toBe(-3);
    expect(dead.outcome()).toEqual({ winner: 0, reason: 'defeated' });
  });

  test('CR54: only attacks on the player wake it', () => {
    const t = at({ line: ['wolf', 'wolf'] }, { orb: guarding('sphere'), health: 10, line: ['ox'] });
    t.answer(attack(1, 1));
    expect(orbOf(t)).toBe('2 active');
    t.answer(attack(2, 'player'));
    expect(orbOf(t)).toBe('1 idle');
  });

  test('CR54: it strikes once per opponent’s turn, without a question', () => {
    const t = at({ line: ['wolf', 'wolf'] }, { orb: guarding('small'), health: 10 });
    t.answer(attack(1, 'player'));
    expect(t.asks()).toBe('A act');
    t.answer(attack(2, 'player'));
    expect(t.line('A')).toEqual(['wolf 2/3', 'wolf 2/5']);
    expect(t.health('B')).toBe(4);
    expect(t.happened('orbAnswered')).toHaveLength(1);
  });

  test('CR54: after the fight and all its triggers', () => {
    // The watch answers a hit with 1 damage before the Orb strikes.
    const t = at({ line: ['watch'], health: 20 }, { orb: guarding('sphere'), health: 20, attack: 1 });
    t.answer(attack(1, 'player'));
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['attackDeclared', 'fight', 'damage', 'damage', 'triggered', 'damage'],
      ...['orbAnswered', 'damage', 'healthLost', 'durabilityLost', 'triggered', 'damage'],
    ]);
    // 1 of combat, 1 of the trigger, 3 lost, 1 of the second trigger.
    expect(t.health('B')).toBe(14);
  });

  test('CR54: an attacker that left the field in any way does not spend it', () => {
    for (const card of ['kamikaze', 'spectre']) {
      const t = at({ line: [card] }, { orb: guarding('sphere'), health: 10 }).answer(attack(1, 'player'));
      expect(t.line('A')).toEqual([]);
      expect(orbOf(t)).toBe('2 active');
      expect(t.health('B')).toBe(10);
      expect(t.happened('orbWaits')).toHaveLength(1);
    }
  });

  test('CR54: nor does an attacker whom it would deal 0', () => {
    const weak = at({ line: ['wolf'] }, { orb: guarding('blunt'), health: 10 }).answer(attack(1, 'player'));
    expect(orbOf(weak)).toBe('2 active');
    // The attacking player is at 0 already.
    const t = at({ attack: 1, health: 2 }, { orb: guarding('sphere'), attack: 2, health: 10 });
    t.answer(attack('player', 'player'));
    expect(orbOf(t)).toBe('2 active');
    expect(t.health('B')).toBe(9);
  });

  test('CR54: the attacker may be the opposing player', () => {
    const t = at({ attack: 2, health: 20 }, { orb: guarding('sphere'), health: 10 }).answer(attack('player', 'player'));
    expect([t.health('A'), t.health('B')]).toEqual([17, 5]);
    expect(orbOf(t)).toBe('1 idle');
  });

  test('CR54: losing the Orb before it strikes cancels it', () => {
    const t = at({ line: ['thief'] }, { orb: guarding('sphere'), health: 10 }).answer(attack(1, 'player'));
    expect(t.line('A')).toEqual(['thief 2/4']);
    expect(t.health('B')).toBe(8);
    expect(t.happened('orbAnswered')).toEqual([]);
  });

  test('CR54: worn out by its strike it goes to the pile, and its Recycling belongs to its owner (CR61)', () => {
    const t = at({ line: ['wolf'] }, { orb: guarding('courier'), health: 10, deck: ['rat'] });
    t.answer(attack(1, 'player'));
    expect(t.pile('B')).toEqual(['courier']);
    expect(t.hand('B')).toEqual(['rat']);
  });
});

describe('tricky cases', () => {
  test('CT18: P2 at 10 with Orb 3/2 active; a 2/5 and then a 1/1 attack', () => {
    const t = at({ line: ['wolf', 'rat'] }, { orb: guarding('sphere'), health: 10 }).answer(attack(1, 'player'));
    expect(t.line('A')[0]).toBe('wolf 2/2');
    expect([t.health('B'), orbOf(t)]).toEqual([5, '1 idle']);
    t.answer(attack(2, 'player'));
    expect([t.health('B'), t.line('A')]).toEqual([4, ['wolf 2/2', 'rat 1/1']]);
  });

  test('CT19: the attacker dies first, the Orb waits for the next', () => {
    const t = at({ line: ['squire', 'ox'] }, { orb: guarding('sphere'), health: 10, attack: 3 });
    t.answer(attack(1, 'player'));
    expect([t.health('B'), t.line('A'), orbOf(t)]).toEqual([8, ['ox 1/5'], '2 active']);
    t.answer(attack(1, 'player'));
    expect(t.happened('damage').at(-1)).toMatchObject({ by: 'orb', amount: 2 });
    expect([t.health('B'), t.line('A'), orbOf(t)]).toEqual([5, [], '1 idle']);
  });

  test('CT20: an attack on a Creature and an opposing Orb do not wake it', () => {
    const t = at({ line: ['wolf'], orb: 'small', health: 20 }, { orb: guarding('sphere'), line: ['ox'], health: 10 });
    t.answer(attack(1, 1));
    expect(orbOf(t)).toBe('2 active');
    t.answer('orb:player');
    expect([t.health('B'), orbOf(t)]).toEqual([8, '2 active']);
  });

  test('CT21: an attack of 0 wakes it', () => {
    const t = at({ line: ['snail'] }, { orb: guarding('last'), health: 10 }).answer(attack(1, 'player'));
    expect(t.line('A')).toEqual(['snail 0/1']);
    expect([t.health('B'), orbOf(t)]).toEqual([7, 'none']);
    expect(t.pile('B')).toEqual(['last']);
  });

  test('CT36: used, left active, struck, and used again until it is worn out', () => {
    const A = { orb: 'small', deck: ['rat'] };
    const t = at(A, { line: ['calf'], deck: ['rat'] }).play('orb:player', 'end', 'yes', 'red', 'draw:1');
    expect(t.see('A').orb).toMatchObject({ durability: 2, active: true });
    t.answer(attack(1, 'player'));
    expect(t.line('B')).toEqual(['calf 1/2']);
    expect(t.see('A').orb).toMatchObject({ durability: 1, active: false });
    t.play('end', 'red', 'draw:1', 'orb:player');
    expect(t.see('A').orb).toBe(null);
    expect(t.pile('A')).toEqual(['small']);
  });
});
