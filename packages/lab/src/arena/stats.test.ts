// Do figures say no more than they know? Intervals and quantiles of few and of many values.

import { describe, expect, it } from 'vitest';
import { interval, quantile } from './stats.ts';

describe('statistics', () => {
  it('do not take a clean sweep for certainty', () => {
    const { mean, low, high } = interval(Array.from({ length: 10 }, () => 1));
    expect(mean).toBe(1);
    expect(low).toBeLessThan(0.9);
    expect(high).toBe(1);
  });

  it('narrow with the square root of the number of pairs', () => {
    const half = (n: number): number => {
      const { low, high } = interval(Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : 0)));
      return high - low;
    };
    expect(half(400) / half(100)).toBeCloseTo(0.5, 1);
  });

  it('know medians and quantiles', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect(quantile(values, 0.5)).toBe(51);
    expect(quantile(values, 0.05)).toBe(6);
    expect(quantile([], 0.5)).toBe(0);
  });
});
