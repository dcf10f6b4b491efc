// How is work spread over all cores? Each worker takes the next job when it is free; results come back in the order of the jobs.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { BadInput } from '@duello/kernel';

export interface Task<J> {
  readonly index: number;
  readonly job: J;
}
export type Done<R> =
  | { readonly index: number; readonly result: R }
  | { readonly index: number; readonly error: string; readonly bad: boolean };

export const allCores = (): number => availableParallelism();

export interface Workers {
  readonly count: number;
  /** What each of them runs; null when there can be none. */
  readonly file: URL | null;
}

/**
 * Does every job, in this thread without workers or when there is but one job; `perform` must be what a worker does. When
 * it is stopped, what has been done so far is the result.
 */
export async function inParallel<J, R>(
  jobs: readonly J[],
  perform: (job: J) => R,
  { count, file }: Workers,
  told: (done: number, last: R) => void,
  stop?: AbortSignal,
): Promise<readonly R[]> {
  if (count === 0 || file === null || jobs.length <= 1) {
    const results: R[] = [];
    for (const job of jobs) {
      if (stop?.aborted === true) break;
      const result = perform(job);
      results.push(result);
      told(results.length, result);
    }
    return results;
  }
  const results = new Map<number, R>();
  let next = 0;
  const take = (): Task<J> | null => (next < jobs.length ? { index: next, job: jobs[next++] } : null);
  const keep = (index: number, result: R): void => {
    results.set(index, result);
    told(results.size, result);
  };
  const crew: Worker[] = [];
  let isOver = false;
  const start = (): Worker => {
    const worker = new Worker(file);
    crew.push(worker);
    return worker;
  };
  const employed = (): readonly Promise<void>[] =>
    Array.from({ length: Math.min(count, jobs.length) }, () => employ({ start, take, keep, isOver: () => isOver }));
  try {
    const stopped = new Promise<void>((resolve) => {
      if (stop?.aborted === true) resolve();
      stop?.addEventListener('abort', () => resolve());
    });
    await Promise.race([Promise.all(employed()), stopped]);
  } finally {
    isOver = true;
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

/** Why a worker is gone that had not done its job; what it did before counts. */
class Gone extends Error {}

/** How often a worker may be lost before that is told: memory runs out, or somebody ends it. */
const MOST_LOST = 3;

interface Employer<J, R> {
  start(): Worker;
  take(): Task<J> | null;
  keep(index: number, result: R): void;
  /** Everything is done or was stopped: workers end because they are told to. */
  isOver(): boolean;
}

/** Gives a worker one job after another until there are no more; the job of one that is lost goes to another. */
async function employ<J, R>({ start, take, keep, isOver }: Employer<J, R>): Promise<void> {
  let unfinished: Task<J> | null = null;
  const next = (): Task<J> | null => {
    const task = unfinished ?? take();
    unfinished = task;
    return task;
  };
  for (let lost = 0; ; lost++) {
    try {
      return await work(start(), next, (index, result: R) => {
        unfinished = null;
        keep(index, result);
      });
    } catch (error) {
      if (isOver()) return;
      if (!(error instanceof Gone) || lost >= MOST_LOST) throw error;
    }
  }
}

function work<J, R>(
  worker: Worker,
  take: () => Task<J> | null,
  keep: (index: number, result: R) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const hand = (): void => {
      const task = take();
      if (task === null) resolve();
      else worker.postMessage(task);
    };
    worker.on('error', (error) => reject(isOutOfMemory(error) ? new Gone('a worker ran out of memory') : error));
    worker.on('exit', (code) => reject(new Gone(`a worker stopped with code ${code}`)));
    worker.on('message', (done: Done<R>) => {
      if ('error' in done) {
        reject(done.bad ? new BadInput('', done.error) : new Error(done.error));
        return;
      }
      keep(done.index, done.result);
      hand();
    });
    hand();
  });
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
