// Who thinks for house bots? A few threads, so that the server itself never waits for a thought; what comes while all are busy
// waits its turn.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Seat } from '@duello/kernel';
import type { BotAnswer } from '../client/bot-answer.ts';

export interface BotQuestion {
  readonly game: string;
  /** As `botNamed` knows it. */
  readonly bot: string;
  readonly seat: Seat;
  /** All that it knows. */
  readonly view: unknown;
  /** Where its own chance comes from. */
  readonly chance: string;
}

export type BotThought = { readonly answer: BotAnswer | null } | { readonly error: string };

export interface Thinkers {
  /** Questions that nobody thinks about yet. */
  readonly waiting: number;
  /** Rejects when a bot fails, thinks for too long, or is sent home. */
  think(question: BotQuestion): Promise<BotAnswer | null>;
  close(): Promise<void>;
}

interface Job {
  readonly question: BotQuestion;
  resolve(answer: BotAnswer | null): void;
  reject(error: unknown): void;
}

const FILE = new URL('./thinker.ts', import.meta.url);
/** The longest thought on a slow and busy machine; levels count their tries, so this is met by a fault alone. */
const LONGEST = 60_000;

async function ask(worker: Worker, question: BotQuestion): Promise<BotAnswer | null> {
  const over = new AbortController();
  const timer = setTimeout(() => void worker.terminate(), LONGEST);
  worker.postMessage(question);
  try {
    const [thought]: BotThought[] = await Promise.race([
      once(worker, 'message', over),
      once(worker, 'exit', over).then(() => {
        throw new Error('A bot was stopped in the middle of a thought.');
      }),
    ]);
    if ('error' in thought) throw new Error(thought.error);
    return thought.answer;
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}

/** At most so many at once. Threads are started when they are needed. */
export function newThinkers(most: number): Thinkers {
  const all = new Set<Worker>();
  const free: Worker[] = [];
  const queue: Job[] = [];
  let busy = 0;
  let isClosed = false;

  function hire(): Worker {
    const worker = new Worker(FILE, { name: 'house-bot' });
    worker.unref();
    all.add(worker);
    worker.once('exit', () => all.delete(worker));
    return worker;
  }

  async function work({ question, resolve, reject }: Job): Promise<void> {
    const worker = free.pop() ?? hire();
    try {
      resolve(await ask(worker, question));
      free.push(worker);
    } catch (error) {
      // Whatever state it is in, it is not asked again.
      void worker.terminate();
      reject(error);
    }
  }

  function next(): void {
    const job = busy < most ? queue.shift() : undefined;
    if (job === undefined) return;
    busy++;
    void work(job).finally(() => {
      busy--;
      next();
    });
  }

  return {
    get waiting() {
      return queue.length;
    },
    think: (question) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('House bots have gone home.'));
        queue.push({ question, resolve, reject });
        return next();
      }),
    async close() {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('House bots have gone home.'));
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}
