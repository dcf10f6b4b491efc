// What decided the match for one seat? How its chance went, what its own answers and the other's gave away, and luck.

import { other, type Seat } from '@duello/kernel';
import type { Judged } from './judge.ts';
import type { Review } from './review-match.ts';

/** The chance to win before and after one own answer. */
export interface ChancePoint {
  /** How many answers had been given before. */
  readonly at: number;
  readonly before: number;
  readonly after: number;
  readonly judged: Judged;
}

/** In chances to win: `start` + `luck` + `theirs` - `own` = `result`. */
export interface Account {
  /** Before the first answer that was judged. */
  readonly start: number;
  readonly result: number;
  /** Given away by own answers, and by the other seat's. */
  readonly own: number;
  readonly theirs: number;
  /** What no answer of either seat explains: cards drawn, dice, what was hidden, and what no estimate sees. */
  readonly luck: number;
}

/** The same in whole points of a hundred that add up: `start` + `answers` + `luck` = `result`, `answers` = `theirs` - `own`. */
export interface AccountPoints extends Account {
  readonly answers: number;
}

export function accountPoints(account: Account): AccountPoints {
  const points = (chance: number): number => Math.round(100 * chance);
  // By a hair of luck somebody may seem to have given away less than nothing.
  const given = (chance: number): number => Math.max(0, points(chance));
  const [start, result, own, theirs] = [
    points(account.start),
    points(account.result),
    given(account.own),
    given(account.theirs),
  ];
  return { start, result, own, theirs, answers: theirs - own, luck: result - start - (theirs - own) };
}

export interface SeatReview {
  readonly points: readonly ChancePoint[];
  /** What is marked, in the order of the match. */
  readonly marks: readonly Judged[];
  /** Null while the match is not over, or where nothing was judged. */
  readonly account: Account | null;
}

const lossOf = ({ bestChance, givenChance }: Judged): number => bestChance - givenChance;
const lossesOf = (judged: readonly Judged[], seat: Seat): number =>
  judged.reduce((sum, one) => (one.seat === seat ? sum + lossOf(one) : sum), 0);

export function seatReview({ judged, results }: Review, seat: Seat): SeatReview {
  const own = judged.filter((one) => one.seat === seat);
  const points = own.map((one) => ({ at: one.at, before: one.bestChance, after: one.givenChance, judged: one }));
  const marks = own.filter(({ mark }) => mark !== null);
  if (results === null || own.length === 0) return { points, marks, account: null };
  const [start, result] = [own[0].bestChance, results[seat]];
  // What was judged by a hair too good once and too bad another time evens out in the sums, and stays in them.
  const since = judged.filter(({ at }) => at >= own[0].at);
  const [mine, theirs] = [lossesOf(since, seat), lossesOf(since, other(seat))];
  return { points, marks, account: { start, result, own: mine, theirs, luck: result - start + mine - theirs } };
}
