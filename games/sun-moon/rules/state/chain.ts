// What waits to resolve? Entries of the chain, the last on top; the announcement of the moment lies just above them.

import { type Seat, seatOf } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from './columns.ts';
import type { FlatAbility } from './compiled.ts';
import type { Mode } from './nodes.ts';
import { ABILITY, EMPTY, OPEN, PLAY, SKILL, type State, TRIGGER } from './state.ts';

/** The number of Harden among the abilities of a summoning: the printed ones come before it. */
export const HARDEN = 7;

const COLUMNS = [col.what, col.by, col.source, col.from, col.index, col.mode, col.chosenX, ...col.aimed] as const;

export const topOf = ({ cells }: State): number => cells[col.chainSize] - 1;
/** Where an announcement is written. */
export const announcementAt = ({ cells }: State): number => cells[col.chainSize];
export const byOf = ({ cells }: State, at: number): Seat => seatOf(cells[col.by + at]);
/** The card that an entry comes from; null for a skill of a player. */
export const sourceOf = ({ cells, compiled }: State, at: number): CardId | null =>
  cells[col.source + at] === EMPTY ? null : compiled.kinds[cells[col.source + at]].id;

export function write({ cells }: State, at: number, what: number, seat: Seat, from: number, index: number): void {
  cells[col.what + at] = what;
  cells[col.by + at] = seat;
  cells[col.source + at] = from === EMPTY ? EMPTY : cells[col.kind + from];
  cells[col.from + at] = from;
  cells[col.index + at] = index;
  cells[col.mode + at] = EMPTY;
  cells[col.chosenX + at] = 0;
  for (const aimed of col.aimed) cells[aimed + at] = OPEN;
}

function erase({ cells }: State, at: number): void {
  for (const column of COLUMNS) cells[column + at] = 0;
}

/** The top entry has done what it had to. */
export function removeTop(state: State): void {
  erase(state, --state.cells[col.chainSize]);
}

export function dropAnnouncement(state: State): void {
  erase(state, announcementAt(state));
  state.cells[col.announcing] = 0;
}

/** What is paid, for skills and abilities; null for the rest. It is known also when the card has left. */
export function abilityOf({ cells, compiled }: State, at: number): FlatAbility | null {
  const index = cells[col.index + at];
  switch (cells[col.what + at]) {
    case SKILL:
      return compiled.skills[index];
    case ABILITY:
      return index === HARDEN ? compiled.harden : compiled.kinds[cells[col.source + at]].abilities[index];
    default:
      return null;
  }
}

/** Every list of effects that an entry could mean: one, or as many as there are to choose from. */
export function modesOf(state: State, at: number): readonly Mode[] {
  const { cells, compiled } = state;
  const ability = abilityOf(state, at);
  if (ability !== null) return ability.modes;
  if (cells[col.what + at] === PLAY) return compiled.kinds[cells[col.source + at]].modes;
  if (cells[col.what + at] !== TRIGGER) return [];
  const moment = compiled.kinds[cells[col.source + at]].moments[cells[col.index + at]];
  return moment === null ? [] : [moment];
}

/** The one that was chosen; null when there is nothing to do. */
export function modeOf(state: State, at: number): Mode | null {
  const number = state.cells[col.mode + at];
  return number < 0 ? null : modesOf(state, at)[number];
}
