// Are reasons named by their weight, and only those that weigh?

import { expect, test } from 'vitest';
import { reasonsIn } from './term-reasons.ts';

test('what is gained and what it costs is named, the weightiest first; what is slight is not', () => {
  expect(reasonsIn({ hand: -2, health: 5, board: 6, mana: 0.5, deck: -0.1 })).toEqual({
    gains: ['board', 'health'],
    costs: ['hand'],
  });
  expect(reasonsIn({})).toEqual({ gains: [], costs: [] });
  expect(reasonsIn({ hand: 0, health: 0 })).toEqual({ gains: [], costs: [] });
});
