// Are reasons named by their weight, and only those that weigh?

import { expect, test } from 'vitest';
import { reasonsIn, reasonsOf } from './advice.ts';

test('what is gained and what it costs is named, the weightiest first; what is slight is not', () => {
  expect(reasonsIn({ hand: -2, health: 5, board: 6, mana: 0.5, deck: -0.1 })).toEqual({
    gains: ['board', 'health'],
    costs: ['hand'],
  });
  expect(reasonsIn({})).toEqual({ gains: [], costs: [] });
  expect(reasonsIn({ hand: 0, health: 0 })).toEqual({ gains: [], costs: [] });
});

test('the best answer is told from the second; where there is none there is nothing to tell', () => {
  const line = (terms: Readonly<Record<string, number>>) => ({ terms, wins: 0, losses: 0 });
  expect(reasonsOf({ lines: [line({ health: 3, hand: 1 }), line({ health: 1, mana: 4 })] })).toEqual({
    gains: ['health', 'hand'],
    costs: ['mana'],
  });
  expect(reasonsOf({ lines: [line({ health: 3 })] })).toEqual({ gains: [], costs: [] });
});
