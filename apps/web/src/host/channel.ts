// How does a question reach a worker? With a number, under which its answer comes back.

import type { GameId } from '@duello/games';
import type { Crash, Update } from '@duello/table';
import type { ReviewStep } from './reviewing.ts';
import type { Request } from './worker.ts';

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

/** What comes by itself, unasked; whoever listens knows whose views and events they are. */
type Unasked =
  | { readonly type: 'update'; readonly update: Update<never, never> }
  | { readonly type: 'reviewed'; readonly step: ReviewStep<never> }
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'held'; readonly holds: boolean; readonly of: number }
  | { readonly type: 'crash'; readonly crash: Crash };

/** A worker's messages as this side reads them: whoever asks knows what is answered. */
type Heard =
  | Unasked
  | { readonly type: 'done'; readonly id: number; readonly result: never }
  | { readonly type: 'failed'; readonly id: number; readonly message: string; readonly path: string | null };

/** What a worker could not do, and which part of what it was given is the cause, when it is one. */
export class Failed extends Error {
  readonly path: string | null;
  constructor(message: string, path: string | null) {
    super(message);
    this.path = path;
  }
}

interface Channel<Q> {
  ask<R>(request: Q): Promise<R>;
  close(): void;
}

const newWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** A worker that waits for its match. */
let spare: Worker | null = null;

function takeSpare(): Worker | null {
  const taken = spare;
  spare = null;
  return taken;
}

/** Starts a worker with a game in it before anybody asks for one. */
export function warm(game: GameId): void {
  if (spare !== null) return;
  spare = newWorker();
  spare.onerror = takeSpare;
  const request: Request = { type: 'load', game };
  spare.postMessage({ id: 0, request });
}

/** A worker of its own. */
export const openChannel = (hear: (message: Unasked) => void): Channel<Request> =>
  talkWith(takeSpare() ?? newWorker(), hear);

/** Any worker that answers under the number of what it was asked. */
export function talkWith<Q>(worker: Worker, hear: (message: Unasked) => void): Channel<Q> {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  const take = (id: number): Waiting | undefined => {
    const found = waiting.get(id);
    waiting.delete(id);
    return found;
  };
  worker.onmessage = ({ data }: MessageEvent<Heard>) => {
    if (data.type === 'failed') take(data.id)?.reject(new Failed(data.message, data.path));
    else if (data.type === 'done') take(data.id)?.resolve(data.result);
    else hear(data);
  };
  worker.onerror = ({ message }) => {
    for (const id of [...waiting.keys()]) take(id)?.reject(new Error(message));
    hear({ type: 'crash', crash: { message, text: null } });
  };
  return {
    ask(request) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, request });
      });
    },
    close: () => worker.terminate(),
  };
}
