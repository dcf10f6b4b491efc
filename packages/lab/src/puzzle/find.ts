// Where do puzzles come from? Bots play against each other, and a solver looks at their turns for one that has a single way.

import { botNamed } from '@duello/bots';
import {
  advance,
  asked,
  below,
  decisionOf,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  questionOf,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { criticalAtOnce } from '../suite/at-once.ts';
import { closestOf } from '../suite/closest.ts';
import { shortPosition } from '../suite/shorten-position.ts';
import { criticalInTurn } from '../suite/turn-tactics.ts';
import { canBuy, withAllLaid } from './best-buy.ts';
import { goalOf, puzzleIn } from './check.ts';
import type { Fault } from './fault.ts';
import type { Puzzle, PuzzleGoal } from './puzzle.ts';
import { gradeOf, missedBy } from './rate.ts';

export interface Found {
  readonly puzzle: Puzzle;
  readonly position: Json;
  readonly options: Json;
  /** Which match it is from, and how many answers were given there. */
  readonly from: string;
}

export interface HowToFind {
  readonly seed: string;
  /** Who plays: drawn for each turn, so that matches go different ways. */
  readonly bots: readonly string[];
  /** False for goals that nobody wants any more of. */
  wants(goal: PuzzleGoal): boolean;
}

/** Longer than any match. */
const MOST_ANSWERS = 5000;
/** Of moments that could be looked at, one in so many is; of those to buy in, fewer: they take long. */
const LOOKED_AT: Readonly<Record<PuzzleGoal, number>> = { win: 2, survive: 2, buy: 3 };
/** Steps of life that are tried, from where the goal is only just reached. */
const BACK: Readonly<Record<PuzzleGoal, number>> = { win: 3, survive: 6, buy: 1 };
/** From one match: the next turn is often the same puzzle again, and in the same turn it is. */
const MOST_OF_A_MATCH = 3;
/** What is found among fewer answers needs no thought. */
const LEAST_NODES = 20;
const EASY: readonly Fault['code'][] = ['trivial', 'shorter', 'rival', 'tooWide'];
/** What a position without a seed of its own is given. */
const SEED = 'scenario';

/** Plays the match of that seed; null between moments, so that whoever waits may stop. */
export function* puzzlesIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { seed, bots, wants }: HowToFind,
): Generator<Found | null> {
  const { rules } = game;
  const options = rules.options({});
  const state = rules.setup(seed, options, null);
  const reply = newReply();
  const rng = stream(`${seed}/looks`);
  let looked = '';
  let taken = 0;
  const had = new Set<string>();
  for (let answers = 0; answers < MOST_ANSWERS && !isOver(state) && taken < MOST_OF_A_MATCH; answers++) {
    yield null;
    const here = `${game.span(state)} ${questionOf(rules, state).name}`;
    for (const seat of SEATS) {
      for (const goal of here === looked ? [] : goalsAt(game, state, seat)) {
        // Drawn whether or not it is wanted: what is found does not hang on what else was.
        if (below(rng, LOOKED_AT[goal]) > 0 || !wants(goal)) continue;
        const moment = `${goal} ${game.rounds(state)}`;
        if (had.has(moment)) continue;
        const found = puzzleNear(game, state, options, seat, goal);
        yield null;
        if (found === null) continue;
        taken++;
        had.add(moment);
        yield { ...found, options: rules.shorten(options), from: `${seed}, after ${answers} answers` };
        break;
      }
    }
    looked = here;
    const seat: Seat = isAsked(state, 0) ? 0 : 1;
    const decision = decisionOf(rules, state, seat);
    if (decision === null) return;
    const bot = bots[below(stream(`${seed}/${game.span(state)}/${seat}`), bots.length)];
    const view = rules.view(state, seat);
    const answer = botNamed(bot)({ seat, view, decision, tools: game, rng: stream(`${seed}/${answers}`) });
    encode(rules, state, answer, reply);
    advance(rules, state, seat, reply, null);
  }
}

/** What could be asked of a seat at this moment. */
function goalsAt<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, seat: Seat): readonly PuzzleGoal[] {
  if (!isAsked(state, seat)) return [];
  if (asked(state) === 1 << seat && canBuy(game, state, seat)) return ['buy'];
  const isMoment =
    game.atOnce === undefined
      ? game.settled(state) && game.active(state) === seat && asked(state) === 1 << seat
      : game.atOnce.isNear(state, seat);
  return isMoment ? ['win', 'survive'] : [];
}

/** A puzzle made of this moment, as close as it can be; null where there is none. */
function puzzleNear<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  options: O,
  seat: Seat,
  goal: PuzzleGoal,
): Placed | null {
  for (const moment of momentsNear(game, state, seat, goal)) {
    const found = positionPuzzle(game, moment, options, seat, goal);
    if (!('code' in found)) return goal !== 'buy' && found.puzzle.nodes < LEAST_NODES ? null : found;
    // With more life left it only gets easier.
    if (EASY.includes(found.code)) return null;
  }
  return null;
}

/** A puzzle with its position, in short. */
export type Placed = Pick<Found, 'puzzle' | 'position'>;

/** The puzzle that this very moment is for a seat, rated; or why it is none. */
export function positionPuzzle<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  options: O,
  seat: Seat,
  goal: PuzzleGoal,
): Placed | Fault {
  const here = loaded(game, state, options);
  if (here === null) return { code: 'notAsked' };
  const found = puzzleIn(game, here, seat, goal);
  if ('code' in found) return found;
  const position = shortPosition(game, here, options);
  if (position === null) return { code: 'notAsked' };
  const { line, nodes, chances } = found;
  const missed = missedBy(game, here, seat, goal, line);
  const grade = gradeOf(goal, nodes, missed, chances);
  return { position, puzzle: { goal, grade, seat, solution: line, nodes, missedBy: missed, chances } };
}

function momentsNear<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  goal: PuzzleGoal,
): readonly S[] {
  if (goal === 'buy') return [withAllLaid(game, state, seat)];
  if (game.lifeCell === undefined) return [state];
  const kind = goalOf(goal);
  const critical = (cell: number): number | null =>
    game.atOnce === undefined
      ? criticalInTurn(game, state, seat, kind, cell)
      : criticalAtOnce(game, game.atOnce, state, seat, kind, cell);
  return closestOf(game, state, seat, kind, critical, BACK[goal]);
}

/** The moment as a file would give it back: what came before it is forgotten. */
function loaded<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, options: O): S | null {
  try {
    return game.loadPosition(game.position(state), options, SEED);
  } catch {
    return null;
  }
}

/** What a puzzle is about: two with the same goal and the same answers are one; to buy the same is another thing elsewhere. */
export const ideaOfPuzzle = ({ goal, solution, chances }: Puzzle): string =>
  [goal, ...solution.map((words) => JSON.stringify(words)).sort(), JSON.stringify(chances)].join(' ');
