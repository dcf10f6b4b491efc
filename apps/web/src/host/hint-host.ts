// Who thinks about a hint? A worker of its own, which gets one seat's view and nothing else of the match.

import type { Decision } from '@duello/kernel';
import type { Advice } from '@duello/table';
import { openChannel } from './channel.ts';

export interface HintHost {
  /** Null when it was stopped. */
  ask<V>(decision: Decision, view: V): Promise<Advice | null>;
  /** Drops what is being thought about. */
  stop(): void;
  close(): void;
}

export function hintHost(game: string): HintHost {
  let channel: ReturnType<typeof openChannel> | null = null;
  let drop: (() => void) | null = null;
  const close = (): void => {
    channel?.close();
    channel = null;
  };
  return {
    ask(decision, view) {
      drop?.();
      channel ??= openChannel(() => {});
      const thought = channel.ask<Advice>({ type: 'advise', game, decision, view });
      return new Promise((resolve, reject) => {
        // A worker that thinks hears nothing: another is faster than its end.
        drop = () => {
          close();
          drop = null;
          resolve(null);
        };
        thought
          .then(resolve, (error) => {
            // Whatever broke it, the next question gets another.
            close();
            reject(error);
          })
          .finally(() => {
            drop = null;
          });
      });
    },
    stop: () => drop?.(),
    close,
  };
}
