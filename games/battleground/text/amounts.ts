// How does an amount read: a number, so much for each thing that is counted, or a value that is looked up?

import { readingWith } from '@duello/language';
import type { Amount, Count } from '../cards/amounts.ts';

/** Counts that are a number on somebody, not a number of things. */
const VALUED = ['thisAttack', 'itsAttack', 'itsHp', 'itsTier', 'tokensOnIt'] as const;
export type Valued = (typeof VALUED)[number];
export type Counted = Exclude<Count, Valued>;
export const readAmount = readingWith<Count, Valued>(VALUED);

/** Whether an amount can only take away. */
export const isLoss = (amount: Amount): boolean =>
  typeof amount === 'number' ? amount < 0 : amount.each <= 0 && amount.plus <= 0 && amount.each + amount.plus < 0;
