// Do sentences, numbers, players and reasons read as they should, in every language?

import type { Reason } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { KERNEL_REASONS } from '../speech/reasons.ts';
import { type By, type Rows, say } from '../speech/rows.ts';
import { line, listing, sentence, shown, signed } from '../speech/speech.ts';
import * as english from './english.ts';
import * as italian from './italian.ts';

test('a clause becomes a sentence, once', () => {
  expect([sentence('you win'), sentence('you win!'), line('so'), line(null)]).toEqual([
    'You win.',
    'You win!',
    'So.',
    null,
  ]);
});

test('copies are counted in a list of names', () => {
  expect(listing(['a', 'b', 'a'], (id) => id.toUpperCase())).toBe('A ×2, B');
  expect(listing(['a', 'a', 'b'], (id) => `${id}, too`)).toBe('a, too ×2; b, too');
  expect(listing(['a'], (id) => `${id}, too`)).toBe('a, too');
});

test('numbers have the true minus sign', () => {
  expect([shown(-2), signed(-2), signed(0), signed(3)]).toEqual(['−2', '−2', '+0', '+3']);
});

test('each variant is printed by its own row', () => {
  type Shape = { readonly kind: 'dot' } | { readonly kind: 'line'; readonly length: number };
  const rows: Rows<By<Shape, 'kind'>, [unit: string]> = {
    dot: () => 'a dot',
    line: ({ length }, unit) => `a line of ${length} ${unit}`,
  };
  const tell = (shape: Shape): string => say(rows, shape.kind, shape, 'cm');
  expect([tell({ kind: 'dot' }), tell({ kind: 'line', length: 3 })]).toEqual(['a dot', 'a line of 3 cm']);
});

describe('English', () => {
  const { a, and, count, does, own, some, times, whose } = english;
  test('speaks to a seat of itself and of the other, and to a watcher of both', () => {
    expect([does(0, 0, 'win', 'wins'), does(1, 0, 'win', 'wins'), does(1, 'watcher', 'win', 'wins')]).toEqual([
      'you win',
      'the opponent wins',
      'player B wins',
    ]);
    expect([whose(0, 0), whose(1, 0), own(1, 0), whose(0, 'watcher')]).toEqual([
      'your',
      'the opponent’s',
      'their',
      'player A’s',
    ]);
  });
  test('counts and lists', () => {
    expect(['Rune', 'Orb', 'unit', 'uncle', '8/8 token', '11 points'].map(a)).toEqual([
      'a Rune',
      'an Orb',
      'a unit',
      'an uncle',
      'an 8/8 token',
      'an 11 points',
    ]);
    expect([
      count('tree', 'trees')(1),
      count('tree', 'trees')(0),
      some(1, 'oak', 'oaks'),
      some(2, 'oak', 'oaks'),
    ]).toEqual(['1 tree', '0 trees', 'an oak', '2 oaks']);
    expect([and([]), and(['a']), and(['a', 'b', 'c']), times(1), times(2), times(3), times(12)]).toEqual([
      '',
      'a',
      'a, b and c',
      'once',
      'twice',
      'three times',
      '12 times',
    ]);
  });
});

describe('Italian', () => {
  const { and, count, does, own, times, whose } = italian;
  test('speaks to a seat of itself and of the other, and to a watcher of both', () => {
    expect([does(0, 0, 'vinci', 'vince'), does(1, 0, 'vinci', 'vince'), does(1, 'watcher', 'vinci', 'vince')]).toEqual([
      'vinci',
      'l’avversario vince',
      'il giocatore B vince',
    ]);
    expect([whose(0, 0, 'la tua mano', 'la mano'), whose(1, 0, 'la tua mano', 'la mano')]).toEqual([
      'la tua mano',
      'la mano dell’avversario',
    ]);
    expect([whose(0, 'watcher', '', 'la mano'), own(1, 0, 'tua', 'sua')]).toEqual(['la mano del giocatore A', 'sua']);
  });
  test('counts and lists', () => {
    expect([count('danno', 'danni')(1), count('danno', 'danni')(2), times(1), times(2)]).toEqual([
      '1 danno',
      '2 danni',
      'una volta',
      'due volte',
    ]);
    expect([and(['uno', 'due', 'tre']), and(['uno', 'elmo'])]).toEqual(['uno, due e tre', 'uno ed elmo']);
  });
});

describe.each([
  ['English', english.reasons],
  ['Italian', italian.reasons],
])('reasons in %s', (_language, reasons) => {
  const why = (code: string, values: Reason['values'] = {}): Reason => ({ code, clause: null, values });
  const tell = reasons({
    tooSmall: (given, nameOf) =>
      `${given.name('tree', 'a tree')} ${given.number('height') ?? '?'} ${given.text('unit')} ${nameOf('y')}`,
  });
  const nameOf = (id: string): string => `<${id}>`;

  test('each of the kernel has its words', () => {
    for (const code of KERNEL_REASONS) {
      const text = tell(why(code, { min: 1, max: 2, key: 'k' }), nameOf);
      expect(text).toMatch(/^\p{Lu}.*\.$/su);
      expect(text).not.toContain(`(${code})`);
    }
  });

  test('those of a game bring their values', () => {
    expect(tell(why('tooSmall', { tree: 'x', height: 2, unit: 'm' }), nameOf)).toBe('<x> 2 m <y>.');
    expect(tell(why('tooSmall'), nameOf)).toBe('A tree ?  <y>.');
  });

  test('one without words is told by its code', () => {
    expect(tell(why('strange'), nameOf)).toContain('(strange)');
    expect(tell(why('toString'), nameOf)).toContain('(toString)');
  });
});

test('a name with an article of its own loses it behind whose it is', () => {
  const { line, whose } = english;
  expect(line(`${whose(1, 0)} The Shared Boiler takes 2 damage from your The Long Watch`)).toBe(
    'The opponent’s Shared Boiler takes 2 damage from your Long Watch.',
  );
  expect(line('you play The Shared Boiler')).toBe('You play The Shared Boiler.');
  expect(line(null)).toBeNull();
});

test('in Italian it is the turn of a player by title, or of somebody by name', () => {
  const titles = { opponent: 'Avversario', playerA: 'Giocatore A', playerB: 'Giocatore B' };
  expect(['Avversario', 'Giocatore A', 'Giocatore B', 'Marta', 'Anna'].map((who) => italian.to(who, titles))).toEqual([
    'all’avversario',
    'al giocatore A',
    'al giocatore B',
    'a Marta',
    'ad Anna',
  ]);
});
