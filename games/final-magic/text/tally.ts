// How does an amount read: which cards does it count, and how much for each?

import type { Amount, Tally } from '../cards/amounts.ts';
import type { Spell } from '../cards/card.ts';
import type { Element } from '../cards/vocabulary.ts';

export type Reading =
  | { readonly reads: 'plain'; readonly n: number }
  | {
      readonly reads: 'tally';
      readonly base: number;
      readonly each: number;
      readonly counts: Counted;
      /** What a card of the element counts instead. */
      readonly instead: { readonly element: Element; readonly each: number } | null;
    };

/** The cards that are counted: all, only those of an element, or all but those. */
export interface Counted {
  /** Fed cards, spells you cast, or spells that either player casts. */
  readonly over: 'fed' | 'cast' | 'anyCast';
  readonly only: Element | null;
  readonly except: Element | null;
  /** The spell that counts is itself among those that could be counted, and is left out. */
  readonly other: boolean;
  /** The spell that counts is counted too. */
  readonly self: boolean;
}

export function readAmount(amount: Amount, card: Spell): Reading {
  if (typeof amount === 'number') return { reads: 'plain', n: amount };
  const { base, each } = amount;
  const instead = amount.instead !== null && amount.instead.each !== each ? amount.instead : null;
  if (each === 0 && (instead === null || instead.each === 0)) return { reads: 'plain', n: base };
  if (instead === null) return { reads: 'tally', base, each, counts: counted(amount, card, null, null), instead };
  if (each === 0) {
    const counts = counted(amount, card, instead.element, null);
    return { reads: 'tally', base, each: instead.each, counts, instead: null };
  }
  if (instead.each === 0) {
    return { reads: 'tally', base, each, counts: counted(amount, card, null, instead.element), instead: null };
  }
  return { reads: 'tally', base, each, counts: counted(amount, card, null, null), instead };
}

function counted({ over }: Tally, card: Spell, only: Element | null, except: Element | null): Counted {
  const fits = (only === null || card.element === only) && (except === null || card.element !== except);
  return {
    over: over === 'otherCast' ? 'cast' : over === 'anyOtherCast' ? 'anyCast' : over,
    only,
    except,
    other: (over === 'otherCast' || over === 'anyOtherCast') && fits,
    self: over === 'cast' && fits,
  };
}
