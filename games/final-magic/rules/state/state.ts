// What is a state of Final Magic, and what do the numbers in its columns mean?

import { allocate, CHANCE, type State as KernelState } from '@duello/kernel';
import { CELLS } from './columns.ts';
import type { Compiled } from './compiled.ts';

export interface State extends KernelState {
  /** What does not change during the match: options and cards. */
  readonly compiled: Compiled;
}

export const PHASES = ['draw', 'action', 'buy', 'fight', 'aim', 'over'] as const;
export const IN_DRAW = 0;
export const IN_ACTION = 1;
export const IN_BUY = 2;
export const IN_FIGHT = 3;
export const IN_AIM = 4;

export const POOL = 0;
export const FLIGHT = 1;
export const SKIN = 2;

/** Streams of chance: one for the setup, one for each seat's draws. */
export const SETUP_CHANCE = CHANCE;
export const DRAW_CHANCE = [CHANCE + 4, CHANCE + 8] as const;

export const newState = (compiled: Compiled): State => ({ ...allocate(CELLS, 3), compiled });

export function copy(from: State, into?: State): State {
  const target = into !== undefined && into.compiled === from.compiled ? into : newState(from.compiled);
  target.all.set(from.all);
  return target;
}
