import { expect, test } from 'vitest';
import { differenceOf, meanOf, quantileOf } from './estimate.ts';
import { rounded } from './lines-for-tests.ts';
import { beyond, certainties, discoveries, widerFor } from './many.ts';

const deals = (...sums: readonly number[]) => new Map(sums.map((sum, deal) => [deal, { sum, count: 2 }] as const));

test('a mean counts deals, not matches: the two of a deal that always go alike say as much as one', () => {
  // By hand: the mean is 5; residuals −2, 0, 2 in sums of two; error √(8/36 · 3/2) = 0.5774; 4.3 deviations with three deals.
  const half = (1.96 + 2.372 / 2 + 2.82 / 4) * Math.sqrt(((4 + 0 + 4) / 36) * (3 / 2));
  expect(rounded(meanOf(deals(8, 10, 12), false))).toEqual(
    [5, 5 - half, 5 + half].map((one) => Number(one.toFixed(4))),
  );
});

test('a share that was never missed is not certain, and lies within 0 and 1', () => {
  const sure = meanOf(deals(2, 2, 2, 2, 2, 2, 2, 2, 2, 2), true);
  expect(sure?.value).toBe(1);
  expect(sure?.high).toBe(1);
  expect(sure?.low).toBeGreaterThan(0.6);
  expect(sure?.low).toBeLessThan(0.95);
});

test('nothing is said of no matches', () => {
  expect(meanOf(new Map(), true)).toBeNull();
  expect(differenceOf(new Map(), deals(1))).toBeNull();
  expect(quantileOf([], 0.5)).toBeNull();
});

test('the order in which deals were played changes no bit', () => {
  const values = [0.1, 0.7, 1.3, 2, 0.2, 1.9].map((sum, deal) => [deal, { sum, count: 2 }] as const);
  expect(meanOf(new Map([...values].reverse()), true)).toEqual(meanOf(new Map(values), true));
});

test('a difference looks at the same deals under both: what they have in common cancels', () => {
  const a = deals(0, 2, 0, 2, 0, 2, 1, 1);
  const b = new Map([...a].map(([deal, { sum, count }]) => [deal, { sum: sum + 0.2, count }]));
  const found = differenceOf(a, b);
  expect(found?.value).toBeCloseTo(0.1, 12);
  expect(found?.error).toBeCloseTo(0, 12);
  // The same sums on other deals have nothing in common.
  const shifted = new Map([...b].map(([deal, one]) => [(deal + 1) % 8, one]));
  expect(differenceOf(a, shifted)?.error).toBeGreaterThan(0.1);
});

test('a quantile lies between ranks', () => {
  const found = quantileOf(
    [...Array(101).keys()].map((n) => n),
    0.5,
  );
  expect(found).toEqual({ value: 50, low: 36, high: 64 });
});

test('a normal distribution leaves one in twenty beyond 1.96 deviations', () => {
  expect(beyond(1.959964)).toBeCloseTo(0.05, 5);
  expect(beyond(0)).toBeCloseTo(1, 6);
});

test('of many questions only what is more than luck is told', () => {
  // The textbook’s example: Holm keeps two of these, Benjamini and Hochberg three.
  const chances = [0.01, 0.04, 0.03, 0.005, 0.5];
  expect(certainties(chances)).toEqual([true, false, false, true, false]);
  expect(discoveries([0.01, 0.2, 0.03, 0.005, 0.5])).toEqual([true, false, true, true, false]);
});

test('the widest of many has a wider interval than one alone', () => {
  const one = { value: 0.6, low: 0.55, high: 0.65 };
  expect(rounded(widerFor(one, 1))).toEqual([0.6, 0.55, 0.65]);
  const six = widerFor(one, 6);
  expect((six.high - 0.6) / 0.05).toBeCloseTo(2.638 / 1.96, 2);
});
