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
  const crew = Array.from({ length: Math.min(count, jobs.length) }, () => new Worker(file));
  try {
    const stopped = new Promise<void>((resolve) => {
      if (stop?.aborted === true) resolve();
      stop?.addEventListener('abort', () => resolve());
    });
    await Promise.race([Promise.all(crew.map((worker) => employ(worker, take, keep))), stopped]);
  } finally {
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
  return [...results].sort(([a], [b]) => a - b).map(([, result]) => result);
}

/** Gives a worker one job after another until there are no more. */
function employ<J, R>(
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
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
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
