// What can a worker be asked to do? Jobs and results as plain data, so that any thread can do any of them.

import { type Contest, type Pair, playPair } from '../arena/arena.ts';
import { addUp, type FuzzResult, fuzzSome, type Hunt } from '../fuzz/fuzz.ts';
import type { Failure } from '../fuzz/shrink.ts';
import type { WithGame } from '../game/game.ts';
import type { DealLines } from '../questions/match-line.ts';
import { dealerOf } from '../questions/play-deal.ts';
import type { Question } from '../questions/question.ts';
import { inParallel } from './pool.ts';

export type Job =
  | { readonly do: 'pair'; readonly contest: Contest; readonly index: number }
  | { readonly do: 'fuzz'; readonly hunt: Hunt; readonly from: number; readonly to: number }
  | { readonly do: 'ask'; readonly question: Question; readonly deals: readonly number[] };

export type Result =
  | { readonly pair: Pair; readonly index: number }
  | { readonly fuzz: FuzzResult }
  | { readonly deals: readonly DealLines[] };

export function gameOf(job: Job): string {
  if (job.do === 'pair') return job.contest.game;
  return job.do === 'fuzz' ? job.hunt.game : job.question.game;
}

export function perform(withGame: WithGame, job: Job): Result {
  switch (job.do) {
    case 'pair':
      return { pair: withGame(job.contest.game, (game) => playPair(game, job.contest, job.index)), index: job.index };
    case 'fuzz':
      return { fuzz: withGame(job.hunt.game, (game) => fuzzSome(game, job.hunt, job.from, job.to)) };
    case 'ask':
      return { deals: playSome(withGame, job.question, job.deals) };
  }
}

/** Plays deals of the question that this thread was asked last: its arms are made ready once. */
let last: { readonly question: string; readonly play: (deal: number) => DealLines } | null = null;

function playSome(withGame: WithGame, question: Question, deals: readonly number[]): readonly DealLines[] {
  const key = JSON.stringify(question);
  if (last?.question !== key) {
    last = { question: key, play: withGame(question.game, (game) => dealerOf(game, question).play) };
  }
  return deals.map(last.play);
}

/** Where the games come from, here and in other threads. */
export interface GameSource {
  readonly withGame: WithGame;
  /** The file that a worker thread runs: it calls `serveJobs`, which brings the same games. null: everything in this thread. */
  readonly worker: URL | null;
}

/** How the work is spread, and who is told how far it is. */
interface Effort {
  /** 0 does everything in this thread. */
  readonly workers: number;
  told?(done: number): void;
  /** Ends it early: what has been played until then counts. */
  readonly stop?: AbortSignal;
}

/** Deals 0 to `pairs` - 1 of a contest, in order. */
export const simulate = (
  source: GameSource,
  contest: Contest,
  pairs: number,
  effort: Effort,
): Promise<readonly Pair[]> => playDeals(source, contest, [...Array(pairs).keys()], effort);

/** These deals of a contest, in their order; `played` hears of each at once, in the order in which they end. */
export async function playDeals(
  source: GameSource,
  contest: Contest,
  deals: readonly number[],
  effort: Effort & { played?(deal: number, pair: Pair): void },
): Promise<readonly Pair[]> {
  const jobs = deals.map((index): Job => ({ do: 'pair', contest, index }));
  const told = (done: number, last: Result): void => {
    effort.told?.(done);
    if ('pair' in last) effort.played?.(last.index, last.pair);
  };
  const results = await spread(source, jobs, effort, told);
  return results.flatMap((result) => ('pair' in result ? [result.pair] : []));
}

/** Matches a job: few enough for a steady bar, enough to be worth the message. */
const BATCH = 20;

/** `found` hears of each failure at once, so that none is lost when the rest is never played. */
export async function fuzz(
  source: GameSource,
  hunt: Hunt,
  matches: number,
  effort: Effort & { found?(failure: Failure): void },
): Promise<FuzzResult> {
  const jobs = Array.from({ length: Math.ceil(matches / BATCH) }, (_, batch): Job => {
    const from = batch * BATCH;
    return { do: 'fuzz', hunt, from, to: Math.min(matches, from + BATCH) };
  });
  const told = (done: number, last: Result): void => {
    effort.told?.(Math.min(matches, done * BATCH));
    if ('fuzz' in last) for (const failure of last.fuzz.failures) effort.found?.(failure);
  };
  const results = await spread(source, jobs, effort, told);
  return addUp(results.flatMap((result) => ('fuzz' in result ? [result.fuzz] : [])));
}

/** Deals a job: few enough for a steady bar and little lost when it is stopped, enough to be worth the message. */
const MOST_DEALS = 8;
const JOBS_A_WORKER = 64;

/** Plays these deals of a question; `played` hears of each, in the order in which they end. */
export async function playQuestion(
  source: GameSource,
  question: Question,
  deals: readonly number[],
  effort: Effort & { played(deal: DealLines): void },
): Promise<void> {
  const size = Math.min(
    MOST_DEALS,
    Math.max(1, Math.floor(deals.length / (JOBS_A_WORKER * Math.max(1, effort.workers)))),
  );
  const jobs = Array.from({ length: Math.ceil(deals.length / size) }, (_, batch): Job => {
    return { do: 'ask', question, deals: deals.slice(batch * size, (batch + 1) * size) };
  });
  const told = (done: number, lastDone: Result): void => {
    if ('deals' in lastDone) for (const deal of lastDone.deals) effort.played(deal);
    effort.told?.(Math.min(deals.length, done * size));
  };
  await spread(source, jobs, effort, told);
}

const spread = (
  { withGame, worker }: GameSource,
  jobs: readonly Job[],
  { workers: count, stop }: Effort,
  told: (done: number, last: Result) => void,
): Promise<readonly Result[]> =>
  inParallel<Job, Result>(jobs, (job) => perform(withGame, job), { count, file: worker }, told, stop);
