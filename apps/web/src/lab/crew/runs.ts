// Which question is being played? One at a time, by a few workers, wherever on the page somebody is meanwhile.

import type { Answer, DealLines, MatchRef, Question } from '@duello/lab/questions';
import { newId } from '@duello/table';
import { useSyncExternalStore } from 'react';
import { Failed } from '../../host/channel.ts';
import { keepAnswer } from './kept-answers.ts';
import { openLabWorker } from './lab-channel.ts';
import type { CardOfBox, Told } from './lab-worker.ts';

export interface Run {
  readonly id: string;
  readonly question: Question;
  readonly phase: 'running' | 'finished' | 'stopped' | 'failed';
  readonly deals: number;
  readonly done: number;
  readonly since: number;
  /** What all deals so far say; null before the first. */
  readonly answer: Answer | null;
  /** Why it failed, and which part of the question is the cause, when it is one. */
  readonly problem: { readonly message: string; readonly path: string | null } | null;
}

/** One core stays with the page. */
const MOST_WORKERS = 4;
/** Figures change so often, and are kept so often in case the page is closed, in milliseconds. */
const TELL_EVERY = 900;
const KEEP_EVERY = 5_000;

let current: Run | null = null;
let end: (() => void) | null = null;
const listeners = new Set<() => void>();

function change(part: Partial<Run>): void {
  if (current === null) return;
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useRun = (): Run | null => useSyncExternalStore(subscribe, () => current);
export const isRunning = (): boolean => current?.phase === 'running';

type LabWorker = ReturnType<typeof openLabWorker>;

/** Starts to play; the id under which its answer will be found. What runs already goes on alone. */
export function ask(question: Question): string | null {
  if (isRunning()) return null;
  const id = newId();
  current = { id, question, phase: 'running', deals: 0, done: 0, since: Date.now(), answer: null, problem: null };
  const workers: LabWorker[] = [];
  const isMine = (): boolean => current?.id === id && current.phase === 'running';
  const close = (): void => {
    for (const worker of workers.splice(0)) worker.close();
  };
  const fail = (message: string, path: string | null = null): void => {
    close();
    if (!isMine()) return;
    end = null;
    change({ phase: 'failed', problem: { message, path } });
  };
  const hire = (): LabWorker => {
    const worker = openLabWorker((message) => fail(message));
    workers.push(worker);
    return worker;
  };
  const finish = (phase: 'finished' | 'stopped'): void => {
    close();
    if (!isMine()) return;
    end = null;
    change({ phase });
    keepNow();
  };
  const failed = (error: unknown): void =>
    error instanceof Failed
      ? fail(error.message, error.path)
      : fail(error instanceof Error ? error.message : String(error));
  end = () => finish('stopped');
  play({ question, hire, isMine, finish }).catch(failed);
  for (const listener of listeners) listener();
  return id;
}

/** Ends it; everything counts that was played. */
export const stop = (): void => end?.();

function keepNow(): void {
  if (current?.answer == null) return;
  const { id, since, answer } = current;
  keepAnswer({ id, when: since, answer });
}

interface Effort {
  readonly question: Question;
  hire(): LabWorker;
  isMine(): boolean;
  finish(phase: 'finished'): void;
}

async function play({ question, hire, isMine, finish }: Effort): Promise<void> {
  const teller = hire();
  const deals = await teller.ask<number>({ type: 'open', question });
  if (!isMine()) return;
  change({ deals, since: Date.now() });
  const fresh: DealLines[] = [];
  let next = 0;
  let told = Date.now();
  let kept = Date.now();
  let telling: Promise<boolean> | null = null;
  /** True when nothing further would change the answer. */
  const tell = async (): Promise<boolean> => {
    const { answer, settled } = await teller.ask<Told>({ type: 'tell', deals: fresh.splice(0) });
    if (!isMine()) return true;
    change({ answer });
    told = Date.now();
    if (told - kept > KEEP_EVERY) {
      kept = told;
      keepNow();
    }
    return settled;
  };
  let settled = false;
  const work = async (worker: LabWorker): Promise<void> => {
    await worker.ask({ type: 'open', question });
    while (isMine() && !settled && next < deals) {
      const deal = next++;
      fresh.push(await worker.ask<DealLines>({ type: 'play', deal }));
      if (!isMine()) return;
      change({ done: (current?.done ?? 0) + 1 });
      if (telling !== null || Date.now() - told < TELL_EVERY) continue;
      telling = tell();
      telling.then(
        (isSettled) => {
          settled ||= isSettled;
          telling = null;
        },
        () => {},
      );
    }
  };
  const crew = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency - 1), deals);
  await Promise.all(Array.from({ length: crew }, () => work(hire())));
  await telling;
  if (!isMine()) return;
  if (fresh.length > 0) await tell();
  finish('finished');
}

/** A worker for one thing, ended with it. */
async function once<T>(use: (worker: LabWorker) => Promise<T>): Promise<T> {
  let crashed: (error: Error) => void = () => {};
  const crash = new Promise<never>((_, reject) => {
    crashed = reject;
  });
  const worker = openLabWorker((message) => crashed(new Error(message)));
  try {
    return await Promise.race([use(worker), crash]);
  } finally {
    worker.close();
  }
}

/** The texts of matches that a question was answered by, each played again. */
export const matchTexts = (
  question: Question,
  matches: readonly MatchRef[],
  told: (done: number) => void,
): Promise<readonly string[]> =>
  once(async (worker) => {
    await worker.ask({ type: 'open', question });
    const texts: string[] = [];
    for (const match of matches) {
      texts.push(await worker.ask<string>({ type: 'again', match }));
      told(texts.length);
    }
    return texts;
  });

export const cardsOf = (game: string): Promise<readonly CardOfBox[]> =>
  once((worker) => worker.ask({ type: 'cards', game }));
