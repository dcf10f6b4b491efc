// How well was a match played? Every answer of both seats beside the best that its seat could have found, from its own view.
//
//   const review = reviewMatch(tools, record, { tell: ({ done, all }) => … });   // tools and record of the same game
//   const { marks, points, account } = seatReview(review, 0);                     // of one seat: see account.ts
//
// A page or a command that wants to stop in between takes `reviewing`, which rests after every answer.

import { answer, begin, decisionOf, type MatchRecord, outcome, SEATS, type Seat, type State } from '@duello/kernel';
import type { Tools } from '../bot.ts';
import type { Level } from '../budget.ts';
import { LEVELS, type LevelName } from '../think/levels.ts';
import { type HowToJudge, type Judged, judge } from './judge.ts';

export interface Progress {
  readonly done: number;
  readonly all: number;
  /** The last answer, where there was something to choose: whoever stops has all of them so far. */
  readonly judged: Judged | null;
}

export interface Review {
  /** Answers of both seats where there was something to choose, in their order. */
  readonly judged: readonly Judged[];
  /** How many answers the match has. */
  readonly answers: number;
  /** For each seat 1 for a win, 0.5 for a draw, 0 for a loss; null while the match is not over. */
  readonly results: readonly [number, number] | null;
}

/** Thinks as this level about every answer, and as the next about those that may be marked. */
export function reviewAs(name: LevelName): HowToJudge {
  const levels = Object.values<Level>(LEVELS);
  const at = levels.indexOf(LEVELS[name]);
  return { level: levels[at], closer: levels[Math.min(at + 1, levels.length - 1)] };
}

export const USUAL_REVIEW: LevelName = 'strong';
const USUAL = reviewAs(USUAL_REVIEW);

/** Judges answer by answer; the review is what it returns. The same record gives the same review everywhere. */
export function* reviewing<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  { seed, options, answers }: MatchRecord,
  how: HowToJudge = USUAL,
): Generator<Progress, Review> {
  const { rules } = tools;
  const match = begin(rules, seed, rules.options(options));
  const judged: Judged[] = [];
  for (const [at, given] of answers.entries()) {
    const decision = decisionOf(rules, match.state, given.seat);
    const view = rules.view(match.state, given.seat);
    // The match's own seed is nobody's knowledge: worlds are drawn by the place in the match alone.
    const one = decision === null ? null : judge({ tools, view, decision, at, seed: 'review' }, given, how);
    if (one !== null) judged.push(one);
    answer(match, given);
    yield { done: at + 1, all: answers.length, judged: one };
  }
  const ended = outcome(rules, match.state);
  const resultOf = (seat: Seat): number => (ended?.winner === null ? 0.5 : ended?.winner === seat ? 1 : 0);
  return {
    judged,
    answers: answers.length,
    results: ended === null ? null : [resultOf(SEATS[0]), resultOf(SEATS[1])],
  };
}

interface HowToReview extends Partial<HowToJudge> {
  tell?(progress: Progress): void;
}

/** The whole match at once. */
export function reviewMatch<S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  record: MatchRecord,
  { tell, ...how }: HowToReview = {},
): Review {
  const steps = reviewing(tools, record, { ...USUAL, ...how });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    tell?.(step.value);
  }
}
