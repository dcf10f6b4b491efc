// What is said of a try when its proof has come to an end, or out of time?

import { expect, test } from 'vitest';
import { verdictOf } from './prove.ts';

test('a try is solved where it holds in every world, and luck where it fails in one', () => {
  expect(verdictOf({ held: 24, failed: 0, of: 24 })).toEqual({ kind: 'solved' });
  expect(verdictOf({ held: 20, failed: 4, of: 24 })).toEqual({ kind: 'luck', worlds: 4, of: 24 });
});

test('out of time it counts as far as it was proved', () => {
  expect(verdictOf({ held: 7, failed: 0, of: 24 })).toEqual({ kind: 'partly', held: 7, of: 24 });
  expect(verdictOf({ held: 7, failed: 1, of: 24 })).toEqual({ kind: 'luck', worlds: 1, of: 8 });
  expect(verdictOf({ held: 0, failed: 0, of: 0 })).toEqual({ kind: 'partly', held: 0, of: 0 });
});
