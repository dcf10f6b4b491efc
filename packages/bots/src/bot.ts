// What is a bot? A function from what one seat sees to its answer; the true state never reaches it.

import {
  type Answer,
  asked,
  DECISION,
  type Decision,
  type Reply,
  type Rng,
  type Rules,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Spending } from './budget.ts';

/** How much each kind of good counts: 1 as it is. A persona plays by other weights than the rest, within bounds. */
export interface Style {
  /** Its own life, and what protects it. */
  readonly life: number;
  /** Harm to the other's life. */
  readonly harm: number;
  /** What both have on the table. */
  readonly board: number;
  /** What will be: cards, mana, a deck that grows. */
  readonly means: number;
}
export const EVEN_STYLE: Style = { life: 1, harm: 1, board: 1, means: 1 };

/** What a value is made of, in points by name; what harms is negative. */
export type Terms = Readonly<Record<string, number>>;

/** What a bot may use of a game: its rules, a value of the states it imagines, and what it knows of playing it. */
export interface Tools<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  /** How well a seat stands in an imagined state, in points; higher is better. */
  score(state: S, seat: Seat, style?: Style): number;
  /** The same by name; the terms add up to the score. */
  terms(state: S, seat: Seat): Terms;
  /** What a bot goes by that looks one step ahead, also in the middle of a turn, where that is another value. */
  glance?(state: S, seat: Seat): number;
  /** True where a value makes sense: nobody is in the middle of a spell or a fight. */
  settled(state: S): boolean;
  /** A number that changes when a turn is over, or a phase that is planned by itself: as far as one plan goes. */
  span(state: S): number;
  /** Whose turn it is. */
  active(state: S): Seat;
  /** So many points ahead win e times as often as they lose. */
  readonly scale: number;
  /**
   * How often a seat has won that was thought to win with a chance of 0, 0.1, … 1, from matches that `tools/bots/calibrate.mjs`
   * played; without it, as often as was thought. Told to people, never used to choose.
   */
  readonly wonOf?: readonly number[];
  /**
   * How a seat would answer at once what is asked in the middle of somebody's turn: a window, a fight. Written into
   * `reply`; false for the mildest answer.
   */
  quick(state: S, seat: Seat, rng: Rng, reply: Reply): boolean;
  /**
   * Where quick answers make sense of whole turns: what comes after an answer is played by them and not planned, in so
   * many worlds for each world of a level's budget. 0 where turns are planned.
   */
  readonly swift: number;
  /** How levels spend their thought here, where that is not as everywhere: some games ask for breadth, others for depth. */
  readonly spend?: Spending;
  /** The one answer that anybody would give, written into `reply`; false where there is something to think about. */
  forced(state: S, seat: Seat, reply: Reply): boolean;
  /** Answers worth trying where there are too many to list: plans, selections; null to draw some at random. */
  tries(state: S, seat: Seat, few: number, rng: Rng): readonly Reply[] | null;
  /** The cards that the other seat holds unseen in an imagined state, by id. */
  unseen(state: S, seat: Seat): readonly string[];
  /** Where both answer at once: what it takes to prove that a seat wins or saves itself whatever the other does. */
  readonly atOnce?: AtOnce<S>;
}

/** To win now whatever the other does, or not to have lost once the other has answered. */
export type Goal = 'wins' | 'survives';

export interface AtOnce<S> {
  /** True where both answer at once, and where nothing but the seat's own answers comes before that. */
  isNear(state: S, seat: Seat): boolean;
  /** Every answer that makes a difference to what comes of it. */
  every(state: S, seat: Seat): readonly Reply[];
  /** Lines of own answers that may reach the goal, the likeliest first: the last is given where both answer at once. */
  hopes(state: S, seat: Seat, goal: Goal): readonly (readonly Reply[])[];
}

/** The least that bots need; a game that says more of itself is played better. */
export const plainTools = <S extends State, V, O, E>(
  least: Pick<Tools<S, V, O, E>, 'rules' | 'score' | 'settled'>,
): Tools<S, V, O, E> => ({
  ...least,
  terms: (state, seat) => ({ score: least.score(state, seat) }),
  span: (state) => state.words[DECISION],
  active: (state) => ((asked(state) & 1) !== 0 ? 0 : 1),
  scale: 10,
  quick: () => false,
  swift: 0,
  forced: () => false,
  tries: () => null,
  unseen: () => [],
});

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
