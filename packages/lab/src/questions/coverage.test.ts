import { expect, test } from 'vitest';
import { cardSums, coverageFindings, useRate } from './coverage.ts';
import { armOf, dealOf, HEALTH, materialWith, planWith } from './lines-for-tests.ts';
import type { CardLines } from './match-line.ts';

const plan = planWith(HEALTH, [armOf('random')], 2);
const use: readonly [CardLines, CardLines] = [{ torch: [1, 2, 1, 0, 4, 1, 0, 0] }, { torch: [0, 1, 1, 1, 2, 1, 4, 2] }];

test('a card is used in a share of the turns of both seats that allow it', () => {
  const { placed } = materialWith(plan, [dealOf(0, [0, 1], { use })]);
  const sums = cardSums(placed).get('torch');
  expect(sums).toEqual([2, 6, 4, 2, 12, 4, 8, 4]);
  expect(sums === undefined ? null : useRate(sums)).toBe(8 / 20);
  expect(useRate([1, 0, 0, 0, 0, 0, 0, 0])).toBeNull();
});

test('what never happened is told of matches that were played, by cards and their texts, and with loops', () => {
  const coverage = {
    neverCame: ['oven'],
    neverUsed: ['lamp'],
    alwaysUsed: [],
    met: [],
    neverMet: ['event conceded', 'op damage'],
    cutOff: [1],
  };
  const { placed } = materialWith(plan, [dealOf(0, [0, 1]), dealOf(1, [null, 0], { tooLong: true })]);
  expect(coverageFindings(coverage, [])).toEqual([]);
  expect(coverageFindings(coverage, placed)).toEqual([
    { name: 'neverCame', cards: [{ card: 'oven' }] },
    { name: 'neverUsed', cards: [{ card: 'lamp' }] },
    { name: 'neverCovered', parts: ['op damage'] },
    { name: 'cutOff', deals: [1] },
    {
      name: 'loops',
      matches: [
        { arm: 'random', deal: 1, match: 0 },
        { arm: 'random', deal: 1, match: 1 },
      ],
    },
  ]);
});
