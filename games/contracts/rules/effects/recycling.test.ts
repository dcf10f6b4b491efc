// When does Recycling happen, and for what? (C1101, C1207, CR22, CR61)

import { describe, expect, test } from 'vitest';
import { boxCards } from '../../cards/box/catalogue.ts';
import {
  aCreature,
  allCreatures,
  allOwn,
  anOpposingCreature,
  creature,
  damage,
  destroy,
  disarm,
  fetch,
  give,
  heal,
  orb,
  returnToHand,
  rune,
  spell,
  summon,
  takeBack,
  token,
} from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  rat: creature('', '1/1'),
  bear: creature('', '2/4'),
  phoenix: creature('', '1/1', { recycling: [heal(2, 'you')] }),
  heir: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
  undead: creature('', '1/1', { recycling: [takeBack('creature')] }),
  avenger: creature('', '1/1', { recycling: [damage(1, anOpposingCreature())] }),
  sphere: orb('', '2/1', { recycling: [fetch(1)] }),
  bead: orb('', '1/1'),
  lamp: rune('', '', [], { recycling: [fetch(1)] }),
  pillar: rune('', '', [], { gives: [give('own', { health: 1 })], recycling: [damage(1, 'opponent')] }),
  plain: rune('', '', []),
  wisp: { ...token('1/1'), when: { recycling: [fetch(1)] } },
  quake: spell('', [damage(1, allCreatures())]),
  kill: spell('', [destroy(aCreature())]),
  home: spell('', [returnToHand(allOwn())]),
  unseat: spell('', [disarm('eachPlayer')]),
  call: spell('', [summon('wisp')]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const triggered = (t: Table): readonly (string | null)[] => t.happened('triggered').map(({ source }) => source.card);

describe('from the field to the discard pile', () => {
  test('C1101: destroyed contracts go to their owner’s discard pile, in the order they leave', () => {
    const t = at({ hand: ['quake'], line: ['rat', 'bear'] }, { line: ['heir', 'rat'] }).answer('play:quake');
    expect(t.pile('A')).toEqual(['rat', 'quake']);
    expect(t.pile('B')).toEqual(['heir', 'rat']);
  });

  test('C1207: it happens with the contract already in the pile', () => {
    const t = at({ line: ['undead'] }, { line: ['bear'] }).answer(attack(1, 1));
    // The effect reaches its own contract.
    expect(t.hand('A')).toEqual(['undead']);
    expect(t.pile('A')).toEqual([]);
    expect(t.events.map(({ kind }) => kind).slice(-4)).toEqual([
      ...['destroyed', 'toDiscard', 'triggered', 'returnedToHand'],
    ]);
  });

  test('C1207: it happens for every Creature of the box that has one', () => {
    const found = boxCards.filter(([, { type, when }]) => type === 'creature' && when.recycling !== undefined);
    expect(found.length).toBeGreaterThan(5);
    for (const [id] of found) expect(triggered(at({ hand: ['kill'], line: [id] }).answer('play:kill'))[0], id).toBe(id);
  });

  test('CR61: a Creature, by damage or by an effect', () => {
    expect(
      at({ hand: ['kill'], line: ['phoenix'], health: 20 })
        .answer('play:kill')
        .health('A'),
    ).toBe(22);
    expect(
      at({ hand: ['quake'], line: ['phoenix'], health: 20 })
        .answer('play:quake')
        .health('A'),
    ).toBe(22);
  });

  test('CR61: an Orb destroyed, worn out or replaced', () => {
    const A = { orb: 'sphere', deck: ['rat'], health: 20 };
    expect(
      at({ ...A, hand: ['unseat'] })
        .answer('play:unseat')
        .hand('A'),
    ).toEqual(['rat']);
    expect(at(A).answer('orb:player').hand('A')).toEqual(['rat']);
    expect(
      at({ ...A, hand: ['bead'] })
        .answer('play:bead')
        .hand('A'),
    ).toEqual(['rat']);
  });

  test('CR61: a Rune that is replaced', () => {
    const t = at({ rune: 'lamp', hand: ['plain'], deck: ['rat'] }).answer('play:plain');
    expect(t.hand('A')).toEqual(['rat']);
    expect(t.see('A').rune?.card).toBe('plain');
  });

  test('CR61: never tokens, and nothing from hand or deck', () => {
    const t = at({ hand: ['call', 'quake'], deck: ['rat'] }).play('play:call', 'play:quake');
    expect(t.line('A')).toEqual([]);
    expect(t.hand('A')).toEqual([]);
    expect(t.pile('A')).toEqual(['call', 'quake']);
    const drawn = table({ cards, at: 'draw', A: { deck: ['phoenix', 'rat'], health: 20 } }).play('draw:2', 'rat');
    expect(drawn.pile('A')).toEqual(['phoenix']);
    expect(drawn.health('A')).toBe(20);
  });

  test('CR61: returning to hand is none, unless the hand is full (CR22)', () => {
    const t = at({ hand: ['home'], line: ['phoenix'], health: 20 }).answer('play:home');
    expect([t.hand('A'), t.health('A')]).toEqual([['phoenix'], 20]);
    const full = at({ hand: ['home', ...Array(9).fill('rat')], line: ['phoenix', 'heir'], health: 20 });
    full.answer('play:home');
    // One found room, the other did not.
    expect(full.hand('A')).toHaveLength(10);
    expect(full.pile('A')).toEqual(['heir', 'home']);
    expect([full.health('A'), full.health('B')]).toEqual([20, 29]);
  });

  test('CR61: its controller chooses, in the opponent’s turn too (CR31, CR48)', () => {
    const t = at({ line: ['bear', 'bear'] }, { line: ['avenger'] }).answer(attack(1, 1));
    expect(t.asks()).toBe('B target');
    expect(t.keys('B')).toEqual(['opposing:1', 'opposing:2']);
    t.answer('opposing:2');
    expect(t.line('A')).toEqual(['bear 2/3', 'bear 2/3']);
  });
});

describe('the order of Recycling', () => {
  test('C1207: of several the current player’s first, then along the line (CR27)', () => {
    const t = at({ hand: ['quake'], line: ['heir', 'phoenix'] }, { line: ['phoenix', 'heir'] }).answer('play:quake');
    expect(t.happened('triggered').map(({ source }) => [source.seat, source.card])).toEqual([
      ...[
        [0, 'heir'],
        [0, 'phoenix'],
        [1, 'phoenix'],
        [1, 'heir'],
      ],
    ]);
  });

  test('CR38: the replaced Rune’s Recycling comes before that of what dies of its loss (CR28)', () => {
    const weak = { card: 'heir', damage: 1 };
    const t = at({ rune: 'pillar', hand: ['plain'], line: [weak] }).answer('play:plain');
    expect(t.line('A')).toEqual([]);
    expect(triggered(t)).toEqual(['pillar', 'heir']);
  });
});
