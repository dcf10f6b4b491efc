// What waits to resolve? Entries of the chain, the last on top; the announcement of the moment lies just above them.

import { type Seat, seatOf } from '@duello/kernel';
import type { Mode } from './nodes.ts';
import {
  ABILITY,
  AIMED,
  ANNOUNCING,
  BY,
  CHAIN_SIZE,
  CHOSEN_X,
  EMPTY,
  FROM,
  INDEX,
  KIND,
  MODE,
  OPEN,
  PLAY,
  SKILL,
  SOURCE,
  type State,
  TRIGGER,
  WHAT,
} from './state.ts';
import type { FlatAbility } from './table.ts';

/** The number of Harden among the abilities of a summoning: the printed ones come before it. */
export const HARDEN = 7;

const COLUMNS = [WHAT, BY, SOURCE, FROM, INDEX, MODE, CHOSEN_X, ...AIMED] as const;

export const topOf = ({ cells }: State): number => cells[CHAIN_SIZE] - 1;
/** Where an announcement is written. */
export const announcementAt = ({ cells }: State): number => cells[CHAIN_SIZE];
export const byOf = ({ cells }: State, at: number): Seat => seatOf(cells[BY + at]);

export function write({ cells }: State, at: number, what: number, seat: Seat, from: number, index: number): void {
  cells[WHAT + at] = what;
  cells[BY + at] = seat;
  cells[SOURCE + at] = from === EMPTY ? EMPTY : cells[KIND + from];
  cells[FROM + at] = from;
  cells[INDEX + at] = index;
  cells[MODE + at] = EMPTY;
  cells[CHOSEN_X + at] = 0;
  for (const aimed of AIMED) cells[aimed + at] = OPEN;
}

function erase({ cells }: State, at: number): void {
  for (const column of COLUMNS) cells[column + at] = 0;
}

/** The top entry has done what it had to. */
export function removeTop(state: State): void {
  erase(state, --state.cells[CHAIN_SIZE]);
}

export function dropAnnouncement(state: State): void {
  erase(state, announcementAt(state));
  state.cells[ANNOUNCING] = 0;
}

/** What is paid, for skills and abilities; null for the rest. It is known also when the card has left. */
export function priceOf({ cells, table }: State, at: number): FlatAbility | null {
  const index = cells[INDEX + at];
  switch (cells[WHAT + at]) {
    case SKILL:
      return table.skills[index];
    case ABILITY:
      return index === HARDEN ? table.harden : table.kinds[cells[SOURCE + at]].abilities[index];
    default:
      return null;
  }
}

/** S901: the fatigue that is paid for an entry, with this X. */
export function fatiguePriceOf(state: State, at: number, x: number): number {
  const { cells, table } = state;
  if (cells[WHAT + at] === PLAY) return table.kinds[cells[SOURCE + at]].cost;
  const price = priceOf(state, at);
  return price === null ? 0 : price.fatigue + price.fatigueX * x;
}

/** Every list of effects that an entry could mean: one, or as many as there are to choose from. */
export function modesOf(state: State, at: number): readonly Mode[] {
  const { cells, table } = state;
  const ability = priceOf(state, at);
  if (ability !== null) return ability.modes;
  if (cells[WHAT + at] === PLAY) return table.kinds[cells[SOURCE + at]].modes;
  if (cells[WHAT + at] !== TRIGGER) return [];
  const moment = table.kinds[cells[SOURCE + at]].moments[cells[INDEX + at]];
  return moment === null ? [] : [moment];
}

/** The one that was chosen; null when there is nothing to do. */
export function modeOf(state: State, at: number): Mode | null {
  const number = state.cells[MODE + at];
  return number < 0 ? null : modesOf(state, at)[number];
}
