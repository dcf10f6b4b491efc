// How is a match kept in memory? One buffer: small cells for the game and the agenda, words for chance and counters.

import { BadInput, type Ending, type Outcome, type Seat } from './rules.ts';

export interface State {
  /** Header, agenda frames, then the game's own columns from GAME on. */
  readonly cells: Int16Array;
  /** The decision's id, then streams of chance. */
  readonly words: Int32Array;
  /** The same bytes in one piece: copying a state is copying this. */
  readonly all: Int32Array;
}

export const FRAME = 4;
export const MAX_FRAMES = 64;
/** Cells: how many frames, result, ending; then the frames; then the game's columns. */
export const DEPTH = 0;
const RESULT = 1;
const ENDING = 2;
export const FRAMES = 4;
export const GAME = FRAMES + FRAME * MAX_FRAMES;
/** Words: id of the decision that is asked, then chance. */
export const DECISION = 0;
export const CHANCE = 4;

/** Room for the game's cells and for `streams` independent streams of chance. */
export function allocate(gameCells: number, streams: number): State {
  const words = CHANCE + 4 * streams;
  const cells = (GAME + gameCells + 1) & ~1;
  const bytes = new ArrayBuffer(4 * words + 2 * cells);
  return {
    cells: new Int16Array(bytes, 4 * words, cells),
    words: new Int32Array(bytes, 0, words),
    all: new Int32Array(bytes),
  };
}

/** No number of a match grows beyond this: a cell holds 16 bits. */
export const MOST = 30_000;
export const bounded = (value: number): number => Math.max(-MOST, Math.min(MOST, value));

const RUNNING = 0;
const DRAWN = 3;

export const isOver = (state: State): boolean => state.cells[RESULT] !== RUNNING;

/** Ends the match: `ending` is the game's number of it. */
export function end(state: State, winner: Seat | null, ending: number): void {
  state.cells[RESULT] = winner === null ? DRAWN : winner + 1;
  state.cells[ENDING] = ending;
  state.cells[DEPTH] = 0;
}

export function outcome(rules: { readonly endings: readonly Ending[] }, state: State): Outcome | null {
  const result = state.cells[RESULT];
  if (result === RUNNING) return null;
  const ending = state.cells[ENDING];
  return {
    winner: result === DRAWN ? null : result === 1 ? 0 : 1,
    reason: ending === 0 ? 'conceded' : rules.endings[ending - 1],
  };
}

export type SavedState = { readonly cells: readonly number[]; readonly words: readonly number[] };

export const save = (state: State): SavedState => ({ cells: [...state.cells], words: [...state.words] });

/** Fills a state of the same game and options from its saved form. */
export function load(saved: SavedState, into: State): void {
  if (saved.cells.length !== into.cells.length || saved.words.length !== into.words.length) {
    throw new BadInput('', 'this saved state belongs to another game, another version or other options');
  }
  into.cells.set(saved.cells);
  into.words.set(saved.words);
}
