// What is a state of Contracts, and what do the numbers in its columns mean?

import { allocate, CHANCE, type State as KernelState, type Seat } from '@duello/kernel';
import { STATUSES, type Status } from '../../cards/vocabulary.ts';
import { CELLS, col, EMPTY, SLOT_ROOM } from './columns.ts';
import type { Compiled } from './compiled.ts';

export interface State extends KernelState {
  /** What does not change during the match: options and contracts. */
  readonly compiled: Compiled;
}

export const PHASES = ['setup', 'start', 'main', 'end'] as const;
export const IN_SETUP = 0;
export const IN_START = 1;
export const IN_MAIN = 2;
export const IN_END = 3;

// Zones of a slot.
export const NOWHERE = 0;
export const IN_LINE = 1;
export const ORB_SLOT = 2;
export const RUNE_SLOT = 3;
/** A Spell while it resolves (CR34). */
export const ACTING = 4;

// Marks of a slot.
export const FADED = 1;
/** Acted, or used, this turn. */
export const SPENT = 2;
/** On the field only since this turn. */
export const NEW = 4;
/** An Orb left active. */
export const ON_GUARD = 8;
/** To be destroyed at once, by an effect or by Disarm. */
export const DOOMED = 16;
export const DISARMED = 32;

// Statuses, lasting; shifted by TURN_SHIFT they last for this turn.
export const STATUS_BITS = {
  magnetic: 1,
  paramagnetic: 2,
  adrenaline: 4,
  impetus: 8,
  fog: 16,
  magnetized: 32,
} as const satisfies { readonly [S in Status]: number };
export const TURN_SHIFT = STATUSES.length;
export const LASTING = (1 << TURN_SHIFT) - 1;

/** Who or what an effect means: a slot, a player, or nobody. */
export const PLAYER = 64;
export const NOBODY = -1;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isPlayer = (code: number): boolean => code >= PLAYER;

export const CHANCE_AT = CHANCE;

/** Every state has the same shape, so that it is read fastest. */
function allocated(compiled: Compiled): State {
  const { cells, words, all } = allocate(CELLS, 1);
  return { cells, words, all, compiled };
}

export function newState(compiled: Compiled): State {
  const state = allocated(compiled);
  const { cells } = state;
  cells.fill(EMPTY, col.kind, col.kind + SLOT_ROOM);
  for (const seat of [0, 1] as const) {
    cells[col.orb[seat]] = EMPTY;
    cells[col.rune[seat]] = EMPTY;
  }
  cells[col.playing] = EMPTY;
  return state;
}

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.compiled === from.compiled ? into : allocated(from.compiled);
  target.all.set(from.all);
  return target;
}
