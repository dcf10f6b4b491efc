// Which rulesets of a game can be compared, and by which figures?

import type { Measures } from '@duello/lab';

/** Rulesets are mixes of options. */
export interface Rulesets {
  /** The options and their values: each mix is one. */
  readonly options: { readonly [name: string]: readonly string[] };
  readonly figures: readonly Figure[];
  /** What the figures mean. */
  readonly notes: readonly string[];
}

/** A number from what was measured in all matches together. */
export interface Figure {
  readonly name: string;
  readonly head: readonly [string, string];
  /** From 0 to 1, told in percent. */
  readonly isShare?: true;
  of(sums: Measures, all: { readonly matches: number; readonly rounds: number }): number;
}
