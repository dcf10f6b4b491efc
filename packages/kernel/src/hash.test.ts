// Does the hash tell two states apart, and stay the same for ever?

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hash } from './hash.ts';
import { allocate, type State } from './state.ts';
import { toy } from './toy-for-tests.ts';

const fresh = (): State => toy.setup('seed', { length: 0 }, null);

test('these hashes never change: records written before must still match', () => {
  expect(hash(allocate(0, 0))).toBe('15b2cb50899f5653');
  expect(hash(fresh())).toBe('a71affa9fb607552');
});

test('any single cell or word that changes changes the hash, and all of them differ', () => {
  const hashes = new Set([hash(fresh())]);
  const state = fresh();
  for (const column of [state.cells, state.words]) {
    for (let at = 0; at < column.length; at++) {
      for (const change of [1, -1, 1 << 14]) {
        column[at] += change;
        hashes.add(hash(state));
        column[at] -= change;
      }
    }
  }
  expect(hashes.size).toBe(1 + 3 * (state.cells.length + state.words.length));
  expect(hash(state)).toBe(hash(fresh()));
});

test('two cells that change places change the hash', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      (values, i, j) => {
        const [one, two] = [allocate(20, 0), allocate(20, 0)];
        const swapped = [...values];
        const [a, b] = [i % values.length, j % values.length];
        [swapped[a], swapped[b]] = [swapped[b], swapped[a]];
        one.cells.set(values);
        two.cells.set(swapped);
        expect(hash(one) === hash(two)).toBe(values[a] === values[b]);
      },
    ),
    { seed: 1, numRuns: 500 },
  );
});

test('a hash is sixteen hexadecimal digits, and looks spread out', () => {
  const state = fresh();
  const seen = new Set<string>();
  for (let i = 0; i < 20_000; i++) {
    state.words[0] = i;
    const text = hash(state);
    if (!/^[0-9a-f]{16}$/.test(text)) throw new Error(`${text} is no hash`);
    seen.add(text.slice(0, 8));
  }
  // The first half alone already tells nearly all of them apart.
  expect(seen.size).toBeGreaterThan(19_990);
});
