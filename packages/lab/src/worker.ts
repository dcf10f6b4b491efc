// What does a worker thread do? One job after another, as they are handed to it.

import { parentPort } from 'node:worker_threads';
import { type Job, perform, type Result } from './jobs.ts';
import type { Done, Task } from './pool.ts';

function done({ index, job }: Task<Job>): Done<Result> {
  try {
    return { index, result: perform(job) };
  } catch (error) {
    return { index, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (task: Task<Job>) => parentPort?.postMessage(done(task)));
