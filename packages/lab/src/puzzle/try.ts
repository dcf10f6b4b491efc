// What comes of a try? Solved, failed and by what, or not over yet; and the solution as a match to look at.

import { answersOf, holds, isAtOnce, newProof } from '@duello/bots';
import {
  type Answer,
  apply,
  asked,
  decode,
  encode,
  isAsked,
  isOver,
  type Json,
  newReply,
  other,
  outcome,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';
import { readAnswer } from '../scenario/answer.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { wordsOfAnswer } from '../scenario/think.ts';
import { goalOf } from './check.ts';
import { defence, winOf } from './defence.ts';
import { heldAtOnce } from './prove-at-once.ts';
import { heldInTurn } from './prove-turn.ts';
import { type Puzzle, stateOf } from './puzzle.ts';
import { costOf, replyIn } from './search-turn.ts';
import { failuresOf, type Held } from './solved.ts';

export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'solved' }
  /** The turn is over, and so much life is left to the other. */
  | { readonly kind: 'undone'; readonly life: number | null }
  | { readonly kind: 'lost' }
  /** It was reached here, and is not where the other holds something else. */
  | { readonly kind: 'luck'; readonly worlds: number; readonly of: number }
  /** Something else was bought: how often it wins, where that is known, and how often the best does. */
  | { readonly kind: 'bought'; readonly chance: number | null; readonly best: number };

/** The game with matches that begin in the scenario's position. */
export const positioned = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { position }: Pick<Scenario, 'position'>,
): Game<S, V, O, E> => ({
  ...game,
  rules: {
    ...game.rules,
    setup: (seed, options, emit) => game.loadPosition(position, options, seed, emit ?? undefined),
  },
});

/** More answers than any turn takes. */
const STEPS = 400;

const OPEN: Verdict = { kind: 'open' };

/** The goal is reached here; whether it is wherever the seat knows no more is to be proved. */
interface Reached {
  readonly kind: 'reached';
}
const REACHED: Reached = { kind: 'reached' };
export type FirstVerdict = Verdict | Reached;

/** What has come of these answers, from the puzzle's position on, as far as this position alone can tell. */
export function firstVerdict<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  puzzle: Puzzle,
  answers: readonly Answer[],
): FirstVerdict {
  const { goal, seat } = puzzle;
  const start = stateOf(game, scenario);
  const line = decisionsIn(game, start, seat, answers);
  if (goal === 'buy') return line.length === 0 ? OPEN : verdictOnBuy(puzzle, line[0]);
  const state = answers.reduce((at, given) => apply(game.rules, at, given).state, start);
  const foe = other(seat);
  if (isOver(state)) {
    const winner = outcome(game.rules, state)?.winner ?? null;
    if (winner === seat || (goal === 'survive' && winner === null)) return REACHED;
    return { kind: 'lost' };
  }
  if (game.span(state) === game.span(start)) return OPEN;
  if (goal === 'win')
    return { kind: 'undone', life: game.lifeCell === undefined ? null : state.cells[game.lifeCell(foe)] };
  if (game.atOnce !== undefined) return REACHED;
  if (asked(state) !== 1 << foe || winOf(game, state, foe) !== null) return OPEN;
  return REACHED;
}

/** Whether what was done reaches the goal in each of the worlds that look the same to the seat. */
export function heldOf<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  { goal, seat }: Puzzle,
  answers: readonly Answer[],
): Held {
  const start = stateOf(game, scenario);
  const line = decisionsIn(game, start, seat, answers);
  const wanted = goalOf(goal === 'survive' ? 'survive' : 'win');
  return game.atOnce === undefined
    ? heldInTurn(game, start, seat, wanted, line)
    : heldAtOnce(game, game.atOnce, start, seat, wanted, line);
}

/** True when these are the decisions that the puzzle's file calls its solution. */
export const isSolution = <S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  { seat, solution }: Puzzle,
  answers: readonly Answer[],
): boolean => JSON.stringify(decisionsIn(game, stateOf(game, scenario), seat, answers)) === JSON.stringify(solution);

/** What has come of these answers, proved as far as a solution is. */
export function verdictOn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  puzzle: Puzzle,
  answers: readonly Answer[],
): Verdict {
  const first = firstVerdict(game, scenario, puzzle, answers);
  if (first.kind !== 'reached') return first;
  const failed = failuresOf(heldOf(game, scenario, puzzle, answers));
  return failed.worlds === 0 ? { kind: 'solved' } : { kind: 'luck', ...failed };
}

function verdictOnBuy({ solution, chances }: Puzzle, bought: Json): Verdict {
  const [wanted] = solution;
  if (JSON.stringify(bought) === JSON.stringify(wanted)) return { kind: 'solved' };
  return { kind: 'bought', chance: chances[String(bought)] ?? null, best: chances[String(wanted)] ?? 1 };
}

/** The seat's decisions among the answers, in words: without what nobody thinks about, and no further than its turn. */
function decisionsIn<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  start: S,
  seat: Seat,
  answers: readonly Answer[],
): readonly Json[] {
  const span = game.span(start);
  const line: Json[] = [];
  let at = start;
  for (const given of answers) {
    if (game.span(at) !== span) break;
    if (given.seat === seat && isDecision(game, at, given)) line.push(wordsOfAnswer(given));
    const fought = game.atOnce !== undefined && isAtOnce(at);
    at = apply(game.rules, at, given).state;
    if (fought && given.seat === seat) break;
  }
  return line;
}

function isDecision<S extends State, V, O, E>(game: Game<S, V, O, E>, state: S, given: Answer): boolean {
  if (game.atOnce !== undefined) return true;
  const reply = newReply();
  if (game.forced(state, given.seat, newReply())) return false;
  return encode(game.rules, state, given, reply) === null && costOf({ game, seat: given.seat }, state, reply) > 0;
}

/** All answers of the solution, with what the other answers best. */
export function answersOfSolution<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  scenario: Scenario,
  puzzle: Puzzle,
): readonly Answer[] {
  const { seat, solution } = puzzle;
  let at = stateOf(game, scenario);
  const span = game.span(at);
  const answers: Answer[] = [];
  let next = 0;
  for (let step = 0; step < STEPS && !isOver(at) && game.span(at) === span; step++) {
    let given: Answer | null = null;
    if (isAsked(at, seat)) {
      given = ownAnswer(game, at, puzzle, solution[next]);
      if (given !== null && isDecision(game, at, given)) next++;
    } else given = defence(game, puzzle, span, at);
    if (given === null) break;
    answers.push(given);
    at = apply(game.rules, at, given).state;
    if (puzzle.goal === 'buy') break;
  }
  return answers;
}

/** The one answer there is, the solution's next, or to let it pass; null where there is none. */
function ownAnswer<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  { seat, goal }: Puzzle,
  words: Json | undefined,
): Answer | null {
  const reply = newReply();
  if (words === undefined && game.atOnce !== undefined && goal !== 'buy') {
    // What follows from a plan, such as its aims, is answered as the proof of it does.
    const proof = newProof(game, game.atOnce, state, seat, goalOf(goal));
    const theirs = [...answersOf(proof, state, other(seat))];
    const sure = game.atOnce.every(state, seat).find((mine) => holds(proof, state, mine, theirs));
    return sure === undefined ? null : decode(game.rules, state, seat, sure);
  }
  if (game.atOnce === undefined && game.forced(state, seat, reply)) return decode(game.rules, state, seat, reply);
  const wanted = words === undefined ? null : replyIn({ game, seat }, state, words);
  if (wanted !== null && words !== undefined) return readAnswer(game, state, seat, words, 'puzzle.solution');
  const pass = replyIn({ game, seat }, state, 'pass');
  return pass === null ? null : decode(game.rules, state, seat, pass);
}
