import { below, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { differenceOf, meanOf, quantileOf } from './estimate.ts';
import { rounded } from './lines-for-tests.ts';
import { beyond, certainties, discoveries, widerFor } from './many.ts';

const deals = (...sums: readonly number[]) => new Map(sums.map((sum, deal) => [deal, { sum, count: 2 }] as const));

test('a mean counts deals, not matches: the two of a deal that always go alike say as much as one', () => {
  // By hand: the mean is 5; residuals −2, 0, 2 in sums of two; error √(8/36 · 3/2) = 0.5774; 4.3 deviations with three deals.
  const half = 4.27 * Math.sqrt(((4 + 0 + 4) / 36) * (3 / 2));
  const found = meanOf(deals(8, 10, 12), false);
  expect(found?.value).toBe(5);
  expect(found?.low).toBeCloseTo(5 - half, 2);
  expect(found?.high).toBeCloseTo(5 + half, 2);
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
  // Nothing but what one deal more might change.
  expect(found?.error).toBeCloseTo(1 / 8, 12);
  // The same sums on other deals have nothing in common.
  const shifted = new Map([...b].map(([deal, one]) => [(deal + 1) % 8, one]));
  expect(differenceOf(a, shifted)?.error).toBeGreaterThan(0.1);
});

test('what was never seen may still be there: about three times in as many deals at most', () => {
  const never = new Map([...Array(300).keys()].map((deal) => [deal, { sum: 0, count: 2 }] as const));
  expect(meanOf(never, true)).toMatchObject({ value: 0, low: 0 });
  expect(meanOf(never, true)?.high).toBeCloseTo(3 / 300, 3);
  const same = differenceOf(never, never);
  expect(same?.value).toBe(0);
  expect(same?.high).toBeCloseTo(1.97 / 300, 4);
});

test('an interval of a share holds nineteen times of twenty, for rare things too and where both matches go alike', () => {
  const rng = stream('intervals');
  for (const [percent, count] of [
    [50, 40],
    [10, 20],
    [5, 50],
    [2, 150],
  ]) {
    const held = Array.from({ length: 300 }, () => {
      const found = meanOf(deals(...Array.from({ length: count }, () => (below(rng, 100) < percent ? 2 : 0))), true);
      return found !== null && found.low <= percent / 100 && found.high >= percent / 100;
    });
    expect(held.filter(Boolean).length, `${percent} %`).toBeGreaterThan(0.92 * held.length);
  }
});

test('of few matches nobody can say how long the longest are', () => {
  const lengths = (count: number) => [...Array(count).keys()];
  expect(quantileOf(lengths(100), 0.95)).toBeNull();
  expect(quantileOf(lengths(200), 0.95)?.value).toBe(190);
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
