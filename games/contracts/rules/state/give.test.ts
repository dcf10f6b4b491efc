// What is given, and when does it end? (C1303, CR60, CT25, CT26)

import { describe, expect, test } from 'vitest';
import { aCreature, creature, destroy, disarm, fade, give, orb, rune, spell } from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  bear: creature('', '2/2'),
  dot: creature('', '1/1'),
  giver: creature('', '1/3', { gives: [give('adjacent', { attack: 1 })] }),
  captain: creature('', '2/2', { gives: [give('others', { attack: 1, health: 1 })] }),
  king: creature('', '2/2', { gives: [give('own', { attack: 1 })] }),
  squad: creature('', '1/2', { gives: [give('adjacent', { status: 'adrenaline' })] }),
  nurse: creature('', '1/2', { gives: [give('adjacent', { health: 2 })] }),
  chief: creature('', '1/1', { gives: [give('you', { attack: 2, status: 'magnetic' })] }),
  banner: rune('', '', [], { gives: [give('own', { attack: 2 })] }),
  plain: rune('', '', []),
  crown: orb('', '1/1', { gives: [give('own', { health: 1 })] }),
  mute: spell('', [fade(aCreature())]),
  silence: spell('', [fade('you')]),
  kill: spell('', [destroy(aCreature())]),
  unseat: spell('', [disarm('opponent')]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });

describe('a continuous effect', () => {
  test('C1303: Fade of the recipient does not remove it', () => {
    const t = at({ hand: ['mute'], line: ['bear', 'giver'] }).play('play:mute', 'own:1');
    expect(t.line('A')).toEqual(['bear 3/2', 'giver 1/3']);
  });

  test('C1303: it ends when its giver Fades, or leaves', () => {
    const t = at({ hand: ['mute'], line: ['bear', 'giver'] }).play('play:mute', 'own:2');
    expect(t.line('A')).toEqual(['bear 2/2', 'giver 1/3']);
    expect(t.happened('continuousChanged')).toMatchObject([{ target: { card: 'bear' }, attack: [3, 2] }]);
    const dead = at({ hand: ['kill'], line: ['bear', 'giver'] }).play('play:kill', 'own:2');
    expect(dead.line('A')).toEqual(['bear 2/2']);
  });

  test('CR60: several givers add up', () => {
    expect(at({ line: ['giver', 'bear', 'giver'], rune: 'banner' }).line('A')).toEqual([
      ...['giver 3/3', 'bear 6/2', 'giver 3/3'],
    ]);
  });

  test('CR60: a giver affects itself only if it says so', () => {
    expect(at({ line: ['captain', 'dot'] }).line('A')).toEqual(['captain 2/2', 'dot 2/2']);
    expect(at({ line: ['king', 'dot'] }).line('A')).toEqual(['king 3/2', 'dot 2/1']);
    expect(at({ line: ['captain', 'captain'] }).line('A')).toEqual(['captain 3/3', 'captain 3/3']);
  });

  test('CR60: it reaches the own side alone', () => {
    expect(at({ line: ['captain'] }, { line: ['dot'] }).line('B')).toEqual(['dot 1/1']);
  });

  test('CR60: it comes from any card on the field, and ends when a Rune is replaced or an Orb is lost', () => {
    const t = at({ hand: ['plain'], rune: 'banner', line: ['dot'] });
    expect(t.line('A')).toEqual(['dot 3/1']);
    expect(t.answer('play:plain').line('A')).toEqual(['dot 1/1']);
    const orbless = at({ hand: ['unseat'] }, { orb: 'crown', line: ['bear', { card: 'dot', damage: 1 }] });
    expect(orbless.line('B')).toEqual(['bear 2/3', 'dot 1/1']);
    // CR45: without the gift, the damage is enough.
    expect(orbless.answer('play:unseat').line('B')).toEqual(['bear 2/2']);
    expect(orbless.pile('B')).toEqual(['crown', 'dot']);
  });

  test('CR60: what dies of a lost gift can take more with it', () => {
    // A chain: each nurse keeps the next one alive.
    const line = ['nurse', { card: 'nurse', damage: 4 }, { card: 'nurse', damage: 2 }];
    const t = at({ hand: ['mute'] }, { line }).play('play:mute', 'opposing:1');
    expect(t.line('B')).toEqual(['nurse 1/2']);
    expect(t.pile('B')).toEqual(['nurse', 'nurse']);
    expect(t.happened('destroyed')).toHaveLength(2);
  });

  test('CR60: a given keyword works like any other, and ends with its giver', () => {
    const t = at({ hand: ['dot', 'mute'], line: ['squad'] }).play('play:dot', '2');
    expect(t.keys()).toContain(attack(2, 'player'));
    t.play('play:mute', 'own:1');
    expect(t.blocked(attack(2, 'player'))).toBe('justCame');
  });

  test('CR60: what a card gives its player survives the player’s Fade and ends with the card', () => {
    const t = at({ hand: ['silence', 'mute'], line: ['chief'], attack: 1 }, { line: ['bear'] }).answer('play:silence');
    expect(t.see('A')).toMatchObject({ attack: 2, statuses: ['magnetic'] });
    t.play('play:mute', 'own:1');
    expect(t.see('A')).toMatchObject({ attack: 0, statuses: [] });
  });

  test('CR60: a gift to one that Fades is there still when it is Faded again', () => {
    const t = at({ hand: ['mute', 'mute'], line: ['bear', 'captain'] });
    t.play('play:mute', 'own:1', 'play:mute', 'own:1');
    expect(t.line('A')).toEqual(['bear 3/3', 'captain 2/2']);
  });
});

describe('tricky cases', () => {
  test('CT25: insertion between a Creature and its giver', () => {
    const t = at({ hand: ['dot', 'kill'], line: ['bear', 'giver', 'bear'] });
    expect(t.line('A')).toEqual(['bear 3/2', 'giver 1/3', 'bear 3/2']);
    t.answer('play:dot');
    expect([...t.keys()].sort()).toEqual(['1', '2', '3', '4']);
    t.answer('2');
    expect(t.line('A')).toEqual(['bear 2/2', 'dot 2/1', 'giver 1/3', 'bear 3/2']);
    t.play('play:kill', 'own:3');
    expect(t.line('A')).toEqual(['bear 2/2', 'dot 1/1', 'bear 2/2']);
  });

  test('CT26: a 2/2 with +2 gained beside a giver: 5, after Fade 3, after the giver’s Fade 2', () => {
    const t = at({ hand: ['mute', 'mute'], line: [{ card: 'bear', attack: 2 }, 'giver'] });
    expect(t.line('A')[0]).toBe('bear 5/2');
    t.play('play:mute', 'own:1');
    expect(t.line('A')[0]).toBe('bear 3/2');
    t.play('play:mute', 'own:2');
    expect(t.line('A')[0]).toBe('bear 2/2');
  });
});
