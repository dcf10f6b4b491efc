// What is a state of Battleground, and what do the numbers in its columns mean?

import { allocate, CHANCE, type State as KernelState, type Seat } from '@duello/kernel';
import { CELLS, col, SLOT_ROOM } from './columns.ts';
import type { Compiled } from './compiled.ts';
import type { PhaseName } from './events.ts';
import { MAX_FIELDS, PREPARATION_SLOTS } from './numbers.ts';

export interface State extends KernelState {
  /** What does not change during the match: options, spells, the board's geometry. */
  readonly compiled: Compiled;
}

export const PHASES: readonly PhaseName[] = ['draft', 'enchantments', 'spellcasting', 'battle', 'upkeep'];
export const IN_DRAFT = 0;
export const IN_ENCHANTMENTS = 1;
export const IN_SPELLCASTING = 2;
export const IN_BATTLE = 3;
export const IN_UPKEEP = 4;

// Where a slot is.
export const GONE = 0;
export const ON_BOARD = 1;
export const IN_AREA = 2;
export const BEING_CAST = 3;

// Marks of a slot.
export const DEFENDING = 1;
/** Came during this Battle: it does not act (BR46). */
export const NEWCOMER = 2;
/** An enchantment still to be resolved in this phase; and one that loses a token at its end. */
export const UNRESOLVED = 4;
export const TICKS = 8;

/** Whom or what an effect means: a slot, a player, a field or an intersection, or nobody. */
export const PLAYER = SLOT_ROOM;
export const FIELD = 100;
export const POINT = 200;
export const NOBODY = -1;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isSlot = (code: number): boolean => code >= 0 && code < SLOT_ROOM;
export const isPlayer = (code: number): boolean => code >= PLAYER && code < FIELD;

export const EMPTY = -1;
export const CHANCE_AT = CHANCE;

export function newState(compiled: Compiled): State {
  const state = { ...allocate(CELLS, 1), compiled };
  const { cells } = state;
  cells.fill(EMPTY, col.kind, col.kind + SLOT_ROOM);
  cells.fill(EMPTY, col.fields, col.fields + MAX_FIELDS);
  for (const seat of [0, 1] as const) cells.fill(EMPTY, col.prepared[seat], col.prepared[seat] + PREPARATION_SLOTS);
  return state;
}

export function copy(from: State, into?: State): State {
  const target =
    into !== undefined && into.compiled === from.compiled ? into : { ...allocate(CELLS, 1), compiled: from.compiled };
  target.all.set(from.all);
  return target;
}
