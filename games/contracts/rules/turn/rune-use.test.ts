// How is a Rune played, used and replaced? (C701 to C704, CR28, CT14, CT37)

import { describe, expect, test } from 'vitest';
import { anOpposingCreature, creature, damage, fetch, give, heal, rune, spell } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';

const cards = {
  a: rune('P1', 'P1', [damage(1, 'opponent')]),
  b: rune('P2', 'P2', [heal(2, 'you')]),
  fire: rune('', 'R1', [damage(3, 'opponent')]),
  aimed: rune('', '', [damage(1, anOpposingCreature())]),
  empty: rune('', '', []),
  last: rune('', '', [], { recycling: [fetch(1)] }),
  x: creature('', '1/1'),
};

describe('on the field', () => {
  test('C701: playing one places it on the field and does nothing else', () => {
    const t = table({ cards, A: { hand: ['a'], extractors: 'R2' } }).answer('play:a');
    expect(t.events.map(({ kind }) => kind)).toEqual(['paid', 'runePlaced']);
    expect(t.health('B')).toBe(30);
    expect(t.view(1).players[0].rune).toMatchObject({ card: 'a', spent: false });
    expect(t.pile('A')).toEqual([]);
  });

  test('C701: a Rune is no Spell: it stays when it is used, and Magic Damage adds nothing', () => {
    const own = { ...cards, zap: spell('', [damage(1, 'opponent')]) };
    const t = table({ cards: own, A: { magic: 2, rune: 'a', hand: ['zap'], extractors: 'R1' } }).answer('rune');
    expect(t.health('B')).toBe(29);
    expect(t.see('A').rune).not.toBeNull();
    t.answer('play:zap');
    expect(t.health('B')).toBe(26);
  });

  test('C702: once per turn its owner pays the activation cost, not the cost of playing it, and gets the effect', () => {
    const A = { rune: 'b', health: 20, extractors: 'R4', deck: ['x', 'x', 'x'] };
    const t = table({ cards, A, B: { deck: ['x', 'x'] } }).answer('rune');
    expect(t.health('A')).toBe(22);
    expect(t.happened('paid')).toEqual([{ kind: 'paid', seat: 0, card: 'b', sources: { red: 2 }, forUse: true }]);
    expect(t.keys()).not.toContain('rune');
    expect(t.blocked('rune')).toBe('runeUsed');
    expect(t.view(1).players[0].rune).toMatchObject({ card: 'b', spent: true });
    t.play('end', 'red', 'draw:1');
    expect(t.asks()).toBe('B act');
    expect(t.keys()).not.toContain('rune');
    t.play('end', 'red', 'draw:1', 'rune', { idle: true });
    expect(t.health('A')).toBe(24);
  });

  test('C702: the element part of an activation cost needs its colour', () => {
    const t = table({ cards, A: { rune: 'fire', extractors: 'B3', tanks: 2 } });
    expect(t.decision().blocked).toContainEqual({
      key: 'rune',
      reason: {
        code: 'colourMissing',
        clause: 'C502',
        values: { missing: 1, colour: 'red', needs: expect.any(Number), can: expect.any(Number) },
      },
    });
    expect(
      table({ cards, A: { rune: 'fire', extractors: 'R1' } })
        .answer('rune')
        .health('B'),
    ).toBe(27);
  });

  test('C702: with too little mana or nothing to choose it cannot be used; without a Rune nothing is said', () => {
    expect(table({ cards, A: { rune: 'b', extractors: 'R1' } }).blocked('rune')).toBe('manaMissing');
    expect(table({ cards, A: { rune: 'aimed' } }).blocked('rune')).toBe('noTarget');
    expect(
      table({ cards, A: { rune: 'aimed' }, B: { line: ['x'] } })
        .answer('rune')
        .line('B'),
    ).toEqual([]);
    expect(table({ cards, A: {} }).blocked('rune')).toBeNull();
  });

  test('C702: a Rune without an effect cannot be used', () => {
    expect(table({ cards, A: { rune: 'empty' } }).keys()).toEqual(['end']);
  });
});

describe('one after another', () => {
  test('C703: it stays until its owner plays another; the old one goes to the pile, one each', () => {
    const t = table({ cards, A: { rune: 'a', hand: ['b'], extractors: 'R2' }, B: { rune: 'a' } }).answer('play:b');
    expect(t.see('A').rune).toMatchObject({ card: 'b' });
    expect(t.pile('A')).toEqual(['a']);
    expect(t.see('B').rune).toMatchObject({ card: 'a' });
    expect(t.events.map(({ kind }) => kind)).toEqual(['paid', 'destroyed', 'toDiscard', 'runePlaced']);
    expect(t.happened('destroyed')).toMatchObject([{ target: { seat: 0, card: 'a' }, cause: 'replaced' }]);
  });

  test('C704: after using one, a Rune played later in the turn can be used too, even of the same kind', () => {
    const t = table({ cards, A: { rune: 'a', hand: ['a'], extractors: 'R3' } }).play('rune', 'play:a', 'rune');
    expect(t.health('B')).toBe(28);
    expect(t.blocked('rune')).toBe('runeUsed');
    expect(t.see('A').full.red).toBe(0);
  });

  test('CT14: five mana: use A for 1, play B for 2, use B for 2; once more is illegal', () => {
    const t = table({ cards, A: { health: 20, rune: 'a', hand: ['b'], extractors: 'R5' } });
    t.play('rune', 'play:b', 'rune');
    expect(t.health('B')).toBe(29);
    expect(t.health('A')).toBe(22);
    expect(t.see('A').full.red).toBe(0);
    expect(t.pile('A')).toEqual(['a']);
    expect(t.keys()).toEqual(['end']);
    expect(t.refusal('rune')).toMatchObject({ code: 'runeUsed', clause: 'C702' });
  });

  test('CT37: a replaced Rune is recycled with the new one in its place: hand -1 +1', () => {
    const t = table({ cards, A: { rune: 'last', hand: ['empty', 'x'], deck: ['x', 'x'] } }).answer('play:empty');
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['paid', 'destroyed', 'toDiscard', 'runePlaced', 'triggered', 'fetched'],
    ]);
    expect(t.see('A').rune).toMatchObject({ card: 'empty' });
    expect(t.pile('A')).toEqual(['last']);
    expect(t.hand('A')).toEqual(['x', 'x']);
  });

  const walls = {
    wall: rune('', '', [], { gives: [give('own', { health: 2 })] }),
    oldWall: rune('', '', [], { gives: [give('own', { health: 2 })], recycling: [damage(1, 'opponent')] }),
    bare: rune('', '', []),
    husk: creature('', '1/1', { recycling: [damage(2, 'opponent')] }),
  };

  test('CR28: what lived by the old Rune leaves at once', () => {
    const t = table({ cards: walls, A: { rune: 'wall', hand: ['bare'], line: [{ card: 'husk', damage: 1 }, 'husk'] } });
    t.answer('play:bare');
    expect(t.line('A')).toEqual(['husk 1/1']);
    expect(t.pile('A')).toEqual(['wall', 'husk']);
    expect(t.health('B')).toBe(28);
  });

  test('CR28: and acts after the old Rune, as the second wave', () => {
    const t = table({ cards: walls, A: { rune: 'oldWall', hand: ['bare'], line: [{ card: 'husk', damage: 1 }] } });
    t.answer('play:bare');
    expect(t.line('A')).toEqual([]);
    expect(t.pile('A')).toEqual(['oldWall', 'husk']);
    expect(t.happened('triggered').map(({ source }) => source.card)).toEqual(['oldWall', 'husk']);
  });
});
