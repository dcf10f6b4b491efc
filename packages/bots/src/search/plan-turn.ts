// What is the best that can be made of a turn? A beam of move after move in one imagined world.

import { type Answer, isAsked, isOver, type Seat, type State } from '@duello/kernel';
import type { Imagination } from './imagination.ts';
import { eachMove } from './moves.ts';

/** Moves in a row that are looked into. */
const MOST_MOVES = 16;
/** Outcomes of one move with all its choices. */
const SHARE = 60;

/** The best positions found so far, best first; the states are used again. */
export interface Beam<S extends State> {
  readonly states: S[];
  readonly values: number[];
  /** The seat's answers that led there, where they are noted. */
  readonly lines: (readonly Answer[])[];
  size: number;
}
const newBeam = <S extends State>(): Beam<S> => ({ states: [], values: [], lines: [], size: 0 });

const NO_LINE: readonly Answer[] = [];

/** Keeps a copy if it is among the best. What has the same value to the last bit is the same position, reached otherwise. */
function keepBest<S extends State>(
  beam: Beam<S>,
  width: number,
  state: S,
  value: number,
  copy: (from: S, into?: S) => S,
  line: readonly Answer[],
): void {
  if (beam.size === width && value <= beam.values[width - 1]) return;
  let place = beam.size;
  while (place > 0 && beam.values[place - 1] < value) place--;
  if (place > 0 && beam.values[place - 1] === value) return;
  const last = Math.min(beam.size, width - 1);
  const spare = beam.states[last];
  for (let i = last; i > place; i--) {
    beam.states[i] = beam.states[i - 1];
    beam.values[i] = beam.values[i - 1];
    beam.lines[i] = beam.lines[i - 1];
  }
  beam.states[place] = copy(state, spare);
  beam.values[place] = value;
  beam.lines[place] = line;
  if (beam.size < width) beam.size++;
}

/** Room for one plan; used again for the next. */
export interface Planner<S extends State, V, O, E> {
  readonly imagination: Imagination<S, V, O, E>;
  readonly now: Beam<S>;
  readonly next: Beam<S>;
  /** How the turn could end, best first. */
  readonly ends: Beam<S>;
}

export const newPlanner = <S extends State, V, O, E>(imagination: Imagination<S, V, O, E>): Planner<S, V, O, E> => ({
  imagination,
  now: newBeam(),
  next: newBeam(),
  ends: newBeam(),
});

/** Fills `ends` with the best ends of the turn that goes on, by their value for the seat. */
export function planTurn<S extends State, V, O, E>(
  planner: Planner<S, V, O, E>,
  state: S,
  seat: Seat,
  width: number,
  most: number,
): void {
  const { imagination, ends } = planner;
  const { tools, style } = imagination;
  const { copy } = tools.rules;
  const span = tools.span(state);
  let { now, next } = planner;
  ends.size = 0;
  now.size = 0;
  keepBest(now, width, state, 0, copy, NO_LINE);
  for (let move = 0; move < MOST_MOVES && now.size > 0; move++) {
    next.size = 0;
    for (let i = 0; i < now.size; i++) {
      eachMove(imagination, now.states[i], seat, SHARE, (after) => {
        const value = tools.score(after, seat, style);
        const line = imagination.path === null ? NO_LINE : [...now.lines[i], ...imagination.path];
        const ended = isOver(after) || tools.span(after) !== span || !isAsked(after, seat);
        if (ended) keepBest(ends, most, after, value, copy, line);
        else keepBest(next, width, after, value, copy, line);
      });
    }
    [now, next] = [next, now];
  }
  // A turn that does not end within so many moves is judged where it stands.
  if (ends.size === 0 && now.size > 0) keepBest(ends, most, now.states[0], now.values[0], copy, now.lines[0]);
}

/** The best ends of the turn that goes on, each with the seat's answers that lead there. */
export function endsOfTurn<S extends State, V, O, E>(
  imagination: Imagination<S, V, O, E>,
  state: S,
  seat: Seat,
  width: number,
  most: number,
): readonly { readonly end: S; readonly line: readonly Answer[] }[] {
  imagination.path = [];
  const planner = newPlanner(imagination);
  planTurn(planner, state, seat, width, most);
  const { states, lines, size } = planner.ends;
  return states.slice(0, size).map((end, i) => ({ end, line: lines[i] }));
}
