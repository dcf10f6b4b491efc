// What does a worker do that is killed in the middle of a job? It ends once, without a word; the next one finds that it did.

import { existsSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { Task } from './pool.ts';

export interface Deadly {
  readonly number: number;
  /** Where it is noted that somebody died of this job; null does it no harm. */
  readonly diesOnce: string | null;
  readonly diesAlways: boolean;
}

parentPort?.on('message', ({ index, job }: Task<Deadly>) => {
  if (job.diesAlways) process.exit(7);
  if (job.diesOnce !== null && !existsSync(job.diesOnce)) {
    writeFileSync(job.diesOnce, '');
    process.exit(7);
  }
  parentPort?.postMessage({ index, result: 10 * job.number });
});
