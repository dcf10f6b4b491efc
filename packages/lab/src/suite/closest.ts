// How close can a moment be made? As much life for the other as can still be taken, as little for the seat as still saves it.

import type { Goal } from '@duello/bots';
import { other, type Seat, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';

/** Steps back from the closest one: there, what is hidden may decide. */
const BACK = 3;

/** A copy in which a cell has another value. */
export function withCell<S extends State, V, O, E>(
  { rules }: Game<S, V, O, E>,
  state: S,
  cell: number,
  value: number,
): S {
  const copy = rules.copy(state);
  copy.cells[cell] = value;
  return copy;
}

/** The last of `from` to `to` for which it is so, where it is so up to some number and not beyond; null where nowhere. */
export function lastSo(from: number, to: number, isSo: (value: number) => boolean): number | null {
  if (from > to || !isSo(from)) return null;
  let [low, high] = [from, to + 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Copies of the state with the life that is critical for the goal, the closest first; none where all the life is not. */
export function closestOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  critical: (cell: number) => number | null,
  back = BACK,
): readonly S[] {
  if (game.lifeCell === undefined) return [];
  const cell = game.lifeCell(goal === 'wins' ? other(seat) : seat);
  const closest = critical(cell);
  if (closest === null) return [];
  const lives = Array.from({ length: back }, (_, n) => (goal === 'wins' ? closest - n : closest + n));
  return lives
    .filter((life) => life >= 1 && life <= state.cells[cell])
    .map((life) => withCell(game, state, cell, life));
}
