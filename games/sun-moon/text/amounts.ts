// How does an amount read: a number, so many X, so much for each thing that is counted, or a value that is looked up?

import { shown } from '@duello/language';
import type { Amount, Count } from '../cards/effects.ts';

/** Counts that are a number on somebody, not a number of things. */
const VALUED = ['ownFatigue', 'opponentsFatigue', 'itsAttack', 'itsDefense'] as const;
export type Valued = (typeof VALUED)[number];
export type Counted = Exclude<Count, Valued | 'x'>;
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
export type Reading =
  | { readonly reads: 'plain'; readonly n: number }
  /** "X", "2X", "X+1". */
  | { readonly reads: 'x'; readonly text: string; readonly most: number | null }
  | Each
  | Value;

export function readAmount(amount: Amount): Reading {
  if (typeof amount === 'number') return { reads: 'plain', n: amount };
  const { count, each, plus: base, atMost: most } = amount;
  if (each === 0) return { reads: 'plain', n: most === null ? base : Math.min(base, most) };
  if (count === 'x') return { reads: 'x', text: xText(each, base), most };
  return isValued(count)
    ? { reads: 'value', base, times: each, count, most }
    : { reads: 'each', base, each, count, most };
}

/** "X", "2X", "−X", "X+1", "5−X". */
export function xText(each: number, base = 0): string {
  const many = `${Math.abs(each) === 1 ? shown(each).replace('1', '') : shown(each)}X`;
  if (base === 0) return many;
  return each < 0 && base > 0 ? `${base}${many}` : `${many}${base > 0 ? '+' : ''}${shown(base)}`;
}

/** "+2X", "−X", "+(X+1)": what is added to a number. */
export const signedX = (text: string): string => {
  if (/.[+−]/.test(text)) return `+(${text})`;
  return text.startsWith('−') ? text : `+${text}`;
};

/** The number that is said first; what is counted is added to it or taken from it. */
export const firstOf = ({ base, each }: Each): number => (base > 0 ? base : each);
