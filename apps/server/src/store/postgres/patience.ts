// What if PostgreSQL is away for a moment, as when it is started again? What can be tried again is, for some seconds.

import { setTimeout as delay } from 'node:timers/promises';
import { postgresError } from './postgres-error.ts';

const PATIENCE = 8_000;
const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 500;

/** `mayRetry` says after which errors; all come out as errors of a store. */
export async function patiently<T>(work: () => Promise<T>, mayRetry: (error: unknown) => boolean): Promise<T> {
  const last = performance.now() + PATIENCE;
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      if (!mayRetry(error) || performance.now() + pause > last) throw postgresError(error);
    }
    await delay(pause);
  }
}
