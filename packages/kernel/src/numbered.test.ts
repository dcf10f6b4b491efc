import { expect, test } from 'vitest';
import { inOrder, numbered } from './numbered.ts';

const NAMES = ['choose', 'turn', 'fight'] as const;

test('each name has its place in the list as its number', () => {
  expect(numbered(NAMES)).toEqual({ choose: 0, turn: 1, fight: 2 });
});

test('rows come in the order of the names, however they are written', () => {
  expect(inOrder(NAMES, { fight: 'f', choose: 'c', turn: 't' })).toEqual(['c', 't', 'f']);
});
