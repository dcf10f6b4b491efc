// What was measured in all matches together? Sums by name, and the lines of a game about them as data.

import type { Measures, Pair } from '@duello/lab';
import type { Told } from '@duello/terminal';

export function sumsOf(pairs: readonly Pair[]): Measures {
  const sums: Record<string, number> = {};
  for (const { measures = {} } of pairs.flatMap((pair) => pair.matches)) {
    for (const [name, value] of Object.entries(measures)) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
}

export const courseReport = (told: readonly Told[]) => Object.fromEntries(told.map(({ name, value }) => [name, value]));
