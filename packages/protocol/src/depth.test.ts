import { expect, test } from 'vitest';
import { DEPTH_LIMIT, isTooDeep } from './depth.ts';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);

test('what is nested deeper than the limit is too deep, however deep it is', () => {
  expect(isTooDeep(nested(DEPTH_LIMIT))).toBe(false);
  for (const depth of [DEPTH_LIMIT + 1, 100_000]) expect(isTooDeep({ a: 1, b: nested(depth) })).toBe(true);
  expect(isTooDeep(null)).toBe(false);
});
