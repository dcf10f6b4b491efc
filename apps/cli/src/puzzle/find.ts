// Where do new puzzles come from? Bots play matches, a solver looks at them, and what it proves is written to files.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { readScenarioFile, scenarioFiles } from '@duello/lab';
import {
  type Found,
  fileOfPuzzle,
  GOALS,
  GRADES,
  ideaOfPuzzle,
  nameOfPuzzle,
  type Puzzle,
  puzzlesIn,
  readPuzzle,
} from '@duello/lab/puzzle';
import { withGame } from '../games/lab-games.ts';
import { checkGame } from '../games/terminal-games.ts';
import { type Args, INTERRUPTED, type Io } from '../io/command.ts';
import { faultOfInput } from './check.ts';

/** Who plays: a mixture, so that matches go different ways. */
const BOTS = ['casual', 'club', 'random'];
const SCHEMA = join('docs', 'scenario.schema.json');
/** Where several are wanted, no goal has more of them than this share, and no grade. */
const MOST_OF_A_GOAL = 0.6;
const MOST_OF_A_GRADE = 0.45;

interface Search {
  readonly game: string;
  readonly count: number;
  readonly out: string;
  readonly force: boolean;
  readonly goals: readonly Puzzle['goal'][];
  readonly grades: readonly Puzzle['grade'][];
  readonly taken: Puzzle[];
  readonly ideas: Set<string>;
}

export async function find(words: readonly string[], args: Args, io: Io): Promise<number> {
  const [game] = words;
  checkGame(game);
  const search = searchOf(game, args);
  const stop = io.interrupted();
  const progress = io.progress('puzzles', search.count);
  const files: string[] = [];
  const seed = args.textOf('seed');
  const last = args.number('matches') ?? Number.POSITIVE_INFINITY;
  let match = 0;
  for (; files.length < search.count && match < last && !stop.aborted; match++) {
    const hunt = { seed: `${seed}/${match}`, bots: BOTS, wants: (goal: Puzzle['goal']) => wantsGoal(search, goal) };
    const moments = withGame(game, (one) => puzzlesIn(one, hunt));
    for (const found of moments) {
      progress.at(files.length, `match ${match + 1}`);
      // A signal is heard only where the program waits.
      await setImmediate();
      if (stop.aborted || files.length === search.count) break;
      const file = found === null ? null : keep(search, found);
      if (file === null) continue;
      files.push(file);
      progress.at(files.length, `match ${match + 1}`);
      if (!args.on('json')) io.out(file);
    }
  }
  progress.end();
  const sums = { game, seed, found: files.length, matches: match };
  if (args.on('json')) io.out(JSON.stringify({ ...sums, files }, null, 2));
  else io.out(`${files.length} found in ${match} ${match === 1 ? 'match' : 'matches'}`);
  if (stop.aborted) io.err(`stopped: ${files.length} of ${search.count} were found, and are kept.`);
  return stop.aborted ? INTERRUPTED : files.length < search.count ? 1 : 0;
}

function searchOf(game: string, args: Args): Search {
  const goal = args.text('goal');
  const grade = args.text('grade');
  const out = args.text('out') ?? join('games', game, 'puzzles');
  const known = existsSync(out) ? scenarioFiles(out).map((file) => readPuzzle(readScenarioFile(file)).puzzle) : [];
  return {
    ...{ game, out, count: args.numberOf('count'), force: args.on('force') },
    goals: GOALS.filter((one) => goal === null || one === goal),
    grades: GRADES.filter((one) => grade === null || String(one) === grade),
    taken: [...known],
    ideas: new Set(known.map(ideaOfPuzzle)),
  };
}

/** Goals and grades are mixed where nobody asked for one: of what is there already, and of what is to come. */
const isFull = ({ taken, count }: Search, share: number, isOne: (puzzle: Puzzle) => boolean): boolean =>
  taken.filter(isOne).length >= share * Math.max(count, taken.length + 1);

const wantsGoal = (search: Search, goal: Puzzle['goal']): boolean =>
  search.goals.includes(goal) &&
  (search.goals.length === 1 || !isFull(search, MOST_OF_A_GOAL, (one) => one.goal === goal));

const wantsGrade = (search: Search, grade: Puzzle['grade']): boolean =>
  search.grades.includes(grade) &&
  (search.grades.length === 1 || !isFull(search, MOST_OF_A_GRADE, (one) => one.grade === grade));

/** The file it was written to; null where it is not wanted, like another, or does not hold once it is written. */
function keep(search: Search, found: Found): string | null {
  const { puzzle } = found;
  const idea = ideaOfPuzzle(puzzle);
  if (search.ideas.has(idea) || !wantsGrade(search, puzzle.grade)) return null;
  const folder = join(search.out, `grade-${puzzle.grade}`);
  const file = join(folder, `${nameOfPuzzle(found)}.json`);
  if (existsSync(file) && !search.force) return null;
  const schema = existsSync(SCHEMA) ? relative(folder, SCHEMA) : null;
  const text = fileOfPuzzle(search.game, found, schema);
  if (faultOfInput(JSON.parse(text)) !== null) return null;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  search.ideas.add(idea);
  search.taken.push(puzzle);
  return file;
}
