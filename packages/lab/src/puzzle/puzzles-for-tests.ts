// Are a game's puzzles whole? Each is legal, rated and unlike the others; a few are proved, all of them by `duello puzzle check`.
//
//   describePuzzles(game, { least: 40, goals: ['win', 'survive'] });

import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAsked, type State } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { scenarioFiles } from '../scenario/files.ts';
import { scenarioSchema } from '../scenario/scenarios-for-tests.ts';
import { fits } from '../scenario/schema-for-tests.ts';
import { faultOfPuzzle } from './check.ts';
import { ideaOfPuzzle } from './find.ts';
import { GRADES, type PuzzleGoal, readPuzzle, stateOf } from './puzzle.ts';
import { answersOfSolution, verdictOn } from './try.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Of each goal that is soon proved, those that take the least. */
const PROVED = 2;

export interface Puzzles {
  /** The least number of them, and of each grade, so that none is lost unseen. */
  readonly least: number;
  readonly leastOfGrade: number;
  readonly goals: readonly PuzzleGoal[];
}

export function describePuzzles<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { least, leastOfGrade, goals }: Puzzles,
): void {
  const files = scenarioFiles(inRoot(`games/${game.rules.id}/puzzles`)).map((path) => {
    const input = JSON.parse(readFileSync(path, 'utf8'));
    return { path, input, ...readPuzzle(input) };
  });
  describe('the puzzles', () => {
    test(`are at least ${least}, of every grade and goal, and no two are alike`, () => {
      expect(files.length).toBeGreaterThanOrEqual(least);
      for (const grade of GRADES) {
        const count = files.filter(({ puzzle }) => puzzle.grade === grade).length;
        expect(count, `grade ${grade}`).toBeGreaterThanOrEqual(leastOfGrade);
      }
      expect(new Set(files.map(({ puzzle }) => puzzle.goal))).toEqual(new Set(goals));
      expect(new Set(files.map(({ puzzle }) => ideaOfPuzzle(puzzle))).size).toBe(files.length);
      expect(new Set(files.map(({ path }) => basename(path))).size).toBe(files.length);
    });

    test('are legal positions in which the seat is asked, and each solution can be played', () => {
      for (const { path, input, scenario, puzzle } of files) {
        expect(fits(input, scenarioSchema), path).toBe(true);
        expect(scenario.game, path).toBe(game.rules.id);
        expect(basename(dirname(path)), path).toBe(`grade-${puzzle.grade}`);
        expect(isAsked(stateOf(game, scenario), puzzle.seat), path).toBe(true);
      }
    });

    // Where the other has a turn of its own to win in, that takes a while; so do the worlds of a purchase.
    const quickest = goals
      .filter((goal) => goal === 'win' || (goal === 'survive' && game.atOnce !== undefined))
      .flatMap((goal) =>
        files
          .filter(({ puzzle }) => puzzle.goal === goal)
          .sort((a, b) => a.puzzle.nodes - b.puzzle.nodes)
          .slice(0, PROVED),
      );
    test.each(quickest.map((file) => [basename(file.path), file] as const))(
      '%s is proved',
      (_, file) => {
        expect(faultOfPuzzle(game, file)).toBeNull();
        const { scenario, puzzle } = file;
        const answers = answersOfSolution(game, scenario, puzzle);
        const own = answers.filter(({ seat }) => seat === puzzle.seat);
        expect(own.length).toBeGreaterThanOrEqual(puzzle.solution.length);
        expect(verdictOn(game, scenario, puzzle, answers)).toEqual({ kind: 'solved' });
        expect(verdictOn(game, scenario, puzzle, [])).toEqual({ kind: 'open' });
      },
      120_000,
    );
  });
}
