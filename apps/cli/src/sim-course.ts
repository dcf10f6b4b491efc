// What do simulations tell of single matches? Figures from all that was measured, tournaments taken apart.

import type { Interval, Measures, Pair } from '@duello/lab';

/** One line of figures. */
export interface Told {
  readonly name: string;
  readonly text: string;
  /** The same for machines: rates from 0 to 1. */
  readonly value: number | { readonly [name: string]: number };
}

/** Turns the sums of all matches into lines. */
export type Course = (sums: Measures) => readonly Told[];

export function sumsOf(pairs: readonly Pair[]): Measures {
  const sums: Record<string, number> = {};
  for (const { measures = {} } of pairs.flatMap((pair) => pair.matches)) {
    for (const [name, value] of Object.entries(measures)) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
}

export const courseReport = (told: readonly Told[]) => Object.fromEntries(told.map(({ name, value }) => [name, value]));

/** 95 % of a normal distribution lie within so many deviations. */
const Z = 1.96;

/** A share out of so many, and where it lies with 95 %. */
export function shareOf(part: number, whole: number): Interval {
  if (whole === 0) return { mean: 0, low: 0, high: 1 };
  const mean = part / whole;
  // As in the tables of decks: one imagined win and one loss keep a few results from looking certain.
  const spread = (part + 1) / (whole + 2);
  const half = Z * Math.sqrt((spread * (1 - spread)) / (whole + 2));
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}
