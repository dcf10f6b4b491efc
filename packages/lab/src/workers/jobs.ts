// What can a worker be asked to do? Jobs and results as plain data, so that any thread can do any of them.

import { type Contest, type Pair, playPair } from '../arena/arena.ts';
import { addUp, type FuzzResult, fuzzSome, type Hunt } from '../fuzz/fuzz.ts';
import type { Failure } from '../fuzz/shrink.ts';
import type { WithGame } from '../game/game.ts';
import { inParallel } from './pool.ts';

export type Job =
  | { readonly do: 'pair'; readonly contest: Contest; readonly index: number }
  | { readonly do: 'fuzz'; readonly hunt: Hunt; readonly from: number; readonly to: number };

export type Result = { readonly pair: Pair; readonly index: number } | { readonly fuzz: FuzzResult };

export const gameOf = (job: Job): string => (job.do === 'pair' ? job.contest : job.hunt).game;

export function perform(withGame: WithGame, job: Job): Result {
  return job.do === 'pair'
    ? { pair: withGame(job.contest.game, (game) => playPair(game, job.contest, job.index)), index: job.index }
    : { fuzz: withGame(job.hunt.game, (game) => fuzzSome(game, job.hunt, job.from, job.to)) };
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

const spread = (
  { withGame, worker }: GameSource,
  jobs: readonly Job[],
  { workers: count, stop }: Effort,
  told: (done: number, last: Result) => void,
): Promise<readonly Result[]> =>
  inParallel<Job, Result>(jobs, (job) => perform(withGame, job), { count, file: worker }, told, stop);
