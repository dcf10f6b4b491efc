// How did the lead go through a match? Changes of it, who came back, and whether an early lead was kept.

import type { MatchLine } from './match-line.ts';

type Course = Pick<MatchLine, 'path' | 'winner'>;

/** So many thousandths off the middle nobody leads. */
const LEVEL = 20;
/** Who had less of a chance than this at some time, and won, has come back. */
const NEARLY_LOST = 250;

const sideOf = (chance: number): -1 | 0 | 1 => (chance > 500 + LEVEL ? 1 : chance < 500 - LEVEL ? -1 : 0);

/** How often the one behind got ahead, the result included. */
export function leadChanges({ path }: Course): number {
  let [leader, changes] = [0, 0];
  for (const chance of path) {
    const side = sideOf(chance);
    if (side === 0 || side === leader) continue;
    if (leader !== 0) changes++;
    leader = side;
  }
  return changes;
}

/** The winner’s chances, the result left out; null for a draw. */
export function winnersPath({ path, winner }: Course): readonly number[] | null {
  if (winner === null) return null;
  return path.slice(0, -1).map((chance) => (winner === 0 ? chance : 1000 - chance));
}

export function isComeback(course: Course): boolean {
  return winnersPath(course)?.some((chance) => chance < NEARLY_LOST) ?? false;
}

/** Whether who led in the middle of the match won it; null where nobody led, or won. */
export function leaderWon(course: Course): boolean | null {
  const path = winnersPath(course);
  if (path === null || path.length < 2) return null;
  const side = sideOf(path[path.length >> 1]);
  return side === 0 ? null : side > 0;
}
