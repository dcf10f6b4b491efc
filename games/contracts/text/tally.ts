// How does an amount read: a number, so much for each thing that is counted, or a value that is looked up?

import type { Amount, Count } from '../cards/effects.ts';

/** Counts that are a number on somebody, not a number of things. */
export type Valued = 'ownAttack' | 'itsAttack' | 'itsHealth';
export type Counted = Exclude<Count, Valued>;

export type Reading =
  | { readonly reads: 'plain'; readonly n: number }
  | {
      readonly reads: 'each';
      readonly base: number;
      readonly each: number;
      readonly count: Counted;
      readonly most: number | null;
    }
  | {
      readonly reads: 'value';
      readonly base: number;
      readonly times: number;
      readonly count: Valued;
      readonly most: number | null;
    };

const isValued = (count: Count): count is Valued =>
  count === 'ownAttack' || count === 'itsAttack' || count === 'itsHealth';

export function readAmount(amount: Amount): Reading {
  if (typeof amount === 'number') return { reads: 'plain', n: amount };
  const { count, each, plus: base, atMost: most } = amount;
  if (each === 0) return { reads: 'plain', n: base };
  return isValued(count)
    ? { reads: 'value', base, times: each, count, most }
    : { reads: 'each', base, each, count, most };
}

/** The same amount with the other sign: what is lost instead of gained. */
export const negated = (amount: Amount): Amount =>
  typeof amount === 'number' ? -amount : { ...amount, each: -amount.each, plus: -amount.plus };

/** Whether an amount can only take away. */
export const isLoss = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount <= 0 : amount.each <= 0 && amount.plus <= 0;

/** As much attack and health as another Creature has. */
export const isItself = (attack: Amount, health: Amount): boolean =>
  [attack, health].every(
    (amount, index) =>
      typeof amount === 'object' &&
      amount.count === (index === 0 ? 'itsAttack' : 'itsHealth') &&
      amount.each === 1 &&
      amount.plus === 0 &&
      amount.atMost === null,
  );
