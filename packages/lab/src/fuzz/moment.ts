// What is looked at? A position, the answer about to be given in it, and what comes of it.

import { advance, type Reply, type Rng, SEATS, type Seat, type State, type Viewer } from '@duello/kernel';
import type { Game } from '../game/game.ts';

/** A position and the answer that is about to be given in it. */
export interface Moment<S extends State, V, O, E> {
  readonly game: Game<S, V, O, E>;
  readonly options: O;
  readonly state: S;
  readonly seat: Seat;
  readonly reply: Reply;
  readonly rng: Rng;
}

export const VIEWERS: readonly Viewer[] = [...SEATS, 'watcher'];

/** Gives the answer to a state of its own; returns what happened. */
export function eventsIn<S extends State, V, O, E>({ game, seat, reply }: Moment<S, V, O, E>, state: S): readonly E[] {
  const events: E[] = [];
  advance(game.rules, state, seat, reply, (event) => events.push(event));
  return events;
}

/** Where two values first differ, by path. */
export function difference(a: unknown, b: unknown, path = ''): string {
  const both = typeof a === 'object' && typeof b === 'object' && a !== null && b !== null;
  if (!both) return `${path || 'it'} is ${JSON.stringify(a)} or ${JSON.stringify(b)}`;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const [one, two] = [left.get(key), right.get(key)];
    if (JSON.stringify(one) !== JSON.stringify(two)) return difference(one, two, path === '' ? key : `${path}.${key}`);
  }
  return `the order of ${path || 'its fields'}`;
}
