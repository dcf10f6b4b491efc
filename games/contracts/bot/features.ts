// What does a value look at? Both sides in numbers, its own first, and whose turn it is.

import { other, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import { givesOn } from '../rules/state/field.ts';
import type { State } from '../rules/state/state.ts';
import { fillSide, nextToMove, SIDE, WEIGHTS } from './side.ts';

export const FEATURES: readonly string[] = [
  ...SIDE.map((name) => `own ${name}`),
  ...SIDE.map((name) => `their ${name}`),
  ...['turn', 'turns'],
];
/** Where the other side's numbers begin, and whose turn it is. */
export const THEIRS = SIDE.length;
export const TURN = 2 * SIDE.length;

/** As many numbers as there are names; nothing is allotted, because positions are many. */
export function fillFeatures(state: State, seat: Seat, into: Float64Array): void {
  const foe = other(seat);
  gives[0] = givesOn(state, 0);
  gives[1] = givesOn(state, 1);
  fillSide(state, seat, gives, into, 0);
  fillSide(state, foe, gives, into, THEIRS);
  into[TURN] = nextToMove(state) === seat ? WEIGHTS.turn : -WEIGHTS.turn;
  into[TURN + 1] = state.cells[col.turnNumber];
}
const gives = [0, 0];
