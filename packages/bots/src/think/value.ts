// What is an answer worth in one world? The best that the turn can still become, and how it goes on from there.

import { type Answer, isAsked, isOver, type Seat, type State } from '@duello/kernel';
import type { Budget } from '../budget.ts';
import type { Imagination } from '../search/imagination.ts';
import { finishMove, letAnswer } from '../search/moves.ts';
import { type Beam, newPlanner, type Planner, planTurn } from '../search/plan-turn.ts';
import { playOn } from '../search/play-on.ts';
import { playQuickly } from '../search/play-quickly.ts';
import { winChance } from '../search/win-chance.ts';

/** Room to plan one's own turn, and those that come after it. */
export interface Thinker<S extends State, V, O, E> {
  readonly imagination: Imagination<S, V, O, E>;
  readonly own: Planner<S, V, O, E>;
  readonly later: Planner<S, V, O, E>;
  readonly held: S[];
  /** What the last value was made of. */
  readonly best: Best<S>;
}

export const newThinker = <S extends State, V, O, E>(imagination: Imagination<S, V, O, E>): Thinker<S, V, O, E> => ({
  imagination,
  own: newPlanner(imagination),
  later: newPlanner(imagination),
  held: [],
  best: { chance: 0, line: [], end: null },
});

/**
 * What the end of the turn counts beside what was played on from there: one way to go on is a matter of luck, and where all
 * seems lost it still matters how.
 */
const AT_ONCE = 0.35;

/** A loss that comes a turn later is better by so much: whoever answers may err. */
const LATER = 0.002;

/** Outcomes of the choices that a single answer still asks for. */
const SHARE = 60;

/** Where the turn that was found best would lead, after those that were played on. */
export interface Best<S extends State> {
  chance: number;
  /** Its own line of the turn, where lines are noted. */
  line: readonly Answer[];
  /** How it stands when the turns that were looked at are over; used again for the next. */
  end: S | null;
}

/** The chance to win from a state right after the answer, which belonged to the turn `span`. */
export function valueAfter<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
  budget: Budget,
): number {
  const { imagination, own, later, held, best } = thinker;
  best.line = [];
  best.end = state;
  const { tools, style } = imagination;
  if (tools.swift > 0) return valueOfPlay(thinker, state, seat, span, budget);
  // Whatever the other answers to it, the turn is planned from there.
  if (budget.width > 0) letAnswer(imagination, state, seat, span);
  if (isOver(state)) return winChance(tools.score(state, seat, style), tools.scale);
  if (budget.width > 0 && isAsked(state, seat) && tools.span(state) === span && tools.active(state) === seat) {
    planTurn(own, state, seat, budget.width, budget.ends);
  } else finishOnly(own.ends, imagination, state, seat, span);
  best.chance = -1;
  for (let i = 0; i < own.ends.size; i++) {
    const end = budget.turns === 0 ? own.ends.states[i] : playOn(later, held, own.ends.states[i], seat, budget.turns);
    const now = winChance(own.ends.values[i], tools.scale);
    const chance =
      end === own.ends.states[i]
        ? now
        : AT_ONCE * now + (1 - AT_ONCE) * winChance(tools.score(end, seat, style), tools.scale);
    if (chance <= best.chance) continue;
    best.chance = chance;
    best.line = own.ends.lines[i];
    if (imagination.path !== null) best.end = tools.rules.copy(end);
  }
  return Math.max(0, best.chance);
}

/** The same where both go on by quick answers. */
function valueOfPlay<S extends State, V, O, E>(
  { imagination, best }: Thinker<S, V, O, E>,
  state: S,
  seat: Seat,
  span: number,
  { turns }: Budget,
): number {
  const { tools, style, path } = imagination;
  if (path !== null) path.length = 0;
  const played = playQuickly(imagination, state, seat, span, turns);
  if (path !== null) best.line = [...path];
  const chance = winChance(tools.score(state, seat, style), tools.scale);
  best.chance = isOver(state) && chance < 0.5 ? LATER * played : chance;
  return best.chance;
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
      ends.lines[0] = imagination.path === null ? [] : [...imagination.path];
      ends.size = 1;
    },
    0,
  );
}
