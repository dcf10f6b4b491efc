// What is a puzzle? A scenario file with a goal, a grade and its solution, for whoever is asked in its position.

import { BadInput, type Json, SEAT_NAMES, type Seat, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { fieldsOf, isFields, listOf } from '../scenario/fields.ts';
import { stateAfter } from '../scenario/run.ts';
import { readScenarios, type Scenario, seatNamed } from '../scenario/scenario.ts';

/** To win this turn, not to have lost when the other's next turn is over, or to buy what wins most often. */
export const GOALS = ['win', 'survive', 'buy'] as const;
export type PuzzleGoal = (typeof GOALS)[number];
/** From the easiest to the hardest. */
export const GRADES = [1, 2, 3] as const;
export type Grade = (typeof GRADES)[number];

export const PUZZLE_FIELDS = ['goal', 'grade', 'seat', 'solution', 'nodes', 'missedBy', 'chances'] as const;

export interface Puzzle {
  readonly goal: PuzzleGoal;
  readonly grade: Grade;
  readonly seat: Seat;
  /** The seat's own decisions, in the words of a scenario; what nobody would think about is left out. */
  readonly solution: readonly Json[];
  /** Answers that the solver tried before it was sure. */
  readonly nodes: number;
  /** Levels of the bots that do not find it. */
  readonly missedBy: readonly string[];
  /** To buy: how often each of the best purchases wins, from 0 to 1, by its words; empty for other goals. */
  readonly chances: Readonly<Record<string, number>>;
}

/** A puzzle with the scenario it stands in. */
export interface PuzzleFile {
  readonly scenario: Scenario;
  readonly puzzle: Puzzle;
}

/** Reads a file that holds one puzzle; throws BadInput with the path of what is wrong. */
export function readPuzzle(input: Json): PuzzleFile {
  const [scenario, ...more] = readScenarios(input);
  if (more.length > 0) throw new BadInput('cases', 'a puzzle stands in a file of its own');
  if (!isFields(input) || input.puzzle === undefined) {
    throw new BadInput('puzzle', 'is missing: its goal, grade and solution');
  }
  if (scenario.position === null) throw new BadInput('position', 'is missing: a puzzle begins in one');
  return { scenario, puzzle: readBlock(fieldsOf(input.puzzle, 'puzzle', PUZZLE_FIELDS)) };
}

function readBlock(block: { readonly [name: string]: Json }): Puzzle {
  const goal = GOALS.find((one) => one === block.goal);
  if (goal === undefined) throw new BadInput('puzzle.goal', `must be one of ${GOALS.join(', ')}`);
  const grade = GRADES.find((one) => one === block.grade);
  if (grade === undefined) throw new BadInput('puzzle.grade', `must be one of ${GRADES.join(', ')}`);
  const seat = SEAT_NAMES.find((one) => one === (block.seat ?? 'A'));
  if (seat === undefined) throw new BadInput('puzzle.seat', 'must be "A" or "B"');
  const solution = listOf(block.solution, 'puzzle.solution');
  if (solution.length === 0) throw new BadInput('puzzle.solution', 'must hold at least one answer');
  const nodes = block.nodes ?? 0;
  if (typeof nodes !== 'number' || nodes < 0) throw new BadInput('puzzle.nodes', 'must be a number');
  return {
    ...{ goal, grade, solution, nodes, seat: seatNamed(seat) },
    missedBy: listOf(block.missedBy ?? [], 'puzzle.missedBy').map(String),
    chances: readChances(block.chances ?? {}),
  };
}

function readChances(input: Json): Readonly<Record<string, number>> {
  const chances: Record<string, number> = {};
  for (const [words, chance] of Object.entries(fieldsOf(input, 'puzzle.chances'))) {
    if (typeof chance !== 'number' || chance < 0 || chance > 1) {
      throw new BadInput(`puzzle.chances.${words}`, 'must be a number from 0 to 1');
    }
    chances[words] = chance;
  }
  return chances;
}

/** The state a puzzle begins with. */
export const stateOf = <S extends State, V, O, E>(game: Game<S, V, O, E>, scenario: Scenario): S =>
  stateAfter(game, scenario, 'all');

/** The block as a file holds it. */
export function blockOf({ goal, grade, seat, solution, nodes, missedBy, chances }: Puzzle): Json {
  return {
    ...{ goal, grade, seat: SEAT_NAMES[seat], solution, nodes, missedBy },
    ...(Object.keys(chances).length === 0 ? {} : { chances }),
  };
}
