// What does a list say of a puzzle? Where it is from, what is to be reached, how hard it is.

import { GAME_IDS, type GameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import type { Grade, Puzzle, PuzzleGoal } from '@duello/lab/puzzle';

export interface KnownPuzzle {
  readonly id: string;
  readonly game: GameId;
  readonly goal: PuzzleGoal;
  readonly grade: Grade;
  /** Levels of the bots that do not find it. */
  readonly missedBy: readonly string[];
  readonly decisions: number;
  /** To buy: how often the best purchase wins. */
  readonly best: number;
  readonly file: Json;
}

/** Names end in letters that nobody has chosen: by them goals are mixed within a grade. */
const lastOf = ({ id }: KnownPuzzle): string => id.slice(id.indexOf('-'));

export const puzzlesFirst = (a: KnownPuzzle, b: KnownPuzzle): number =>
  GAME_IDS.indexOf(a.game) - GAME_IDS.indexOf(b.game) ||
  a.grade - b.grade ||
  (lastOf(a) < lastOf(b) ? -1 : lastOf(a) > lastOf(b) ? 1 : 0);

/** What a list says of the puzzle in a file. */
export function knownFrom(id: string, game: GameId, file: Json, puzzle: Puzzle): KnownPuzzle {
  const { goal, grade, missedBy, solution, chances } = puzzle;
  const best = Math.max(0, ...Object.values(chances));
  return { id, game, goal, grade, missedBy, best, decisions: solution.length, file };
}
