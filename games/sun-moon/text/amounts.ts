// How does an amount read: a number, so many X, so much for each thing that is counted, or a value that is looked up?

import { type Reading as CountReading, readingWith, shown } from '@duello/language';
import type { Amount, Count } from '../cards/amounts.ts';

/** Counts that are a number on somebody, not a number of things. */
const VALUED = ['ownFatigue', 'opponentsFatigue', 'itsAttack', 'itsDefense'] as const;
export type Valued = (typeof VALUED)[number];
export type Counted = Exclude<Count, Valued | 'x'>;
const readCount = readingWith<Counted | Valued, Valued>(VALUED);

export type Reading =
  | CountReading<Counted, Valued>
  /** "X", "2X", "X+1". */
  | { readonly reads: 'x'; readonly text: string; readonly most: number | null };

export function readAmount(amount: Amount): Reading {
  if (typeof amount === 'number') return readCount(amount);
  const { count, each, plus: base, atMost: most } = amount;
  if (count !== 'x') return readCount({ ...amount, count });
  if (each === 0) return { reads: 'plain', n: most === null ? base : Math.min(base, most) };
  return { reads: 'x', text: xText(each, base), most };
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
