// How does the page play a puzzle? Through a worker that is a host for the table, and tells what came of a try.

import type { Answer, Json } from '@duello/kernel';
import type { PuzzleGoal } from '@duello/lab/puzzle';
import type { Crash, MatchHost, ReplayHead, ReplayHost, Update } from '@duello/table';
import { talkWith } from '../../host/channel.ts';
import type { Help, Judged, Made, PuzzleRequest } from './requests.ts';

export interface PuzzleHost {
  readonly match: MatchHost;
  judge(): Promise<Judged>;
  help(): Promise<Help>;
  /** The solution, ready to be looked at through `replay`. */
  solution(): Promise<ReplayHead>;
  readonly replay: ReplayHost;
  close(): void;
}

const newWorker = (): Worker => new Worker(new URL('./puzzle-worker.ts', import.meta.url), { type: 'module' });

export async function openPuzzle(file: Json, isProved: boolean): Promise<PuzzleHost> {
  const early: Update<never, never>[] = [];
  let tell: ((update: Update<never, never>) => void) | null = null;
  let crashed: (crash: Crash) => void = () => {};
  const { ask, close } = talkWith<PuzzleRequest>(newWorker(), (message) => {
    if (message.type === 'crash') crashed(message.crash);
    if (message.type !== 'update') return;
    if (tell === null) early.push(message.update);
    else tell(message.update);
  });
  try {
    await ask({ type: 'start', file, isProved });
  } catch (error) {
    close();
    throw error;
  }
  const solution = (): Promise<ReplayHead> => ask({ type: 'solution' });
  return {
    match: {
      send: (seat, decision, words) => ask({ type: 'send', seat, decision, words }),
      complete: (seat, partial) => ask({ type: 'complete', seat, partial }),
      undo: () => ask({ type: 'undo' }),
      takeBackAnyway: (kept) => ask({ type: 'takeBackAnyway', kept }),
      look: (viewer) => ask({ type: 'look', viewer }),
      recall: () => ask({ type: 'recall' }),
      onUpdate(listener) {
        tell = listener;
        for (const update of early.splice(0)) listener(update);
      },
      onCrash(listener) {
        crashed = listener;
      },
      close,
    },
    judge: () => ask({ type: 'judge' }),
    help: () => ask({ type: 'help' }),
    solution,
    replay: {
      open: async () => ({ kind: 'opened', head: await solution() }),
      events: (eyes) => ask({ type: 'events', eyes }),
      views: (eyes, at) => ask({ type: 'views', eyes, at }),
      cut: async () => '',
      close,
    },
    close,
  };
}

/** Proves what reached the goal in other worlds, in a worker of its own; `stop` gives up at once. */
export function startProving(
  file: Json,
  answers: readonly Answer[],
  hear: (holds: boolean, of: number) => void,
): { readonly ended: Promise<null>; stop(): void } {
  const { ask, close } = talkWith<PuzzleRequest>(newWorker(), (message) => {
    if (message.type === 'held') hear(message.holds, message.of);
  });
  return { ended: ask<null>({ type: 'prove', file, answers }).finally(close), stop: close };
}

/** Looks for a puzzle in a moment of a match; `stop` gives up at once, whatever is being thought about. */
export function startMaking(
  text: string,
  answers: number,
  goal: PuzzleGoal,
): { readonly made: Promise<Made>; stop(): void } {
  const { ask, close } = talkWith<PuzzleRequest>(newWorker(), () => {});
  return { made: ask<Made>({ type: 'make', text, answers, goal }).finally(close), stop: close };
}
