// How does an amount read: a number, so much for each thing that is counted, or a value that is looked up?

import type { Amount, Count } from '../cards/effects.ts';

/** Counts that are a number on somebody, not a number of things. */
const VALUED = ['thisAttack', 'itsAttack', 'itsHp', 'itsTier'] as const;
export type Valued = (typeof VALUED)[number];
export type Counted = Exclude<Count, Valued>;
const isValued = (count: Count): count is Valued => VALUED.some((value) => value === count);

export interface Each {
  readonly reads: 'each';
  readonly base: number;
  readonly each: number;
  readonly count: Counted;
  readonly most: number | null;
}
export interface Value {
  readonly reads: 'value';
  readonly base: number;
  readonly times: number;
  readonly count: Valued;
  readonly most: number | null;
}
export type Reading = { readonly reads: 'plain'; readonly n: number } | Each | Value;

export function readAmount(amount: Amount): Reading {
  if (typeof amount === 'number') return { reads: 'plain', n: amount };
  const { count, each, plus: base, atMost: most } = amount;
  if (each === 0) return { reads: 'plain', n: most === null ? base : Math.min(base, most) };
  return isValued(count)
    ? { reads: 'value', base, times: each, count, most }
    : { reads: 'each', base, each, count, most };
}

/** The number that is said first, and what is added or taken away after it. */
export const firstOf = ({ base, each }: Each): number => (base > 0 ? base : each);

/** The same amount with the other sign: what is lost instead of gained. */
export const negated = (amount: Amount): Amount =>
  typeof amount === 'number' ? -amount : { ...amount, each: -amount.each, plus: -amount.plus };

/** Whether an amount can only take away. */
export const isLoss = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.each <= 0 && amount.plus <= 0 && amount.each + amount.plus < 0;
