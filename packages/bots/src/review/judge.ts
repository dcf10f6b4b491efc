// How good was one answer? Beside the best that was found, in the same worlds, from what its seat saw.

import {
  type Answer,
  type Decision,
  encode,
  newReply,
  questionOf,
  type Reply,
  type Rules,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { EVEN_STYLE, type Terms, type Tools, type Turn } from '../bot.ts';
import { budgetIn, type Level } from '../budget.ts';
import { keep, keyOf } from '../search/candidates.ts';
import { fearedIn } from '../think/analyse.ts';
import { think } from '../think/think.ts';
import type { Fear } from '../think/thought.ts';
import { trueChance, trueError } from '../think/true-chance.ts';
import { lineOf, meanChance, type Trial, tryAnswers } from '../think/try-answers.ts';
import { LEAST, type Mark, markOf } from './marks.ts';

/** Candidates that the answer is compared with, and worlds for that; more of them before anything is marked. */
const RIVALS = 2;
const WORLDS = 12;
const MANY_WORLDS = 40;
/** From here on it is looked at more closely. */
const SUSPECT = 0.6 * LEAST;

export interface Why {
  /** The seat's own answers to the end of its turn, beginning with the best. */
  readonly line: readonly Answer[];
  /** What the best answer leaves it with more, in points by name; less is negative. */
  readonly terms: Terms;
  /** The share of worlds in which the best answer, and the one given, win or lose within the turns looked at. */
  readonly wins: readonly [best: number, given: number];
  readonly losses: readonly [best: number, given: number];
  /** A win in this turn was on the table. */
  readonly winsNow: boolean;
  readonly feared: readonly Fear[];
}

export interface Judged {
  /** How many answers had been given before. */
  readonly at: number;
  readonly seat: Seat;
  /** What was asked. */
  readonly question: string;
  readonly given: Answer;
  readonly best: Answer;
  /** From 0 to 1, for the seat that answers: with the best answer, and with the one given. */
  readonly bestChance: number;
  readonly givenChance: number;
  /** Standard error of their difference. */
  readonly error: number;
  readonly mark: Mark | null;
  /** Of what is marked. */
  readonly why: Why | null;
}

export interface HowToJudge {
  /** How much is thought about every answer, and about those that may be marked. */
  readonly level: Level;
  readonly closer: Level;
}

interface Moment<S extends State, V, O, E> {
  readonly tools: Tools<S, V, O, E>;
  readonly view: V;
  readonly decision: Decision;
  /** How many answers had been given. */
  readonly at: number;
  readonly seed: string;
}

/** Null where there was nothing to choose, or no choice was made. */
export function judge<S extends State, V, O, E>(
  { tools, view, decision, at, seed }: Moment<S, V, O, E>,
  given: Answer,
  { level, closer }: HowToJudge,
): Judged | null {
  if ('concede' in given || 'idle' in given) return null;
  const { seat, what } = decision;
  const turn = { seat, view, decision, tools, rng: stream(`${seed} ${at}`) };
  const here = tools.rules.sample(view, stream(`${seed} ${at}`));
  const own = replyOf(tools.rules, here, given);
  const { candidates, winChance, wins } = think(turn, level);
  if (winChance === null || own === null || (candidates.length < 2 && !wins)) return null;
  const judged = { at, seat, question: what, given };
  const same = (answer: Answer): boolean => isSame(tools.rules, here, own, replyOf(tools.rules, here, answer));
  if (same(candidates[0].answer)) {
    const even = { bestChance: winChance, givenChance: winChance, error: 0, mark: null, why: null };
    return { ...judged, best: given, ...even };
  }
  const beside = (rivals: readonly Answer[], by: Level, worlds: number, words: string) =>
    compare(
      turn,
      here,
      [...rivals, given],
      { budget: budgetIn(tools, by), style: EVEN_STYLE, worlds, seed: `${seed} ${at} ${words}` },
      wins,
    );
  const rivals = candidates.slice(0, RIVALS).map(({ answer }) => answer);
  const first = beside(
    rivals.filter((answer) => !same(answer)),
    level,
    WORLDS,
    'first',
  );
  if (first.loss < SUSPECT) return { ...judged, ...first.told, mark: null, why: null };
  // What seemed best in a few worlds is lucky there: others decide.
  const { told, loss, why } = beside([first.told.best], closer, MANY_WORLDS, 'closer');
  const mark = markOf(loss, told.error);
  return { ...judged, ...told, mark, why: mark === null ? null : why() };
}

function replyOf<S extends State, V, O, E>(rules: Rules<S, V, O, E>, here: S, answer: Answer): Reply | null {
  const reply = newReply();
  return encode(rules, here, answer, reply) === null ? keep(reply) : null;
}

/** Where several are taken together, the order in which they are named says nothing. */
function isSame<S extends State, V, O, E>(rules: Rules<S, V, O, E>, here: S, a: Reply, b: Reply | null): boolean {
  if (b === null) return false;
  const inAnyOrder = questionOf(rules, here).shape === 'some';
  const key = ({ size, codes }: Reply): string => keyOf({ size, codes: inAnyOrder ? codes.toSorted() : codes });
  return key(a) === key(b);
}

/** The best of the others beside the last one, which is the one given. */
function compare<S extends State, V, O, E>(
  turn: Turn<S, V, O, E>,
  here: S,
  answers: readonly Answer[],
  how: Parameters<typeof tryAnswers>[2],
  winsNow: boolean,
) {
  const { tools } = turn;
  const { rules } = tools;
  const replies = answers.map((answer) => replyOf(rules, here, answer)).filter((reply) => reply !== null);
  const { trials } = tryAnswers(turn, replies, how);
  const means = trials.map(meanChance);
  const last = means.length - 1;
  const top = means.slice(0, last).reduce((best, mean, i) => (mean > means[best] ? i : best), 0);
  // A win that was found move by move is worth more than what a plan makes of it.
  const sure = (trial: Trial<S>): Trial<S> => (winsNow ? { ...trial, chance: 1 } : trial);
  const [best, given] = [trials[top].map(sure), trials[last]];
  const gaps = best.map(({ chance }, n) => chance - given[n].chance);
  const gap = gaps.reduce((sum, one) => sum + one, 0) / gaps.length;
  const variance = gaps.reduce((sum, one) => sum + (one - gap) ** 2, 0) / Math.max(1, gaps.length - 1);
  const [bestChance, givenChance] = [meanChance(best), means[last]].map((said) => trueChance(tools, said));
  const error = trueError(tools, (meanChance(best) + means[last]) / 2, Math.sqrt(variance / gaps.length));
  const told = { best: answers[top], bestChance, givenChance, error };
  const why = (): Why => {
    const [mine, its] = [lineOf(turn, answers[top], best), lineOf(turn, answers[last], given)];
    return {
      line: mine.line,
      terms: difference(mine.terms, its.terms),
      wins: [winsNow ? 1 : mine.wins, its.wins],
      losses: [mine.losses, its.losses],
      winsNow,
      feared: fearedIn(given),
    };
  };
  return { told, loss: bestChance - givenChance, why };
}

/** What one has more than the other, by name. */
export function difference(a: Terms, b: Terms): Terms {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return Object.fromEntries([...names].map((name) => [name, (a[name] ?? 0) - (b[name] ?? 0)]));
}
