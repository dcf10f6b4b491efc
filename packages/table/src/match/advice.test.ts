// Is the best answer told from the second?

import { expect, test } from 'vitest';
import { reasonsOf } from './advice.ts';

test('the best answer is told from the second; where there is none there is nothing to tell', () => {
  const line = (terms: Readonly<Record<string, number>>) => ({ terms, wins: 0, losses: 0 });
  expect(reasonsOf({ lines: [line({ health: 3, hand: 1 }), line({ health: 1, mana: 4 })] })).toEqual({
    gains: ['health', 'hand'],
    costs: ['mana'],
  });
  expect(reasonsOf({ lines: [line({ health: 3 })] })).toEqual({ gains: [], costs: [] });
});
