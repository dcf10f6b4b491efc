// How much does an effect say? A number, or so much for each of what is counted; and how do an engine and a person read it?

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

/** So much for each of what is counted, besides `base`. */
export interface EachReading<Counted extends string> {
  readonly reads: 'each';
  readonly base: number;
  readonly each: number;
  readonly count: Counted;
  readonly most: number | null;
}
/** A number that is looked up on somebody, so many times, besides `base`. */
export interface ValueReading<Valued extends string> {
  readonly reads: 'value';
  readonly base: number;
  readonly times: number;
  readonly count: Valued;
  readonly most: number | null;
}
/** How an amount reads on a card. */
export type Reading<Counted extends string, Valued extends string> =
  | { readonly reads: 'plain'; readonly n: number }
  | EachReading<Counted>
  | ValueReading<Valued>;

/** `valued`: the counts that are a number on somebody, not a number of things. */
export function readingWith<Count extends string, Valued extends Count>(valued: readonly Valued[]) {
  const isValued = (count: Count): count is Valued => valued.some((one) => one === count);
  const isCounted = (count: Count): count is Exclude<Count, Valued> => !isValued(count);
  return (amount: number | TallyOf<Count>): Reading<Exclude<Count, Valued>, Valued> => {
    if (typeof amount === 'number') return { reads: 'plain', n: amount };
    const { count, each, plus: base, atMost: most } = amount;
    if (each !== 0 && isValued(count)) return { reads: 'value', base, times: each, count, most };
    if (each !== 0 && isCounted(count)) return { reads: 'each', base, each, count, most };
    return { reads: 'plain', n: most === null ? base : Math.min(base, most) };
  };
}

/** The number that is said first; what is counted is added to it or taken from it. */
export const firstOf = ({ base, each }: EachReading<string>): number => (base > 0 ? base : each);

/** The same amount with the other sign: what is lost instead of gained. */
export const negated = <Count extends string>(amount: number | TallyOf<Count>): number | TallyOf<Count> =>
  typeof amount === 'number' ? -amount : { ...amount, each: -amount.each, plus: -amount.plus };
