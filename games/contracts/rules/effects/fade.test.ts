// What does Fade take away, and for how long? (C1214, CR57 to CR59, CT39)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  anOwnCreature,
  anything,
  aPlayer,
  creature,
  damage,
  fade,
  fetch,
  gain,
  give,
  orb,
  returnToHand,
  rune,
  spell,
} from '../../cards/build.ts';
import { attack, type Setting, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/2'),
  knight: creature('', '3/3', { keywords: ['magnetic', 'fog'], startTurn: [damage(1, 'opponent')] }),
  thorn: creature('', '1/5', { hurt: [damage(1, 'opponent')], attack: [damage(1, 'opponent')], endTurn: [fetch(1)] }),
  phoenix: creature('', '1/1', { recycling: [fetch(1)] }),
  mage: creature('', '1/1', { magic: 2, gives: [give('others', { attack: 1 })] }),
  crier: creature('', '1/1', { summon: [damage(2, 'opponent')] }),
  hush: creature('', '1/1', { summon: [fade(anything({ other: true }))] }),
  mute: spell('', [fade(aCreature())]),
  blank: spell('', [fade(aPlayer)]),
  tonic: spell('', [gain(2, 3, aCreature())]),
  home: spell('', [returnToHand(anOwnCreature())]),
  sphere: orb('', '2/3', { recycling: [fetch(1)] }),
  lens: rune('', '', [damage(1, 'opponent')]),
};
const at = (A: Side, B: Side = {}, more: Setting = {}): Table => table({ cards, ...more, A, B });

describe('a Creature that Fades', () => {
  test('C1214: loses all effects applied to it and those in its own text', () => {
    const knight = { card: 'knight', attack: 2, health: 1, statuses: ['magnetized', 'adrenaline'] } as const;
    const t = at({ hand: ['hush'] }, { line: [knight, 'bear'] }).play('play:hush', 'opposing:1');
    expect(t.line('B')).toEqual(['knight 3/3', 'bear 2/2']);
    expect(t.see('B').line[0]).toMatchObject({ statuses: [], faded: true, gained: { attack: 0, health: 0 } });
    expect(t.happened('faded')).toMatchObject([{ target: { card: 'knight' } }]);
  });

  test('CR57: changes of either sign, for this turn too', () => {
    const more = { ...cards, weaken: spell('', [gain(-2, -1, aCreature(), 'turn')]) };
    const t = table({ cards: more, A: { hand: ['weaken', 'mute'], line: [{ card: 'bear', attack: -1 }] } });
    t.answer('play:weaken');
    expect(t.line('A')).toEqual(['bear -1/1']);
    t.answer('play:mute');
    expect(t.line('A')).toEqual(['bear 2/2']);
    // Nothing comes back or goes when the turn ends.
    expect(t.answer('end').line('A')).toEqual(['bear 2/2']);
  });

  test('CR57: its triggers, its Magic Damage and what it gives are gone', () => {
    const thorn = { card: 'thorn', faded: true };
    const t = at({ line: [thorn], deck: ['bear'] }, { line: ['bear'] }).play(attack(1, 1), 'end');
    expect(t.health('B')).toBe(30);
    expect(t.happened('triggered')).toEqual([]);
    const mage = at({ hand: ['mute'], line: ['bear', 'mage'] }).play('play:mute', 'own:2');
    expect(mage.line('A')).toEqual(['bear 2/2', 'mage 1/1']);
    expect(mage.see('A').magic).toBe(0);
  });

  test('CR57: damage, position, the spent action and the entry turn stay', () => {
    const worn = { card: 'bear', damage: 1, spent: true };
    const t = at({ hand: ['mute', 'mute', 'bear'], line: ['phoenix', worn, 'phoenix'] }).play('play:mute', 'own:2');
    expect(t.line('A')).toEqual(['phoenix 1/1', 'bear 2/1', 'phoenix 1/1']);
    expect(t.blocked(attack(2, 'player'))).toBe('actedAlready');
    t.play('play:bear', '4', 'play:mute', 'own:4');
    expect(t.blocked(attack(4, 'player'))).toBe('justCame');
  });

  test('CR58: the text stays gone while it is on the field; later buffs and the Magnetize action work', () => {
    const A = { hand: ['mute', 'tonic', 'mute'], line: ['knight'], deck: ['bear', 'bear'] };
    // Fog is no help: a Summon, not a Spell, makes it Fade first.
    const t = table({ cards, A: { ...A, line: [{ card: 'knight', faded: true }] } }).answer('play:tonic');
    expect(t.line('A')).toEqual(['knight 5/6']);
    t.answer('magnetize:1');
    expect(t.see('A').line[0].statuses).toEqual(['magnetized']);
    // Fading again removes those.
    t.answer('play:mute');
    expect(t.line('A')).toEqual(['knight 3/3']);
    expect(t.see('A').line[0]).toMatchObject({ statuses: [], faded: true });
    t.play('end', 'red', 'draw:1', 'end');
    expect(t.see('A').line[0].faded).toBe(true);
    expect(t.happened('triggered')).toEqual([]);
  });

  test('CR58: leaving the field undoes it', () => {
    const t = at({ hand: ['home'], line: [{ card: 'crier', faded: true }] }).answer('play:home');
    expect(t.hand('A')).toEqual(['crier']);
    t.answer('play:crier');
    expect(t.see('A').line[0].faded).toBe(false);
    expect(t.health('B')).toBe(28);
  });

  test('CR58: Orbs and Runes cannot Fade: they are never offered', () => {
    const t = at({ hand: ['hush'], line: ['bear'], orb: 'sphere', rune: 'lens' }, { orb: 'sphere' });
    t.play('play:hush', '2');
    expect(t.keys()).toEqual(['opposing:player', 'own:1', 'own:player']);
    t.answer('own:player');
    expect(t.see('A')).toMatchObject({ orb: { durability: 3 }, rune: { card: 'lens' } });
    expect(t.keys()).toEqual(expect.arrayContaining(['orb:player', 'rune']));
  });

  test('CR59: a Faded Creature has no Recycling', () => {
    const A = { line: [{ card: 'phoenix', faded: true }], deck: ['bear'] };
    const t = at(A, { line: ['bear'] }).answer(attack(1, 1));
    expect(t.pile('A')).toEqual(['phoenix']);
    expect(t.hand('A')).toEqual([]);
    expect(t.happened('triggered')).toEqual([]);
  });

  test('CR59: nor has one that Fade itself destroys', () => {
    const kept = { card: 'phoenix', health: 2, damage: 2 };
    const t = at({ hand: ['mute'], line: [kept], deck: ['bear'] }).answer('play:mute');
    expect(t.line('A')).toEqual([]);
    expect(t.happened('triggered')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
  });

  test('CR59: with lostHealthBuff at cap it survives, Faded', () => {
    const kept = { card: 'phoenix', health: 2, damage: 2 };
    const options = { lostHealthBuff: 'cap' };
    const t = at({ hand: ['mute'], line: [kept] }, {}, { options }).answer('play:mute');
    expect(t.line('A')).toEqual(['phoenix 1/1']);
  });
});

describe('a player who Fades', () => {
  const full = { attack: 3, magic: 2, statuses: ['fog', 'magnetic', 'magnetized'] } as const;

  test('C1214: loses attack, Magic Damage, Fog, Magnetic and Magnetized (CR57)', () => {
    const t = at({ hand: ['hush'] }, { ...full, health: 20 }).play('play:hush', 'opposing:player');
    expect(t.see('B')).toMatchObject({ attack: 0, magic: 0, statuses: [], health: 20 });
    expect(t.happened('faded')).toMatchObject([{ target: { seat: 1, card: null } }]);
  });

  test('CR57: keeps health, mana, burnouts, special draw, Orb, Rune and hand', () => {
    const B = { health: 12, burnouts: 3, specialUsed: true, extractors: 'R2 P1', tanks: 2, hand: ['bear'] };
    const t = at({ hand: ['hush'] }, { ...full, ...B, orb: 'sphere', rune: 'lens' });
    const {
      attack: _a,
      magic: _m,
      statuses: _s,
      gainedAttack: _g,
      gainedMagic: _h,
      gainedStatuses: _t,
      ...kept
    } = t.see('B');
    t.play('play:hush', 'opposing:player');
    expect(t.see('B')).toMatchObject({ ...kept, attack: 0 });
  });

  test('CR58: carries no lasting Faded state: what is gained later works', () => {
    const more = { ...cards, sword: spell('', [gain(2, 0, 'you')]) };
    const t = table({ cards: more, A: { hand: ['blank', 'sword'], attack: 3 } }).play('play:blank', 'own:player');
    expect(t.see('A').attack).toBe(0);
    expect(t.answer('play:sword').see('A').attack).toBe(2);
  });
});

describe('tricky cases', () => {
  test('CT39: a 2/2 with +1/+3 and Magnetized, without damage', () => {
    const one = { card: 'bear', attack: 1, health: 3, statuses: ['magnetized'] } as const;
    const t = at({ hand: ['mute'], line: [one] }).answer('play:mute');
    expect(t.line('A')).toEqual(['bear 2/2']);
    expect(t.see('A').line[0].statuses).toEqual([]);
    expect(t.keys()).toContain('magnetize:1');
    t.answer('magnetize:1');
    expect(t.see('A').line[0].statuses).toEqual(['magnetized']);
    const spent = at({ hand: ['mute'], line: [{ ...one, spent: true }] }).answer('play:mute');
    expect(spent.blocked('magnetize:1')).toBe('actedAlready');
  });
});
