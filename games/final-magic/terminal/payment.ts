// Which cards pay for it? The fewest that leave the least over.

import type { CardId } from '../index.ts';

export interface Purse {
  readonly card: CardId;
  readonly value: number;
  readonly count: number;
}

/** Cards worth at least `missing`: least waste first, then fewest cards; null when all together are not enough. */
export function payment(purse: readonly Purse[], missing: number): readonly CardId[] | null {
  if (missing <= 0) return [];
  // best[sum] is the shortest list of cards worth exactly that much.
  let best = new Map<number, readonly CardId[]>([[0, []]]);
  for (const { card, value, count } of purse) {
    const after = new Map(best);
    for (const [sum, cards] of best) {
      for (let n = 1; n <= count; n++) {
        const total = sum + n * value;
        const longer = [...cards, ...Array.from({ length: n }, () => card)];
        const known = after.get(total);
        if (known === undefined || longer.length < known.length) after.set(total, longer);
      }
    }
    best = after;
  }
  const sums = [...best.keys()].filter((sum) => sum >= missing);
  return sums.length === 0 ? null : (best.get(Math.min(...sums)) ?? null);
}
