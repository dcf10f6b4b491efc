// Is the critical number found? The last one for which something is so.

import { expect, test } from 'vitest';
import { lastSo } from './closest.ts';

test.each([1, 2, 7, 19, 20])('finds that it is so up to %i', (limit) => {
  expect(lastSo(1, 20, (value) => value <= limit)).toBe(limit);
});

test('finds nothing where it is so nowhere', () => {
  expect(lastSo(1, 20, () => false)).toBeNull();
  expect(lastSo(3, 2, () => true)).toBeNull();
});
