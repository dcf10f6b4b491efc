// Does each reader of JSON take what is right, and name the path of what is wrong?

import { expect, test } from 'vitest';
import { among, fields, flag, isRecord, list, oneOf, record, someOf, whole } from './json.ts';

test('an object is neither null nor a list', () => {
  expect([{}, { a: 1 }].every(isRecord)).toBe(true);
  expect([null, [], 'a', 1, undefined].some(isRecord)).toBe(false);
  expect(() => record([], 'x', 'must be so')).toThrow('x: must be so');
});

test('a field that is not known is named, with those that are', () => {
  expect(fields({ a: 1 }, 'x', ['a', 'b'])).toEqual({ a: 1 });
  expect(() => fields({ c: 1 }, 'x', ['a', 'b'])).toThrow('x.c: is not known; there are a, b');
  expect(() => fields(null, 'x', [])).toThrow('x: must be an object');
});

test('a number is whole and within its bounds', () => {
  expect([0, 5].map((n) => whole(n, 'x', 0, 5))).toEqual([0, 5]);
  for (const wrong of [-1, 6, 1.5, '1', null, Number.NaN]) {
    expect(() => whole(wrong, 'x', 0, 5)).toThrow('x: must be a whole number from 0 to 5');
  }
});

test('a word is one of a closed list', () => {
  expect(oneOf('a', 'x', ['a', 'b'])).toBe('a');
  expect(() => oneOf('c', 'x', ['a', 'b'])).toThrow('x: must be one of a, b');
  expect([among('b', ['a', 'b']), among('c', ['a', 'b']), among(1, ['1'])]).toEqual(['b', null, null]);
});

test('a flag that is left out is off', () => {
  expect([flag(undefined, 'x'), flag(true, 'x'), flag(false, 'x')]).toEqual([false, true, false]);
  expect(() => flag('yes', 'x')).toThrow('x: must be true or false');
});

test('several words come once each, and one alone is a list of one', () => {
  expect([list('a'), list(['a', 'b'])]).toEqual([['a'], ['a', 'b']]);
  expect([someOf('a', 'x', ['a', 'b']), someOf(undefined, 'x', ['a']), someOf(null, 'x', ['a'])]).toEqual([
    ['a'],
    [],
    [],
  ]);
  expect(() => someOf(['a', 'c'], 'x', ['a', 'b'])).toThrow('x[1]: must be one of a, b');
  expect(() => someOf(['a', 'a'], 'x', ['a', 'b'])).toThrow('x: names a twice');
});
