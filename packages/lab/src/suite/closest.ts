// How close can a moment be made? As much life for the other as can still be taken, as little for the seat as still saves it.

import type { Goal } from '@duello/bots';
import { other, type Seat, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';

/** Steps back from the closest one: there, what is hidden may decide. */
const BACK = 3;

/** Copies of the state that are as close as can be, the closest first; none where every life would do, or none. */
export function closestOf<S extends State, V, O, E>(
  { rules, lifeCell }: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  canReach: (state: S) => boolean,
): readonly S[] {
  if (lifeCell === undefined) return [];
  const cell = lifeCell(goal === 'wins' ? other(seat) : seat);
  const most = state.cells[cell];
  const withLife = (life: number): S => {
    const copy = rules.copy(state);
    copy.cells[cell] = life;
    return copy;
  };
  const isOnThisSide = (life: number): boolean => canReach(withLife(life)) === (goal === 'wins');
  if (!isOnThisSide(1) || isOnThisSide(most)) return [];
  let [low, high] = [1, most];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isOnThisSide(middle)) low = middle;
    else high = middle;
  }
  const lives = Array.from({ length: BACK }, (_, n) => (goal === 'wins' ? low - n : high + n));
  return lives.filter((life) => life >= 1 && life <= most).map(withLife);
}
