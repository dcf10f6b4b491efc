// What must a game provide, and in which words do games, bots and tables speak of it?

import type { Emit, Op } from './agenda.ts';
import type { Question } from './decision.ts';
import type { Rng, Seed } from './rng.ts';
import type { State } from './state.ts';

export type Seat = 0 | 1;
export const SEATS = [0, 1] as const;
export const SEAT_NAMES = ['A', 'B'] as const;
export const seatOf = (number: number): Seat => (number === 0 ? 0 : 1);
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
export type Viewer = Seat | 'watcher';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Why something can't be done: a code for words, the clause that forbids it, and the values to put into the words. */
export interface Reason {
  readonly code: string;
  readonly clause: string | null;
  readonly values: { readonly [name: string]: string | number };
}

/** How a match ended; `conceded` belongs to every game, the rest is the game's own list. `endless` in it is the kernel's: see `advance`. */
export type Ending = string;
export interface Outcome {
  readonly winner: Seat | null;
  readonly reason: Ending;
}

/** Bad options, positions or files: where, what is wrong, and what would be right. */
export class BadInput extends Error {
  readonly path: string;
  /** The rule's own reason, when there is one. */
  readonly reason: Reason | null;
  constructor(path: string, message: string, reason: Reason | null = null) {
    super(path === '' ? message : `${path}: ${message}`);
    this.name = 'BadInput';
    this.path = path;
    this.reason = reason;
  }
}

/**
 * A game. `S` is its state, `V` what one seat sees, `O` its options, `E` its events.
 * Everything is a pure function but `advance` of the kernel, which works on a state in place.
 */
export interface Rules<S extends State, V, O, E> {
  readonly id: string;
  /** Raised whenever the same answers could lead to another state. */
  readonly version: number;
  /** What each frame of the agenda does, by number; number 0 is the kernel's own `choose`. */
  readonly program: readonly Op<S, E>[];
  /** What can be asked, by number. */
  readonly questions: readonly Question<S, E>[];
  /** The game's own endings, by number from 1; 0 is `conceded`. */
  readonly endings: readonly Ending[];
  /** Completes and checks options; throws BadInput. */
  options(input: unknown): O;
  /** Options as short as they can be written: defaults left out. */
  shorten(options: O): Json;
  setup(seed: Seed, options: O, emit: Emit<E> | null): S;
  copy(from: S, into?: S): S;
  view(state: S, viewer: Viewer): V;
  /** A full state that the viewer could not tell from the real one. */
  sample(view: V, rng: Rng, into?: S): S;
  /** What is worth knowing of an event for one viewer; null hides it whole. */
  see(event: E, viewer: Viewer): E | null;
  /** True when chance or something hidden is shown, and undo stops there; showing one's own card on purpose is none. */
  reveals(event: E): boolean;
  /** What giving up does, where it is not the end of everything. */
  concede?(state: S, seat: Seat, emit: Emit<E> | null): void;
  /** Events that the kernel causes. */
  happened(what: 'conceded' | 'timedOut', seat: Seat, question: string): E;
  over(outcome: Outcome): E;
}
