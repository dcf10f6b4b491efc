// Which cards can't a viewer see? Cells of lists, by who sees them.

import type { Rows } from './columns.ts';
import type { State } from './kind.ts';

/** The cells of all cards in lists; with `isMeant`, of the lists alone whose audience it means. */
export function cardsAt(
  { cards }: Rows<unknown, unknown>,
  { cells }: State,
  index: number,
  isMeant: (sees: 'everybody' | 'owner' | 'nobody') => boolean = () => true,
): number[] {
  const found: number[] = [];
  for (const { at, size, sees } of cards) {
    if (isMeant(sees)) for (let i = 0; i < cells[size[index]]; i++) found.push(at[index] + i);
  }
  return found;
}

/** The cells of cards that can't be seen: by their owner, or by anybody else. */
export const hiddenAt = (rows: Rows<unknown, unknown>, state: State, index: number, owns: boolean): number[] =>
  cardsAt(rows, state, index, (sees) => sees === 'nobody' || (sees === 'owner' && !owns));

/** Cards by their kinds, in an order that tells nothing of where they lie. */
export function sortedIds({ compiled }: State, kinds: readonly number[]): readonly string[] {
  const sorted = new Int16Array(kinds).sort();
  const ids: string[] = [];
  for (let i = 0; i < sorted.length; i++) ids.push(compiled.kinds[sorted[i]].id);
  return ids;
}
