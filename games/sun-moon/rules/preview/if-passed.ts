// Would a player who passes now lose by it? What waits takes effect, and nobody does anything more (SR24).

import { other, type Seat } from '@duello/kernel';
import { col } from '../state/columns.ts';
import { copy } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';
import { runIdle } from './simulate.ts';

export function losesByPassing(view: View, seat: Seat): boolean {
  const state = copy(loadView(view));
  let [lost, over] = [false, false];
  runIdle(
    state,
    (event) => {
      over ||= event.kind === 'matchEnded';
      lost ||= event.kind === 'matchEnded' && event.winner === other(seat);
    },
    () => over || state.cells[col.chainSize] < view.chain.length,
  );
  return lost;
}
