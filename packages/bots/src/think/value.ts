// What is an answer worth in one world? The best that the turn can still become, and how it goes on from there.

import { isAsked, isOver, type Seat, type State } from '@duello/kernel';
import type { Imagination } from '../search/imagination.ts';
import { finishMove } from '../search/moves.ts';
import { type Beam, newPlanner, type Planner, planTurn } from '../search/plan-turn.ts';
import { playOn } from '../search/play-on.ts';
import { winChance } from '../search/win-chance.ts';
import type { Budget } from './budget.ts';

/** Room to plan one's own turn, and those that come after it. */
export interface Thinker<S extends State, V, O, E> {
  readonly imagination: Imagination<S, V, O, E>;
  readonly own: Planner<S, V, O, E>;
  readonly later: Planner<S, V, O, E>;
  readonly held: S[];
}

export const newThinker = <S extends State, V, O, E>(imagination: Imagination<S, V, O, E>): Thinker<S, V, O, E> => ({
  imagination,
  own: newPlanner(imagination),
  later: newPlanner(imagination),
  held: [],
});

/** Outcomes of the choices that a single answer still asks for. */
const SHARE = 60;

/** The chance to win from a state right after the answer, which belonged to the turn `span`. */
export function valueAfter<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
  budget: Budget,
): number {
  const { imagination, own, later, held } = thinker;
  const { tools, style } = imagination;
  if (isOver(state)) return winChance(tools.score(state, seat, style), tools.scale);
  if (budget.width > 0 && isAsked(state, seat) && tools.span(state) === span && tools.active(state) === seat) {
    planTurn(own, state, seat, budget.width, budget.ends);
  } else finishOnly(own.ends, imagination, state, seat, span);
  let best = 0;
  for (let i = 0; i < own.ends.size; i++) {
    const end = budget.turns === 0 ? own.ends.states[i] : playOn(later, held, own.ends.states[i], seat, budget.turns);
    const points = end === own.ends.states[i] ? own.ends.values[i] : tools.score(end, seat, style);
    best = Math.max(best, winChance(points, tools.scale));
  }
  return best;
}

/** The best way to make the choices that the answer asks for, and nothing beyond. */
function finishOnly<S extends State, V, O, E>(
  ends: Beam<S>,
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
): void {
  const { tools, style } = imagination;
  ends.size = 0;
  finishMove(
    imagination,
    state,
    seat,
    span,
    SHARE,
    (after) => {
      const value = tools.score(after, seat, style);
      if (ends.size === 1 && value <= ends.values[0]) return;
      ends.states[0] = tools.rules.copy(after, ends.states[0]);
      ends.values[0] = value;
      ends.size = 1;
    },
    0,
  );
}
