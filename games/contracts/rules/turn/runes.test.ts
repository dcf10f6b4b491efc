// What is true of a Rune on the field? (CR38, CT14, CT37)

import { describe, expect, test } from 'vitest';
import { anOpposingCreature, creature, damage, destroy, fetch, rune, spell } from '../../cards/build.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  rat: creature('', '1/1'),
  ghost: creature('', '1/3', { keywords: ['fog'] }),
  tap: rune('', 'P1', [damage(1, 'opponent')]),
  well: rune('P2', 'P2', [damage(2, 'opponent')]),
  lens: rune('', 'R1', [damage(1, anOpposingCreature())]),
  lamp: rune('', '', [], { recycling: [fetch(1)] }),
  plain: rune('', '', []),
  kill: spell('', [destroy(anOpposingCreature())]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });

describe('the place of a Rune', () => {
  test('CR38: pay, the old Rune to the pile, the new one in, then the old one’s Recycling', () => {
    const t = at({ rune: 'lamp', hand: ['tap'], deck: ['rat'] }).answer('play:tap');
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['paid', 'destroyed', 'toDiscard', 'runePlaced', 'triggered', 'fetched'],
    ]);
    expect(t.happened('destroyed')).toMatchObject([{ cause: 'replaced', target: { card: 'lamp' } }]);
    expect(t.see('A').rune).toMatchObject({ card: 'tap', spent: false });
  });

  test('CR38: usable in the turn it is played, once per turn, by its owner in the own turn', () => {
    const t = at({ hand: ['tap'], extractors: 'R3', deck: ['rat', 'rat'] }, { deck: ['rat'] }).answer('play:tap');
    t.answer('rune');
    expect(t.health('B')).toBe(29);
    expect(t.blocked('rune')).toBe('runeUsed');
    expect(t.refusal('rune')).toMatchObject({ code: 'runeUsed', clause: 'C702' });
    t.play('end', 'red', 'draw:1');
    expect(t.keys()).not.toContain('rune');
    t.play('end', 'red', 'draw:1');
    expect(t.keys()).toContain('rune');
  });

  test('CR38: a second copy is a new Rune', () => {
    const t = at({ rune: 'tap', hand: ['tap'], extractors: 'R2' }).play('rune', 'play:tap', 'rune');
    expect(t.health('B')).toBe(28);
    expect(t.pile('A')).toEqual(['tap']);
    expect(t.keys()).toEqual(['end']);
  });

  test('CR38: its effects are not Spells: no Magic Damage, no Fog', () => {
    const t = at({ rune: 'lens', magic: 3, extractors: 'R1' }, { line: ['ghost'] }).answer('rune');
    expect(t.line('B')).toEqual(['ghost 1/2']);
  });

  test('CR38: effects that destroy Creatures or Orbs do not touch a Rune', () => {
    const t = at({ hand: ['kill'] }, { rune: 'plain', line: ['rat', 'rat'] }).answer('play:kill');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
    t.answer('opposing:1');
    expect(t.see('B').rune?.card).toBe('plain');
    expect(at({ hand: ['kill'] }, { rune: 'plain' }).blocked('play:kill')).toBe('noTarget');
  });

  test('CR38: activation costs follow C501 to C503', () => {
    const A = { rune: 'lens' };
    const B = { line: ['rat'] };
    expect(at({ ...A, extractors: 'B3', tanks: 2 }, B).blocked('rune')).toBe('colourMissing');
    expect(at({ ...A, rune: 'well', extractors: 'B1' }, B).blocked('rune')).toBe('manaMissing');
    const t = at({ ...A, rune: 'well', extractors: 'B1', tanks: 1 }, B).answer('rune');
    expect(t.happened('paid')).toMatchObject([{ card: 'well', forUse: true, sources: { blue: 1, tank: 1 } }]);
  });

  test('CR38: the cost to use it is not the cost to play it', () => {
    const t = at({ hand: ['well'], extractors: 'R5' }).answer('play:well');
    expect(t.see('A').full.red).toBe(3);
    expect(t.answer('rune').see('A').full.red).toBe(1);
  });
});

describe('tricky cases', () => {
  test('CT14: use Rune A, play Rune B, use B: 5 mana, none left, and no second use', () => {
    const t = at({ rune: 'tap', hand: ['well'], extractors: 'R5' }).play('rune', 'play:well', 'rune');
    expect(t.see('A').full.red).toBe(0);
    expect(t.health('B')).toBe(27);
    expect(t.blocked('rune')).toBe('runeUsed');
    expect(t.pile('A')).toEqual(['tap']);
  });

  test('CT37: Rune A “Recycling: fetch 1”, replaced by B: hand -1 +1', () => {
    const t = at({ rune: 'lamp', hand: ['plain', 'rat'], deck: ['ghost'] }).answer('play:plain');
    expect(t.hand('A')).toEqual(['rat', 'ghost']);
    expect(t.pile('A')).toEqual(['lamp']);
    expect(t.see('A').rune?.card).toBe('plain');
  });
});
