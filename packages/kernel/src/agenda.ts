// What is still to be done? A stack of frames of four numbers inside the state; only `choose` waits for somebody.

import type { State } from './state.ts';
import * as layout from './state.ts';

const { DECISION, DEPTH, FRAME, FRAMES, MAX_FRAMES } = layout; // A module's own constants become part of its code.

export type Emit<E> = (event: E) => void;
/** Performs a frame: its three registers, and where events go (null when nobody listens). */
export type Op<S extends State, E> = (state: S, a: number, b: number, c: number, emit: Emit<E> | null) => void;

/** The kernel's own frame: registers are the question's number, the seats still to answer, and one value for the question. */
export const CHOOSE = 0;
/** A resolution of more steps than this has no end: cards that somebody invented can set each other off for ever. */
export const STEP_LIMIT = 30_000;

/** Frames that were ever performed: whoever plays what a stranger has sent measures by it what that takes. */
export const work = { frames: 0 };

/** Nothing would ever be decided again; `advance` ends the match. */
export class Endless extends Error {}

export function push(state: State, op: number, a = 0, b = 0, c = 0): void {
  const { cells } = state;
  const depth = cells[DEPTH];
  if (depth === MAX_FRAMES)
    throw new Endless(`the agenda is full: ${MAX_FRAMES} frames wait; a rule pushes without end`);
  const at = FRAMES + FRAME * depth;
  cells[at] = op;
  cells[at + 1] = a;
  cells[at + 2] = b;
  cells[at + 3] = c;
  cells[DEPTH] = depth + 1;
}

/** Asks a question of the seats in `mask` (1 = A, 2 = B, 3 = both at once). */
export const choose = (state: State, question: number, mask: number, value = 0): void =>
  push(state, CHOOSE, question, mask, value);

export const depth = (state: State): number => state.cells[DEPTH];
/** Where the frame `below` the top begins among the cells; 0 is the top itself. */
export const frameAt = (state: State, below = 0): number => FRAMES + FRAME * (state.cells[DEPTH] - 1 - below);

/** Forgets who was asked, so that the order of simultaneous answers leaves no trace. */
export function pop(state: State): void {
  state.cells[frameAt(state) + 2] = 0;
  state.cells[DEPTH]--;
}

/** Seats that are asked right now, as a mask; 0 when nobody is. */
export const asked = (state: State): number =>
  state.cells[DEPTH] > 0 && state.cells[frameAt(state)] === CHOOSE ? state.cells[frameAt(state) + 2] : 0;

/** Performs frames until somebody must choose or nothing is left. */
export function run<S extends State, E>(program: readonly Op<S, E>[], state: S, emit: Emit<E> | null): void {
  const { cells } = state;
  let step = 0;
  for (; step < STEP_LIMIT && cells[DEPTH] > 0; step++) {
    const at = FRAMES + FRAME * (cells[DEPTH] - 1);
    const op = cells[at];
    if (op === CHOOSE) {
      state.words[DECISION]++;
      break;
    }
    cells[DEPTH]--;
    program[op](state, cells[at + 1], cells[at + 2], cells[at + 3], emit);
  }
  work.frames += step;
  if (step === STEP_LIMIT)
    throw new Endless(`more than ${STEP_LIMIT} steps without a decision: a rule runs without end`);
}

/** `run` for whoever only looks ahead: what has no end is left where it is, with nothing more to be done. False then. */
export function runAhead<S extends State, E>(program: readonly Op<S, E>[], state: S, emit: Emit<E> | null): boolean {
  try {
    run(program, state, emit);
    return true;
  } catch (error) {
    if (!(error instanceof Endless)) throw error;
    state.cells[DEPTH] = 0;
    return false;
  }
}
