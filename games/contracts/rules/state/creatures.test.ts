// How do Creatures stand, act and fight? (C801 to C814, CT27)

import { describe, expect, test } from 'vitest';
import { aCreature, anOwnCreature, creature, damage, destroy, move, orb, spell, summon } from '../../cards/build.ts';
import { attack, table } from '../table-for-tests.ts';

const cards = {
  a: creature('P1', '2/3'),
  b: creature('P1', '1/4'),
  c: creature('P1', '3/1'),
  dull: creature('', '0/4'),
  pair: spell('', [summon('spark', 2)]),
  doom: spell('', [destroy(aCreature())]),
  march: spell('', [move(anOwnCreature(), 'leftEnd')]),
  pin: spell('', [damage(1, aCreature())]),
  lamp: orb('', '1/1'),
};
const eight = Array(8).fill('a');

describe('the line', () => {
  test('C801: a Creature has an attack and a health value', () => {
    const t = table({ cards, A: { line: ['a'] } });
    expect(t.line('A')).toEqual(['a 2/3']);
    expect(t.view('watcher').players[0].line[0]).toMatchObject({ attack: 2, health: 3, mostHealth: 3, damage: 0 });
  });

  test('C802: it stays until its health is 0 or an effect destroys it, then it goes to the pile', () => {
    const t = table({ cards, A: { hand: ['pin', 'doom'] }, B: { line: [{ card: 'a', damage: 1 }, 'b'] } });
    t.play('play:pin', 'opposing:1');
    expect(t.line('B')).toEqual(['a 2/1', 'b 1/4']);
    const dead = table({ cards, A: { hand: ['pin'] }, B: { line: [{ card: 'a', damage: 2 }] } }).answer('play:pin');
    expect(dead.line('B')).toEqual([]);
    expect(dead.pile('B')).toEqual(['a']);
    expect(dead.happened('destroyed')).toMatchObject([{ target: { seat: 1, card: 'a' }, cause: 'damage' }]);
    t.play('play:doom', 'opposing:2');
    expect(t.line('B')).toEqual(['a 2/1']);
    expect(t.pile('B')).toEqual(['b']);
    expect(t.happened('destroyed')).toMatchObject([{ cause: 'effect' }]);
  });

  test('C803: nobody has more than eight', () => {
    const t = table({ cards, A: { hand: ['a'], line: eight.slice(1), extractors: 'R1' } }).play('play:a', '8');
    expect(t.line('A')).toHaveLength(8);
    expect(t.line('B')).toHaveLength(0);
  });

  test('C804: with eight no Creature can be played, and everything else can', () => {
    const t = table({ cards, A: { hand: ['a', 'pair'], line: eight, extractors: 'R2' } });
    expect(t.keys().filter((key) => key.startsWith('play:'))).toEqual(['play:pair']);
    expect(t.decision().blocked).toContainEqual({
      key: 'play:a',
      reason: { code: 'lineFull', clause: 'C804', values: {} },
    });
  });

  test('CT27: seven Creatures and "summon two" gives one token; with eight the Spell is played for nothing', () => {
    const seven = table({ cards, A: { hand: ['pair'], line: eight.slice(1) } }).answer('play:pair');
    expect(seven.line('A')).toHaveLength(8);
    expect(seven.happened('tokenSummoned')).toMatchObject([{ seat: 0, card: 'spark', index: 7 }]);
    expect(seven.happened('tokenNotSummoned')).toEqual([{ kind: 'tokenNotSummoned', seat: 0, card: 'spark' }]);
    const full = table({ cards, A: { hand: ['pair'], line: eight } }).answer('play:pair');
    expect(full.line('A')).toHaveLength(8);
    expect(full.pile('A')).toEqual(['pair']);
    expect(full.happened('tokenNotSummoned')).toHaveLength(2);
  });

  test('C805: a line is in order, and everybody sees the same order', () => {
    const t = table({ cards, A: { line: ['b', 'a', 'c'] } });
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).players[0].line.map(({ card }) => card)).toEqual(['b', 'a', 'c']);
    }
  });

  test.each([
    ['1', ['c 3/1', 'a 2/3', 'b 1/4']],
    ['2', ['a 2/3', 'c 3/1', 'b 1/4']],
    ['3', ['a 2/3', 'b 1/4', 'c 3/1']],
  ] as const)('C806: a Creature is placed anywhere: at %s', (place, line) => {
    const t = table({ cards, A: { hand: ['c'], line: ['a', 'b'], extractors: 'R1' } }).answer('play:c');
    expect(t.asks()).toBe('A place');
    expect([...t.keys()].sort()).toEqual(['1', '2', '3']);
    t.answer(place);
    expect(t.line('A')).toEqual(line);
    expect(t.happened('creaturePlayed')).toMatchObject([{ seat: 0, card: 'c', index: Number(place) - 1 }]);
  });

  test('C806: into an empty line nobody is asked', () => {
    const t = table({ cards, A: { hand: ['c'], extractors: 'R1' } }).answer('play:c');
    expect(t.asks()).toBe('A act');
    expect(t.line('A')).toEqual(['c 3/1']);
  });

  test('C807: nothing changes the order but an effect that says so', () => {
    const t = table({
      cards,
      A: { hand: ['march', 'c'], line: ['a', 'dull', 'b'], extractors: 'R1' },
      B: { line: ['c'] },
    });
    t.play(attack(1, 1), 'magnetize:2', 'play:c', '1');
    expect(t.line('A').map((word) => word.split(' ')[0])).toEqual(['c', 'dull', 'b']);
    t.play('play:march', 'own:3');
    expect(t.line('A').map((word) => word.split(' ')[0])).toEqual(['b', 'c', 'dull']);
  });
});

describe('acting', () => {
  test('C808: one of two things once per turn: gain Magnetized, or attack', () => {
    const t = table({ cards, A: { line: ['a', 'b'] } });
    expect(t.keys()).toEqual([attack(1, 'player'), attack(2, 'player'), 'magnetize:1', 'magnetize:2', 'end']);
    t.answer(attack(1, 'player'));
    expect(t.keys()).toEqual([attack(2, 'player'), 'magnetize:2', 'end']);
    expect(t.blocked(attack(1, 'player'))).toBe('actedAlready');
    expect(t.blocked('magnetize:1')).toBe('actedAlready');
    t.answer('magnetize:2');
    expect(t.see('A').line.map(({ statuses, spent }) => [statuses, spent])).toEqual([
      [[], true],
      [['magnetized'], true],
    ]);
    expect(t.blocked(attack(2, 'player'))).toBe('actedAlready');
    expect(t.keys()).toEqual(['end']);
  });

  test('C808: on its player’s next turn it may act again, and never on the other one’s', () => {
    const t = table({ cards, A: { line: ['a'], deck: ['a', 'a'] }, B: { deck: ['a'] } }).play(
      attack(1, 'player'),
      'end',
    );
    t.play('red', 'draw:1');
    expect(t.asks()).toBe('B act');
    expect(t.keys().filter((key) => key.startsWith('attack') || key.startsWith('magnetize'))).toEqual([]);
    t.play('end', 'red', 'draw:1');
    expect(t.keys()).toContain(attack(1, 'player'));
  });

  test('C809: an attack is aimed at the opponent or at one of the opponent’s Creatures', () => {
    const t = table({ cards, A: { line: ['a', 'b'] }, B: { line: ['c', 'dull'], orb: 'lamp' } });
    expect(t.keys().filter((key) => key.startsWith('attack:1'))).toEqual([
      ...[attack(1, 1), attack(1, 2), attack(1, 'player')],
    ]);
    expect(t.refusal(attack(1, 3))).not.toBeNull();
    t.answer(attack(1, 2));
    expect(t.line('B')).toEqual(['c 3/1', 'dull 0/2']);
    expect(t.health('B')).toBe(30);
    expect(t.happened('attackDeclared')).toMatchObject([
      { attacker: { seat: 0, card: 'a' }, target: { seat: 1, card: 'dull' } },
    ]);
  });

  test('C810: it cannot act in the turn it was played', () => {
    const t = table({ cards, A: { hand: ['a'], extractors: 'R1', deck: ['a', 'a'] }, B: { deck: ['a'], line: ['b'] } });
    t.answer('play:a');
    expect(t.keys()).toEqual(['end']);
    expect(t.decision().blocked).toContainEqual({
      key: attack(1, 'player'),
      reason: { code: 'justCame', clause: 'C810', values: {} },
    });
    expect(t.blocked(attack(1, 1))).toBe('justCame');
    expect(t.blocked('magnetize:1')).toBe('justCame');
    t.play('end', 'red', 'draw:1', 'end', 'red', 'draw:1');
    expect(t.keys()).toContain(attack(1, 1));
    expect(t.keys()).toContain('magnetize:1');
  });
});

describe('fighting', () => {
  test('C811: both deal their attack to each other at once: both may die', () => {
    const t = table({ cards, A: { line: ['c'] }, B: { line: ['a'] } }).answer(attack(1, 1));
    expect(t.line('A')).toEqual([]);
    expect(t.line('B')).toEqual([]);
    expect(t.happened('fight')).toMatchObject([{ toTarget: 3, toAttacker: 2 }]);
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['attackDeclared', 'fight', 'damage', 'damage', 'destroyed', 'destroyed', 'toDiscard', 'toDiscard'],
    ]);
    expect([t.pile('A'), t.pile('B')]).toEqual([['c'], ['a']]);
  });

  test('C812: damage lowers health, and the loss lasts', () => {
    const t = table({ cards, A: { line: ['a'], deck: ['a', 'a'] }, B: { line: ['b'], deck: ['a'] } });
    t.play(attack(1, 1));
    expect([t.line('A'), t.line('B')]).toEqual([['a 2/2'], ['b 1/2']]);
    t.play('end', 'red', 'draw:1', 'end', 'red', 'draw:1');
    expect([t.line('A'), t.line('B')]).toEqual([['a 2/2'], ['b 1/2']]);
    t.play(attack(1, 'player'));
    expect(t.health('B')).toBe(28);
    expect(t.view(0).players[1].line[0]).toMatchObject({ health: 2, mostHealth: 4, damage: 2 });
  });

  test('C813: attack 0, below 0 or none deals nothing', () => {
    const t = table({ cards, A: { line: ['a', 'a', 'a'] }, B: { line: ['dull', { card: 'b', attack: -3 }] } });
    t.play(attack(1, 1), attack(2, 2), attack(3, 'player'));
    expect(t.line('A')).toEqual(['a 2/3', 'a 2/3', 'a 2/3']);
    expect(t.line('B')).toEqual(['dull 0/2', 'b -2/2']);
    expect(t.happened('fight').map(({ toAttacker }) => toAttacker)).toEqual([0, 0, 0]);
    expect(t.happened('damage')).toHaveLength(3);
  });

  test('C814: a Creature with 0 attack may still attack', () => {
    const t = table({ cards, A: { line: ['dull'] }, B: { line: ['b'] } });
    expect(t.keys()).toEqual([attack(1, 1), attack(1, 'player'), 'magnetize:1', 'end']);
    t.answer(attack(1, 1));
    expect(t.line('A')).toEqual(['dull 0/3']);
    expect(t.line('B')).toEqual(['b 1/4']);
    expect(t.blocked(attack(1, 1))).toBe('actedAlready');
  });
});
