// What does Fog keep off? (C1208, CR35, CT30)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  allCreatures,
  allOpposing,
  anOpposing,
  anOpposingCreature,
  anOwnCreature,
  aPlayer,
  become,
  creature,
  damage,
  disarm,
  fade,
  gain,
  give,
  orb,
  rune,
  spell,
} from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  ghost: creature('', '2/2', { keywords: ['fog'] }),
  bear: creature('', '1/3'),
  lamp: creature('', '1/1', { gives: [give('others', { status: 'fog' })] }),
  bolt: spell('', [damage(2, aCreature())]),
  snipe: spell('', [damage(2, anOpposing())]),
  storm: spell('', [damage(1, allCreatures())]),
  drums: spell('', [gain(1, 1, anOwnCreature())]),
  unseat: spell('', [disarm(aPlayer)]),
  smite: spell('', [damage(3, 'opponent'), damage(1, allOpposing())]),
  archer: creature('', '1/1', { summon: [damage(1, aCreature({ other: true }))] }),
  usurper: creature('', '1/1', { summon: [disarm(aPlayer)] }),
  heir: creature('', '1/1', { recycling: [damage(1, anOpposingCreature())] }),
  lens: rune('', '', [damage(1, anOpposingCreature())]),
  trap: spell('', [damage(9, 'opponent')], { ambush: [damage(1, anOpposingCreature())] }),
  guide: creature('', '1/1', { ambush: [damage(1, anOpposingCreature())] }),
  veil: spell('', [become('fog', 'you')]),
  hush: creature('', '1/1', { summon: [fade(anOpposing())] }),
  besider: spell('', [damage(1, anOpposingCreature()), damage(1, 'besideIt')]),
  sphere: orb('', '2/2'),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const enter = (t: Table, card: string): Table => {
  t.answer(`play:${card}`);
  return t.asks().endsWith('place') ? t.answer(t.keys()[0]) : t;
};

describe('Fog', () => {
  test('C1208: a Creature with it cannot be the target of Spells', () => {
    const t = at({ hand: ['bolt'], line: ['bear'] }, { line: ['ghost', 'bear'] }).answer('play:bolt');
    expect(t.keys()).toEqual(['opposing:2', 'own:1']);
    expect(t.refusal('opposing:1')).not.toBe(null);
  });

  test('C1208: nor can a player with it', () => {
    const t = at({ hand: ['snipe'] }, { statuses: ['fog'], line: ['bear', 'bear'] }).answer('play:snipe');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
    expect(at({ hand: ['snipe'] }, { statuses: ['fog'] }).blocked('play:snipe')).toBe('noTarget');
  });

  test('C1208: gained or given Fog is Fog', () => {
    const gained = { card: 'bear', statuses: ['fog'] } as const;
    expect(at({ hand: ['bolt'] }, { line: [gained] }).blocked('play:bolt')).toBe('noTarget');
    const given = at({ hand: ['bolt'] }, { line: ['bear', 'lamp'] }).answer('play:bolt');
    // The lamp gives it to others alone, so it is the only target and dies.
    expect(given.line('B')).toEqual(['bear 1/3']);
  });

  test('CR35: “all” and fixed references are not targeting', () => {
    const t = at({ hand: ['storm'] }, { line: ['ghost', 'bear'] }).answer('play:storm');
    expect(t.line('B')).toEqual(['ghost 2/1', 'bear 1/2']);
    const fixed = at({ hand: ['smite'] }, { statuses: ['fog'], line: ['ghost'], health: 20 }).answer('play:smite');
    expect(fixed.health('B')).toBe(17);
    expect(fixed.line('B')).toEqual(['ghost 2/1']);
  });

  test('CR35: nor are the neighbours of a target', () => {
    const t = at({ hand: ['besider'] }, { line: ['ghost', 'bear', 'ghost'] }).answer('play:besider');
    expect(t.line('B')).toEqual(['ghost 2/1', 'bear 1/2', 'ghost 2/1']);
  });

  test('CR35: it stops Spells of both players, the own ones too', () => {
    expect(at({ hand: ['drums'], line: ['ghost'] }).blocked('play:drums')).toBe('noTarget');
    const t = at({ hand: ['drums'], line: ['ghost', 'bear'] }).answer('play:drums');
    expect(t.line('A')).toEqual(['ghost 2/2', 'bear 2/4']);
  });

  test('CR35: it does not stop Summon, Recycling, Runes, Orbs or attacks', () => {
    expect(enter(at({ hand: ['archer'] }, { line: ['ghost'] }), 'archer').line('B')).toEqual(['ghost 2/1']);
    expect(
      at({ rune: 'lens' }, { line: ['ghost'] })
        .answer('rune')
        .line('B'),
    ).toEqual(['ghost 2/1']);
    // The heir's blow and its Recycling.
    expect(
      at({ line: ['heir'] }, { line: ['ghost'] })
        .answer(attack(1, 1))
        .line('B'),
    ).toEqual([]);
    const t = at({ orb: 'sphere', line: ['bear'] }, { line: ['ghost'] });
    expect(t.keys()).toEqual(expect.arrayContaining(['orb:1', attack(1, 1)]));
  });

  test('CR35: a player with Fog cannot be chosen when a Spell disarms a player; a Creature’s text may', () => {
    const A = { orb: 'sphere' };
    const B = { orb: 'sphere', statuses: ['fog'] } as const;
    const t = at({ ...A, hand: ['unseat'] }, B).answer('play:unseat');
    expect([t.see('A').orb, t.see('B').orb?.card]).toEqual([null, 'sphere']);
    expect(at({ hand: ['unseat'] }, B).blocked('play:unseat')).toBe('noTarget');
    expect(enter(at({ ...A, hand: ['usurper'] }, B), 'usurper').keys()).toEqual(['opposing:player', 'own:player']);
  });

  test('CR35: the Ambush of a Spell contract is a Spell, that of a Creature is not (CR23)', () => {
    const drawn = (card: string): Table =>
      table({ cards, at: 'draw', A: { deck: [card] }, B: { line: ['ghost'] } }).answer('draw:1');
    expect(drawn('trap').line('B')).toEqual(['ghost 2/2']);
    expect(drawn('trap').happened('effectDidNothing')).toHaveLength(1);
    expect(drawn('guide').line('B')).toEqual(['ghost 2/1']);
  });

  test('CR35: Fog on oneself bars one’s own Spells from choosing oneself, until Fade ends it', () => {
    const self = { ...cards, cure: spell('', [gain(1, 0, aPlayer)]) };
    const t = table({ cards: self, A: { hand: ['veil', 'cure'] } }).play('play:veil', 'play:cure');
    expect([t.see('A').attack, t.see('B').attack]).toEqual([0, 1]);
    const faded = table({ cards: self, A: { hand: ['hush', 'cure'] }, B: { statuses: ['fog'] } }).answer('play:hush');
    expect(faded.see('B').statuses).toEqual([]);
    expect(faded.answer('play:cure').keys()).toEqual(['opposing:player', 'own:player']);
  });
});

describe('CT30: a Creature with Fog', () => {
  test('CT30: a Spell cannot choose it, all of them hit it, a Summon may choose it', () => {
    expect(at({ hand: ['bolt'] }, { line: ['ghost'] }).blocked('play:bolt')).toBe('noTarget');
    expect(
      at({ hand: ['storm'] }, { line: ['ghost'] })
        .answer('play:storm')
        .line('B'),
    ).toEqual(['ghost 2/1']);
    const t = enter(at({ hand: ['archer'], line: ['bear'] }, { line: ['ghost'] }), 'archer');
    expect(t.keys()).toEqual(['opposing:1', 'own:1']);
  });
});
