import { expect, test } from 'vitest';
import { longestFirst } from './longest-first.mjs';

test('long files begin first, and else the order stays', () => {
  const files = ['/a/turn.test.ts', '/a/fuzz.test.ts', '/a/pay.test.ts', '/web/accessible-pages.test.ts'];
  expect(longestFirst(files.map((moduleId) => ({ moduleId }))).map(({ moduleId }) => moduleId)).toEqual([
    '/a/fuzz.test.ts',
    '/web/accessible-pages.test.ts',
    '/a/turn.test.ts',
    '/a/pay.test.ts',
  ]);
});
