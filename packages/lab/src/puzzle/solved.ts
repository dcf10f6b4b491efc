// What comes of looking for a solution?

import type { Json } from '@duello/kernel';
import type { Fault } from './fault.ts';

export interface Solved {
  /** The seat's decisions, in words. */
  readonly line: readonly Json[];
  /** Answers that were tried before it was sure. */
  readonly nodes: number;
}

export const isFault = (found: Solved | Fault): found is Fault => 'code' in found;

/** Worlds in which something fails, of those that were looked at. */
export interface Failures {
  readonly worlds: number;
  readonly of: number;
}

/** Whether something holds, world by world, of so many. */
export type Held = Iterable<{ readonly holds: boolean; readonly of: number }>;

export function failuresOf(held: Held): Failures {
  const all = [...held];
  return { worlds: all.filter(({ holds }) => !holds).length, of: all.length };
}
