// How many of each card? Lists and counts of cards, made from one another.

import type { CardId, Counts } from '../../index.ts';

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
