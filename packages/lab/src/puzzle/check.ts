// Is a puzzle one? Its solution reaches the goal whatever is hidden and whatever the other answers, and nothing else does.

import type { Goal } from '@duello/bots';
import type { Json, Seat, State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { faultOfBuy, purchases } from './best-buy.ts';
import type { Fault } from './fault.ts';
import { faultAtOnce, solveAtOnce } from './prove-at-once.ts';
import { faultInTurn, solveTurn } from './prove-turn.ts';
import { type Puzzle, type PuzzleFile, type PuzzleGoal, stateOf } from './puzzle.ts';
import { isFault, type Solved } from './solved.ts';

const NAMES: { readonly [G in Exclude<PuzzleGoal, 'buy'>]: Goal } = { win: 'wins', survive: 'survives' };

export const goalOf = (goal: Exclude<PuzzleGoal, 'buy'>): Goal => NAMES[goal];

/** A solution that was found, with how often purchases win. */
export interface Answered extends Solved {
  readonly chances: Puzzle['chances'];
}

/** Two digits are what is known. */
const rounded = (chance: number): number => Math.round(100 * chance) / 100;

/** What has to be done in this position to reach the goal, proved to be the only way; or why it is no puzzle. */
export function puzzleIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: PuzzleGoal,
): Answered | Fault {
  if (goal === 'buy') {
    const found = purchases(game, state, seat);
    if ('code' in found) return found;
    const [{ words }] = found.list;
    const chances = Object.fromEntries(found.list.map((one) => [String(one.words), rounded(one.chance)]));
    return faultOfBuy(game, state, seat, found, words) ?? { line: [words], nodes: found.nodes, chances };
  }
  const solved = solve(game, state, seat, goalOf(goal));
  if (isFault(solved)) return solved;
  return faultOf(game, state, seat, goalOf(goal), solved.line) ?? { ...solved, chances: {} };
}

const solve = <S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat, goal: Goal): Solved | Fault =>
  game.atOnce === undefined ? solveTurn(game, state, seat, goal) : solveAtOnce(game, game.atOnce, state, seat, goal);

const faultOf = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: Goal,
  line: readonly Json[],
): Fault | null =>
  game.atOnce === undefined
    ? faultInTurn(game, state, seat, goal, line)
    : faultAtOnce(game, game.atOnce, state, seat, goal, line);

/** What is wrong with a puzzle of a file; null when it holds. Throws BadInput where the file itself is wrong. */
export function faultOfPuzzle<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { scenario, puzzle: { goal, seat, solution } }: PuzzleFile,
): Fault | null {
  const state = stateOf(game, scenario);
  if (goal !== 'buy') return faultOf(game, state, seat, goalOf(goal), solution);
  const found = purchases(game, state, seat);
  return 'code' in found ? found : faultOfBuy(game, state, seat, found, solution[0]);
}
