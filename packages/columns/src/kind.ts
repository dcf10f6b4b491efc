// What is a kind of column? How its cells are shown to a viewer, said in a position, and what can't be in them.

import type { State as Cells, Json } from '@duello/kernel';

/** A state of any game: cards by the number of their kind. */
export interface State extends Cells {
  readonly compiled: {
    readonly kinds: readonly { readonly id: string }[];
    readonly numbers: ReadonlyMap<string, number>;
  };
}

/** Reads cards from a position: numbers of their kinds. */
export type ReadCards = (input: unknown, path: string) => readonly number[];

/**
 * `Seen` is what a view holds, `Said` what is read from a position. `at` is the first cell; `size` is the cell that
 * counts the entries of a list.
 */
export interface Kind<Seen, Said = Seen> {
  /** How many cells. */
  readonly width: number;
  /** A list has a size in a column of its own, right behind it. */
  readonly list: 'cards' | 'numbers' | null;
  show(state: State, at: number, size: number): Seen;
  /** The way back: what was shown, as cells. */
  fill(state: State, at: number, size: number, seen: Seen): void;
  read(input: unknown, path: string, cards: ReadCards): Said;
  lay(state: State, at: number, size: number, said: Said): void;
  tell(state: State, at: number, size: number): Json;
  /** What can't be, said of the column: `is 31`; null when all is well. */
  fault(state: State, at: number, size: number): string | null;
}
