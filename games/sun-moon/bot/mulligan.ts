// Which cards of the first hand are sent back? Those that can't be paid for in the first turns, and copies too many.

import type { Reply, Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';

/** Dearer cards go; of the dearest that may stay only one does. */
const DEAREST = 3;

export function sentBack({ cells, compiled }: State, seat: Seat): Reply {
  const size = cells[col.handSize[seat]];
  const codes = new Int16Array(size);
  let count = 0;
  for (let i = 0; i < size; i++) {
    const kind = cells[col.hand[seat] + i];
    if (compiled.kinds[kind].cost > DEAREST) codes[count++] = kind;
  }
  return { size: count, codes: codes.slice(0, count) };
}
