// Can a seat be sure of a moment in which both answer at once? Its answers against everything that the other can do then.

import { advance, asked, isAsked, isOver, other, outcome, type Reply, type Seat, type State } from '@duello/kernel';
import type { AtOnce, Goal, Tools } from '../bot.ts';

/** What is to be proved: that a seat reaches its goal before the turn is over. */
export interface Proof<S extends State, V, O, E> {
  readonly tools: Tools<S, V, O, E>;
  readonly every: AtOnce<S>['every'];
  readonly seat: Seat;
  readonly goal: Goal;
  readonly span: number;
  /** Tries that are left; without any, nothing more is proved. */
  left: number;
}

export const newProof = <S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  { every }: AtOnce<S>,
  state: S,
  seat: Seat,
  goal: Goal,
  tries = Number.POSITIVE_INFINITY,
): Proof<S, V, O, E> => ({ tools, every, seat, goal, span: tools.span(state), left: tries });

/** Both answer at once now. */
export const isAtOnce = (state: State): boolean => asked(state) === 3;

/** The state after an answer of either, or of both. */
export function after<S extends State, V, O, E>(
  { tools: { rules }, seat }: Proof<S, V, O, E>,
  state: S,
  mine: Reply | null,
  theirs: Reply | null,
): S {
  const next = rules.copy(state);
  if (mine !== null) advance(rules, next, seat, mine, null);
  if (theirs !== null) advance(rules, next, other(seat), theirs, null);
  return next;
}

/** All that a seat can answer; null for nothing, where it is not asked. */
export const answersOf = <S extends State, V, O, E>(
  { every }: Proof<S, V, O, E>,
  state: S,
  who: Seat,
): readonly (Reply | null)[] => (isAsked(state, who) ? every(state, who) : [null]);

/** True when the seat has answers that reach the goal, whatever the other answers to each. */
export function reaches<S extends State, V, O, E>(proof: Proof<S, V, O, E>, state: S): boolean {
  const { tools, seat, goal, span } = proof;
  if (isOver(state)) {
    const winner = outcome(tools.rules, state)?.winner ?? null;
    return goal === 'wins' ? winner === seat : winner !== other(seat);
  }
  if (tools.span(state) !== span) return goal === 'survives';
  const theirs = [...answersOf(proof, state, other(seat))];
  return answersOf(proof, state, seat).some((mine) => holds(proof, state, mine, theirs));
}

/** True when the answer reaches the goal against all of theirs; the one that refutes it comes first the next time. */
export function holds<S extends State, V, O, E>(
  proof: Proof<S, V, O, E>,
  state: S,
  mine: Reply | null,
  theirs: (Reply | null)[],
): boolean {
  const refuted = theirs.findIndex((reply) => --proof.left < 0 || !reaches(proof, after(proof, state, mine, reply)));
  if (refuted < 0) return true;
  theirs.unshift(...theirs.splice(refuted, 1));
  return false;
}

/** True when one answer of the other is the end of whoever gives any of these. */
export const isDoomed = <S extends State, V, O, E>(
  proof: Proof<S, V, O, E>,
  state: S,
  among: readonly Reply[],
): boolean =>
  answersOf(proof, state, other(proof.seat)).some((theirs) =>
    among.every((mine) => --proof.left >= 0 && !reaches(proof, after(proof, state, mine, theirs))),
  );
