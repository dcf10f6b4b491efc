// How many of somebody's own card are printed? As many as it stands in for, and as are added to what is there.

import type { PrintedCard } from './printed-card.ts';

/** How a card that somebody made comes into a match. */
export interface OwnPlace {
  readonly copies?: number;
  readonly instead: { readonly card: string; readonly copies: number | null } | null;
}

/** `decks`: into how many decks its copies go; `usual`: of a card that has no place yet. */
export function ownCount(
  box: readonly PrintedCard[],
  { copies = 0, instead }: OwnPlace,
  { decks = 1, usual = 1 }: { readonly decks?: number; readonly usual?: number } = {},
): number {
  // A row for each deck that holds the card.
  const counts = instead === null ? [] : box.filter(({ id }) => id === instead.card).map(({ count }) => count);
  const most = instead?.copies ?? Number.POSITIVE_INFINITY;
  const all = counts.reduce((sum, count) => sum + Math.min(count, most), copies * decks);
  return all === 0 ? usual : all;
}
