// How much does an effect say? A number, or so much for each of what is counted; and how does an engine read it?

import { MOST } from '@duello/kernel';

/** `plus`, and `each` for everything counted; at most `atMost` in all. */
export interface TallyOf<Count extends string> {
  readonly count: Count;
  readonly each: number;
  readonly plus: number;
  readonly atMost: number | null;
}

export interface FlatAmount {
  readonly base: number;
  /** The number of what is counted, or -1. */
  readonly count: number;
  readonly each: number;
  readonly atMost: number;
}

export const fixed = (base: number): FlatAmount => ({ base, count: -1, each: 0, atMost: MOST });

export const flatWith =
  <Count extends string>(counts: readonly Count[]) =>
  (amount: number | TallyOf<Count>): FlatAmount =>
    typeof amount === 'number'
      ? fixed(amount)
      : {
          base: amount.plus,
          count: counts.indexOf(amount.count),
          each: amount.each,
          atMost: amount.atMost ?? MOST,
        };
