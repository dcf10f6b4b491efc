// How do many writes share one sync? Whatever comes while others are being written goes together in the next batch, to a thread
// that writes; each promise resolves once its write is on the disk.

import { Worker } from 'node:worker_threads';
import type { Statement } from '../database.ts';
import { StoreError } from '../store-error.ts';
import type { Outcome, Written } from './batch.ts';

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: (written: Written) => void;
  readonly reject: (error: StoreError) => void;
}

interface Writer {
  readonly thread: Worker;
  readonly exited: Promise<unknown>;
}

export interface GroupCommit {
  write(statements: readonly Statement[]): Promise<Written>;
  /** Takes nothing more; resolves once all that was taken is written. */
  end(): Promise<void>;
}

/** Megabytes: it holds nothing for long. */
const YOUNG = 4;
const WRITER = new URL('./writer.ts', import.meta.url);

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('written' in outcome) resolve(outcome.written);
  else reject(new StoreError(outcome.fault, outcome.sentence));
}

export function groupCommit(file: string): GroupCommit {
  /** Begun with the first write: whoever only reads needs none. */
  let begun: Writer | null = null;
  let waiting: Waiting[] = [];
  /** Those that are being written; null while the thread has nothing to do. */
  let underWay: readonly Waiting[] | null = null;
  let isPlanned = false;
  let refusal: StoreError | null = null;

  /** Not before all who come in the same turn are there. */
  function plan(): void {
    if (isPlanned || underWay !== null || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(send);
  }

  function send(): void {
    isPlanned = false;
    if (waiting.length === 0) return;
    begun ??= begin();
    const { thread } = begun;
    underWay = waiting;
    waiting = [];
    // The process goes on while something is being written, and not for the thread alone.
    thread.ref();
    thread.postMessage(underWay.map(({ statements }) => statements));
  }

  function fail(cause: unknown): void {
    refusal ??= new StoreError('broken', 'The thread that writes the store has ended. Start the server again.', cause);
    const lost = [...(underWay ?? []), ...waiting];
    [underWay, waiting] = [null, []];
    for (const { reject } of lost) reject(refusal);
  }

  function begin(): Writer {
    const thread = new Worker(WRITER, {
      name: 'store',
      workerData: file,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    thread.unref();
    thread.on('message', (outcomes: readonly Outcome[]) => {
      const written = underWay ?? [];
      underWay = null;
      thread.unref();
      for (const [i, outcome] of outcomes.entries()) settle(written[i], outcome);
      plan();
    });
    thread.on('error', fail);
    thread.on('exit', fail);
    return { thread, exited: new Promise((resolve) => thread.once('exit', resolve)) };
  }

  const isBusy = (): boolean => underWay !== null || waiting.length > 0;

  return {
    write(statements) {
      return new Promise((resolve, reject) => {
        if (refusal !== null) throw refusal;
        waiting.push({ statements, resolve, reject });
        plan();
      });
    },
    async end() {
      refusal ??= new StoreError('closed', 'The store is closed.');
      if (isPlanned) send();
      if (begun === null) return;
      const { thread, exited } = begun;
      while (isBusy()) await Promise.race([exited, new Promise((resolve) => thread.once('message', resolve))]);
      thread.ref();
      thread.postMessage(null);
      await exited;
    },
  };
}
