// What does a worker thread do? One job after another, as they are handed to it.

import { parentPort } from 'node:worker_threads';
import { BadInput } from '@duello/kernel';
import type { WithGame } from '../game/game.ts';
import { gameOf, type Job, perform, type Result } from './jobs.ts';
import type { Done, Task } from './pool.ts';

type WithGameOf = (id: string) => Promise<WithGame>;

async function done(withGameOf: WithGameOf, { index, job }: Task<Job>): Promise<Done<Result>> {
  try {
    return { index, result: perform(await withGameOf(gameOf(job)), job) };
  } catch (error) {
    // What the caller got wrong is said to the caller; anything else is a fault of ours.
    if (error instanceof BadInput) return { index, error: error.message, bad: true };
    return { index, bad: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Answers the jobs that come to this thread; `withGameOf` brings the game of a job. */
export function serveJobs(withGameOf: WithGameOf): void {
  parentPort?.on('message', async (task: Task<Job>) => parentPort?.postMessage(await done(withGameOf, task)));
}
