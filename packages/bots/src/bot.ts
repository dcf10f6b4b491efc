// What is a bot? A function from what one seat sees to its answer; the true state never reaches it.

import type { Answer, Decision, Rng, Rules, Seat, State } from '@duello/kernel';

/** What a bot may use of a game: its rules, and a value of the states it imagines. */
export interface Tools<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  /** How well a seat stands in an imagined state; higher is better. */
  score(state: S, seat: Seat): number;
  /** True where a value makes sense: nobody is in the middle of a spell or a fight. */
  settled(state: S): boolean;
}

/** A function over the tools of whichever game it is given: its state, view, options and events stay its own. */
export type OverTools<R> = <S extends State, V, O, E>(tools: Tools<S, V, O, E>) => R;
/** A game's tools, for whoever can use those of any game. */
export type AnyTools = <R>(use: OverTools<R>) => R;

export const lendTools =
  <S extends State, V, O, E>(tools: Tools<S, V, O, E>): AnyTools =>
  (use) =>
    use(tools);

/** One decision from one seat's side of the table. */
export interface Turn<S extends State, V, O, E> {
  readonly seat: Seat;
  readonly view: V;
  readonly decision: Decision;
  readonly tools: Tools<S, V, O, E>;
  /** The bot's own chance: the same view and stream give the same answer. */
  readonly rng: Rng;
}

export type Bot = <S extends State, V, O, E>(turn: Turn<S, V, O, E>) => Answer;
