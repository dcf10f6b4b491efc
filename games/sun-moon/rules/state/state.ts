// What is a state of Sun & Moon, and what do the numbers in its columns mean?

import { allocate, CHANCE, GAME, type State as KernelState, type Seat } from '@duello/kernel';
import { CELLS, col, MATCH_END, SLOTS } from './columns.ts';
import type { Compiled } from './compiled.ts';

export interface State extends KernelState {
  /** What does not change: open options and cards. */
  readonly compiled: Compiled;
}

export const PHASES = ['setup', 'draft', 'mulligan', 'start', 'main', 'end'] as const;
export const IN_SETUP = 0;
export const IN_DRAFT = 1;
export const IN_MULLIGAN = 2;
export const IN_START = 3;
export const IN_MAIN = 4;
export const IN_END = 5;

// Zones of a slot.
export const NOWHERE = 0;
export const IN_PLAY = 1;
export const ATTACHED = 2;
/** Announced and paid, in no zone that counts (SR31). */
export const PENDING = 3;

// Marks of a slot.
/** To be destroyed at the next check. */
export const DOOMED = 1;
/** Has dealt damage to the opponent by an attack. */
export const HIT = 2;

// What an entry of the chain is.
export const PLAY = 0;
export const SKILL = 1;
export const ABILITY = 2;
export const ATTACK = 3;
export const TRIGGER = 4;
export const ACTION_KINDS = ['play', 'skill', 'ability', 'attack', 'trigger'] as const;

export const TRAIT_BITS = { pierce: 1, ignoreSummoning: 2, harden: 4, cantAttack: 8, cantDefend: 16 } as const;

/** Who or what an effect means: a slot, a player, or nobody. */
export const PLAYER = 64;
export const NOBODY = -1;
/** A target that has still to be chosen. */
export const OPEN = -2;
/** SV6: an attack on whom the defending player will name. */
export const FIGHT = -3;
export const playerCode = (seat: Seat): number => PLAYER + seat;
export const isPlayer = (code: number): boolean => code >= PLAYER;

export const EMPTY = -1;
/** No list of effects: there is none, or it has nothing to aim at. EMPTY is one that has still to be chosen. */
export const NO_MODE = -2;
export const CHANCE_AT = CHANCE;

export function newState(compiled: Compiled): State {
  const state = { ...allocate(CELLS, 1), compiled };
  clearMatch(state);
  for (const seat of [0, 1] as const) state.cells[col.class[seat]] = EMPTY;
  return state;
}

/** S401, SR05: everything of a match begins anew. */
export function clearMatch({ cells }: State): void {
  cells.fill(0, GAME, MATCH_END);
  cells.fill(EMPTY, col.kind, col.kind + SLOTS);
}

export function copy(from: State, into?: State): State {
  const target =
    into !== undefined && into.compiled === from.compiled ? into : { ...allocate(CELLS, 1), compiled: from.compiled };
  target.all.set(from.all);
  return target;
}
