// What does a worker thread do? One job after another, as they are handed to it.

import { parentPort } from 'node:worker_threads';
import { BadInput } from '@duello/kernel';
import type { WithGame } from '../game/game.ts';
import { gameOf, type Job, perform, type Result } from './jobs.ts';
import type { Done, Task } from './pool.ts';

function done(withGame: WithGame, { index, job }: Task<Job>): Done<Result> {
  try {
    return { index, result: perform(withGame, job) };
  } catch (error) {
    // What the caller got wrong is said to the caller; anything else is a fault of ours.
    if (error instanceof BadInput) return { index, error: error.message, bad: true };
    return { index, bad: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Answers the jobs that come to this thread; `withGameOf` brings the game of a job. */
export function serveJobs(withGameOf: (id: string) => Promise<WithGame>): void {
  parentPort?.on('message', async (task: Task<Job>) => {
    const withGame = await withGameOf(gameOf(task.job));
    parentPort?.postMessage(done(withGame, task));
  });
}
