// What is a decisive moment? A seat has one thing to find, and it is so in every world that fits what the seat sees.

import type { Goal } from '@duello/bots';
import { type Seat, type State, stream } from '@duello/kernel';
import type { Game } from '../game/game.ts';

export interface Decisive {
  readonly kind: Goal;
  /** What has to be done, in the words of answers: moments with the same idea are the same puzzle. */
  readonly idea: string;
}

/** Worlds in which it must be so beside the real one: what hangs on a hidden card is no puzzle. */
export function worldsOf<S extends State, V, O, E>(
  { rules }: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  count: number,
): readonly S[] {
  const view = rules.view(state, seat);
  return Array.from({ length: count }, (_, n) => rules.sample(view, stream(`tactics ${n}`)));
}
