// What does everybody know of a hand? Some of its cards: found or returned in the open, or shown.

import type { Seat } from '@duello/kernel';
import { sortedIds } from './hidden.ts';
import type { State } from './kind.ts';
import { kindNumber } from './lists.ts';

type Pair = readonly [number, number];
/** Columns of a hand; `known` is 1 for each card that everybody knows to be there. */
export interface HandColumns {
  readonly hand: Pair;
  readonly handSize: Pair;
  readonly known: Pair;
}

export interface HandView {
  readonly handSize: number;
  /** The hand in the order it came, for its owner. */
  readonly hand: readonly string[] | null;
  /** Cards that everybody knows to be in the hand. */
  readonly known: readonly string[];
  /** Where they lie in the own hand. */
  readonly knownAt: readonly number[] | null;
}

export function handOf(state: State, col: HandColumns, seat: Seat, owns: boolean): HandView {
  const { cells, compiled } = state;
  const handSize = cells[col.handSize[seat]];
  const hand: string[] = [];
  const knownAt: number[] = [];
  for (let i = 0; i < handSize; i++) {
    hand.push(compiled.kinds[cells[col.hand[seat] + i]].id);
    if (cells[col.known[seat] + i] === 1) knownAt.push(i);
  }
  return {
    handSize,
    hand: owns ? hand : null,
    known: sortedIds(
      state,
      knownAt.map((at) => cells[col.hand[seat] + at]),
    ),
    knownAt: owns ? knownAt : null,
  };
}

/** The way back. What is known lies where it lies for its owner; in another's hand it comes first. */
export function fillHand(state: State, col: HandColumns, seat: Seat, view: HandView): void {
  const { cells } = state;
  cells[col.handSize[seat]] = view.handSize;
  (view.hand ?? view.known).forEach((id, at) => {
    cells[col.hand[seat] + at] = kindNumber(state, id);
  });
  for (const at of view.knownAt ?? view.known.keys()) cells[col.known[seat] + at] = 1;
}

/** Marks cards of the hand as known: each kind as often as it is named. */
export function markKnown({ cells, compiled }: State, col: HandColumns, seat: Seat, kinds: readonly number[]): void {
  const handSize = cells[col.handSize[seat]];
  for (const kind of kinds) {
    let at = 0;
    while (at < handSize && (cells[col.hand[seat] + at] !== kind || cells[col.known[seat] + at] === 1)) at++;
    if (at === handSize) throw new Error(`${compiled.kinds[kind].id} is not so often in the hand of seat ${seat}`);
    cells[col.known[seat] + at] = 1;
  }
}
