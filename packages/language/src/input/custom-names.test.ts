// Is what a match brings along read with its names, and refused where it can't be?

import { expect, test } from 'vitest';
import { inEach } from '../speech/names.ts';
import { readNames, readOwn } from './custom-names.ts';

const bring = (input: unknown) =>
  readOwn(input, 'x', {
    one: 'tree',
    many: 'trees',
    most: 2,
    inBox: (id) => id === 'oak',
    reader: (entries) => (id, given, path) => `${id} of ${entries.length} at ${path}: ${given}`,
  });

test('each is read knowing all that are brought', () => {
  expect(bring(undefined)).toEqual({});
  expect(bring({ elm: 1, fig: 2 })).toEqual({ elm: 'elm of 2 at x.elm: 1', fig: 'fig of 2 at x.fig: 2' });
});

test.each([
  [[], 'x: must be an object of trees by id'],
  [{ a: 1, b: 2, c: 3 }, 'x: must be at most 2 trees'],
  [{ Elm: 1 }, 'x.Elm: an id is letters and digits and starts with a small letter'],
  [{ oak: 1 }, 'x.oak: is a tree of the box; choose another id'],
])('%j is refused', (input, message) => {
  expect(() => bring(input)).toThrow(message);
});

test('a name left out in one language is the other, or the id', () => {
  expect(readNames(undefined, 'x', 'elm')).toEqual(inEach(() => 'elm'));
  expect(readNames('Elm', 'x', 'elm')).toEqual(inEach(() => 'Elm'));
  expect(readNames({ it: 'Olmo' }, 'x', 'elm')).toEqual(inEach(() => 'Olmo'));
  expect(readNames({ en: 'Elm', it: 'Olmo' }, 'x', 'elm')).toMatchObject({ en: 'Elm', it: 'Olmo' });
  expect(() => readNames('', 'x', 'elm')).toThrow('x: must be 1 to 40 letters');
  expect(() => readNames({ en: ' ' }, 'x', 'elm')).toThrow('x.en: must be 1 to 40 letters');
  expect(() => readNames({ xy: 'Ulme' }, 'x', 'elm')).toThrow('x.xy: is not known; there are en, it');
});
