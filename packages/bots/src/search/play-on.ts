// How does it go on after a turn? Each seat in its turn makes of it what a narrow beam finds.

import { isAsked, isOver, other, type Seat, type State } from '@duello/kernel';
import { letAnswer } from './moves.ts';
import { type Planner, planTurn } from './plan-turn.ts';

const seatToMove = (state: State, seat: Seat): Seat => (isAsked(state, seat) ? seat : other(seat));

/** Plays so many turns on from a state, which stays as it is; `held` are states to do it in. */
export function playOn<S extends State, V, O, E>(
  planner: Planner<S, V, O, E>,
  held: S[],
  state: S,
  seat: Seat,
  turns: number,
): S {
  const { rules, active, span } = planner.imagination.tools;
  let at = state;
  for (let turn = 0; turn < turns && !isOver(at); turn++) {
    if (!isAsked(at, active(at))) {
      // In a window of somebody's turn it is the rest of that turn which comes next.
      at = rules.copy(at, held[2]);
      held[2] = at;
      letAnswer(planner.imagination, at, active(at), span(at));
      if (isOver(at)) break;
    }
    planTurn(planner, at, seatToMove(at, seat), 1, 1);
    if (planner.ends.size === 0) break;
    at = rules.copy(planner.ends.states[0], held[turn & 1]);
    held[turn & 1] = at;
  }
  return at;
}
