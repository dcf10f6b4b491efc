// Which cards pay for it? The smallest overpay, then the fewest cards.

import type { CardId, Counts } from '../../index.ts';

/** Cards that make up at least `need`, or null when all together are not enough. */
export function payment(have: Counts, need: number, worth: (card: CardId) => number): readonly CardId[] | null {
  if (need <= 0) return [];
  const best = new Map<number, readonly CardId[]>([[0, []]]);
  for (const [card, count] of Object.entries(have)) {
    const value = worth(card);
    if (value <= 0) continue;
    for (let copy = 0; copy < count; copy++) {
      for (const [sum, cards] of [...best]) {
        if (sum >= need) continue;
        const known = best.get(sum + value);
        if (known === undefined || known.length > cards.length + 1) best.set(sum + value, [...cards, card]);
      }
    }
  }
  const sums = [...best.keys()].filter((sum) => sum >= need);
  return sums.length === 0 ? null : (best.get(Math.min(...sums)) ?? null);
}

/** What is left of some cards when others are taken from them. */
export function minus(have: Counts, taken: Counts): Counts {
  const left: Record<CardId, number> = {};
  for (const [card, count] of Object.entries(have)) {
    const rest = count - (taken[card] ?? 0);
    if (rest > 0) left[card] = rest;
  }
  return left;
}

export function countOf(cards: readonly CardId[]): Counts {
  const counts: Record<CardId, number> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export const listOf = (counts: Counts): readonly CardId[] =>
  Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id));

export const sizeOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
