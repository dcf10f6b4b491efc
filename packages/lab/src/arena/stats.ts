// What do many results say? Means with their intervals, and quantiles.

import type { Pair } from './arena.ts';

export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** 95 % of a normal distribution lie within so many deviations. */
const Z = 1.96;

/**
 * The mean of values from 0 to 1 and where it lies with 95 %. The spread is that of the values and of one
 * imagined pair each way, so that ten wins out of ten are not taken for certainty.
 */
export function interval(values: readonly number[]): Interval {
  const mean = average(values);
  const spread = [...values, 0, 1];
  const centre = average(spread);
  const variance = spread.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (spread.length - 1);
  const half = Z * Math.sqrt(variance / spread.length);
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The value below which that share of them lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

export interface Summary {
  readonly matches: number;
  /** The share of points that bot `a` took, over pairs. */
  readonly winRate: Interval;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The share of points that the first seat took. */
  readonly firstPlayer: Interval;
  readonly rounds: { readonly median: number; readonly p5: number; readonly p95: number };
  readonly decisions: number;
  readonly endings: { readonly [reason: string]: number };
}

export function summarise(pairs: readonly Pair[]): Summary {
  const matches = pairs.flatMap((pair) => pair.matches);
  const results = pairs.flatMap(({ matches: [first, second] }) => [
    first.winner === null ? 0.5 : 1 - first.winner,
    second.winner === null ? 0.5 : second.winner,
  ]);
  const lengths = matches.map(({ rounds }) => rounds);
  const endings: Record<string, number> = {};
  for (const { reason } of matches) endings[reason] = (endings[reason] ?? 0) + 1;
  const firstPoints = pairs.map((pair) =>
    average(pair.matches.map(({ winner }) => (winner === null ? 0.5 : 1 - winner))),
  );
  return {
    matches: matches.length,
    winRate: interval(pairs.map(({ points }) => points / 2)),
    wins: results.filter((result) => result === 1).length,
    draws: results.filter((result) => result === 0.5).length,
    losses: results.filter((result) => result === 0).length,
    firstPlayer: interval(firstPoints),
    rounds: { median: quantile(lengths, 0.5), p5: quantile(lengths, 0.05), p95: quantile(lengths, 0.95) },
    decisions: average(matches.map(({ decisions }) => decisions)),
    endings,
  };
}
