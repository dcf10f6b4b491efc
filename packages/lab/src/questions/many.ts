// When many things are asked at once, which of them are more than luck? Corrected levels, and wider intervals.

import type { Estimate } from './answer.ts';
import { Z } from './estimate.ts';

/** The share of a normal distribution beyond so many deviations, on both sides. */
export function beyond(deviations: number): number {
  // Abramowitz and Stegun 7.1.26, exact to seven digits.
  const x = Math.abs(deviations) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return sum * Math.exp(-x * x);
}

/** How many deviations leave that share beyond them. */
function deviationsFor(share: number): number {
  let [low, high] = [0, 10];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (beyond(middle) > share) low = middle;
    else high = middle;
  }
  return high;
}

const LEVEL = 0.05;

/** The interval of one out of so many, of which the most telling was picked. */
export function widerFor({ value, low, high }: Estimate, questions: number, isShare = true): Estimate {
  const wider = deviationsFor(LEVEL / Math.max(1, questions)) / Z;
  const [from, to] = [value - wider * (value - low), value + wider * (high - value)];
  return isShare ? { value, low: Math.max(0, from), high: Math.min(1, to) } : { value, low: from, high: to };
}

/** Benjamini and Hochberg: of those told as true at most one in twenty is luck. */
export function discoveries(chances: readonly number[]): readonly boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a] - chances[b]);
  const last = order.findLastIndex((i, rank) => chances[i] <= (LEVEL * (rank + 1)) / chances.length);
  const found = chances.map(() => false);
  for (const i of order.slice(0, last + 1)) found[i] = true;
  return found;
}

/** Holm: with nineteen in twenty none of those told as true is luck. */
export function certainties(chances: readonly number[]): readonly boolean[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[a] - chances[b]);
  const found = chances.map(() => false);
  for (const [rank, i] of order.entries()) {
    if (chances[i] > LEVEL / (chances.length - rank)) break;
    found[i] = true;
  }
  return found;
}
