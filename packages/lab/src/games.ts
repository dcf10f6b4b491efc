// Which games are there, and what does the lab need of each?

import { finalMagic, score } from '@duello/final-magic';
import type { Rules, Seat, State } from '@duello/kernel';
import { BadInput } from '@duello/kernel';

export interface Game<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  /** How well the seat stands, for bots. */
  score(state: S, seat: Seat): number;
}

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverGame<R> = <S extends State, V, O, E>(game: Game<S, V, O, E>) => R;

export const GAME_IDS = ['final-magic'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withGame<R>(id: string, use: OverGame<R>): R {
  if (id === 'final-magic') return use({ rules: finalMagic, score });
  throw new BadInput('game', `there is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
}
