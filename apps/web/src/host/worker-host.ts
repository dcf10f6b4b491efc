// How does the page play a match in its worker? Each request gets an answer; updates come by themselves.

import type { Crash, MatchHost, Start, Update } from '@duello/table';
import { openChannel } from './channel.ts';

/** Starts a match in a worker of its own; rejects when it can't be started. */
export async function startMatch(start: Start): Promise<MatchHost> {
  const early: Update<never, never>[] = [];
  let tell: ((update: Update<never, never>) => void) | null = null;
  let crashed: (crash: Crash) => void = () => {};
  let text: string | null = null;
  const { ask, close } = openChannel((message) => {
    if (message.type === 'crash') {
      crashed({ message: message.crash.message, text });
      return;
    }
    if (message.type !== 'update') return;
    text = message.update.text;
    if (tell === null) early.push(message.update);
    else tell(message.update);
  });
  try {
    await ask({ type: 'start', start });
  } catch (error) {
    close();
    throw error;
  }
  return {
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
  };
}
