// How much stronger is one bot than another? Points over pairs, Elo with its interval, and when a test may stop.

import type { Pair } from './arena.ts';
import { type Interval, interval } from './stats.ts';

/** How many pairs gave 0, a half, 1, one and a half or 2 points. */
export type Pentanomial = readonly [number, number, number, number, number];

export function pentanomial(pairs: readonly Pair[]): Pentanomial {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { points } of pairs) counts[Math.round(2 * points)]++;
  return counts;
}

/** A share of points as a difference in Elo; shares of 0 and 1 would be endless and are held just below. */
export function eloOf(share: number): number {
  const held = Math.min(0.9995, Math.max(0.0005, share));
  return 400 * Math.log10(held / (1 - held));
}
export const shareOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface Strength {
  readonly pairs: number;
  readonly share: Interval;
  readonly elo: Interval;
  readonly pentanomial: Pentanomial;
}

export function strengthOf(pairs: readonly Pair[]): Strength {
  const share = interval(pairs.map(({ points }) => points / 2));
  const elo = { mean: eloOf(share.mean), low: eloOf(share.low), high: eloOf(share.high) };
  return { pairs: pairs.length, share, elo, pentanomial: pentanomial(pairs) };
}

/** "Stronger by at least `high` Elo" against "by at most `low`", each wrong one time in twenty. */
export interface Test {
  readonly low: number;
  readonly high: number;
}
const BOUND = Math.log(19);

export interface Verdict {
  /** How far the evidence leans: beyond the bound either way it is settled. */
  readonly llr: number;
  readonly bound: number;
  readonly settled: 'stronger' | 'notStronger' | null;
}

/** The generalised sequential test over pairs: what a pair's points vary counts, not what single matches do. */
export function verdictOf(pairs: readonly Pair[], { low, high }: Test): Verdict {
  const values = pairs.map(({ points }) => points / 2);
  // One imagined pair each way, so that a run of equal results is not taken for certainty.
  const spread = [...values, 0, 1];
  const centre = spread.reduce((sum, value) => sum + value, 0) / spread.length;
  const variance = spread.reduce((sum, value) => sum + (value - centre) ** 2, 0) / spread.length;
  const [s0, s1] = [shareOf(low), shareOf(high)];
  const mean = values.length === 0 ? (s0 + s1) / 2 : values.reduce((sum, value) => sum + value, 0) / values.length;
  const llr = (values.length * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
  return { llr, bound: BOUND, settled: llr >= BOUND ? 'stronger' : llr <= -BOUND ? 'notStronger' : null };
}

/** Every two bots that met: the share of points of the first. */
export interface Met {
  readonly a: string;
  readonly b: string;
  readonly share: number;
  readonly pairs: number;
}

/** Elo of every bot by Bradley and Terry, the first at 0: the ratings that would most likely give these results. */
export function ratingsOf(names: readonly string[], met: readonly Met[]): ReadonlyMap<string, number> {
  const strength = new Map(names.map((name) => [name, 1]));
  const of = (name: string): number => strength.get(name) ?? 1;
  for (let round = 0; round < 500; round++) {
    for (const name of names) {
      let [won, faced] = [0.5, 0.5 / (of(name) + 1) + 0.5 / (of(name) + 1)];
      for (const { a, b, share, pairs } of met) {
        if (a !== name && b !== name) continue;
        won += pairs * (a === name ? share : 1 - share);
        faced += pairs / (of(a) + of(b));
      }
      strength.set(name, won / faced);
    }
  }
  const first = of(names[0]);
  return new Map(names.map((name) => [name, 400 * Math.log10(of(name) / first)]));
}
