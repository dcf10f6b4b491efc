// What do simulations tell of single matches? Lines of figures, from the sums of all that was measured.

import type { Interval, Measures } from '@duello/lab';

/** One line of figures. */
export interface Told {
  readonly name: string;
  readonly text: string;
  /** The same for machines: rates from 0 to 1. */
  readonly value: number | { readonly [name: string]: number };
}

/** Turns the sums of all matches into lines. */
export type Course = (sums: Measures) => readonly Told[];

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
