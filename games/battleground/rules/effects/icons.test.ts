// What do the icons of a summon do?

import { expect, test } from 'vitest';
import { table } from '../table-for-tests.ts';

test('B903: an attack reaches 1, and 1 further for each Range icon', () => {
  const t = table({ board: { a1: 'S 1/3', b1: 'S 1/3 range', c1: 'S 1/3 range2', d1: 'S lanternArcher' } });
  expect(['a1', 'b1', 'c1', 'd1'].map((field) => t.at(field).range)).toEqual([1, 2, 3, 2]);
});

test('B903: the search covers all ranges up to that number, so a foe at range 1 is not too near', () => {
  const t = table({ board: { c3: 'S 1/3 range2', c4: 'N 0/3' } }).battle();
  expect(t.blows()).toEqual(['c3>c4 1']);
});

test('B904: Shields count while it defends alone', () => {
  const at = (words: string): number =>
    table({ active: 'N', board: { c3: words, c4: 'N 3/3' } })
      .battle()
      .at('c3').hp;
  expect(at('S 1/5 shield2')).toBe(2);
  expect(at('S 1/5 shield2 defending')).toBe(5);
  expect(at('S 1/5 defending')).toBe(3);
});

test('B905: who defends and has Pack Tactics threatens, who has not does not', () => {
  const threats = (words: string): number => table({ board: { c3: words, c4: 'N 1/3' } }).at('c4').threats.length;
  expect(threats('S 1/3 pack defending')).toBe(1);
  expect(threats('S 1/3 defending')).toBe(0);
  expect(threats('S 1/3')).toBe(1);
  expect(threats('S 0/3 pack')).toBe(0);
});

test('B902: a Guard is 1/3 with a Shield, of tier 1', () => {
  const t = table({ board: { a1: 'S guard' } });
  expect(t.board()).toEqual({ a1: 'S 1/3' });
  expect(t.at('a1')).toMatchObject({ range: 1, defence: 2 });
});
