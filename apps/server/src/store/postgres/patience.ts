// What if PostgreSQL is away for a moment, as when it is started again? What can be tried again is, for some seconds; and nobody
// waits for ever for an answer that was lost on the way.

import { setTimeout as delay } from 'node:timers/promises';
import { StoreError } from '../store-error.ts';
import { postgresError } from './postgres-error.ts';

/** Milliseconds. */
export const PATIENCE = 5_000;
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;
/** So long one answer may take at most: far longer than the slowest statement. */
const ANSWER_WITHIN = 15_000;

/** Tries again after errors that `mayRetry` names; all come out as errors of a store. */
export type Patiently = <T>(work: () => Promise<T>, mayRetry: (error: unknown) => boolean) => Promise<T>;

async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = async (): Promise<never> => {
    await delay(ANSWER_WITHIN, undefined, { signal: done.signal });
    throw new StoreError('unreachable', 'PostgreSQL does not answer.');
  };
  return Promise.race([work(), late()]).finally(() => done.abort());
}

export const patientFor =
  (milliseconds: number): Patiently =>
  async (work, mayRetry) => {
    const last = performance.now() + milliseconds;
    for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      try {
        return await inTime(work);
      } catch (error) {
        if (!mayRetry(error) || performance.now() + pause > last) throw postgresError(error);
      }
      await delay(pause);
    }
  };
