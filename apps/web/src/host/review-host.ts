// Who judges a match? A worker of its own, which is ended when somebody has seen enough.

import type { LevelName, Review } from '@duello/bots';
import type { MatchRecord } from '@duello/kernel';
import { openChannel } from './channel.ts';
import type { ReviewStep } from './reviewing.ts';

interface RunningReview {
  /** For each seat how the match ended; null for one that goes on. */
  readonly finished: Promise<Review['results']>;
  stop(): void;
}

export function startReview(
  record: MatchRecord,
  level: LevelName,
  hear: (step: ReviewStep<never>) => void,
): RunningReview {
  const { ask, close } = openChannel((message) => {
    if (message.type === 'reviewed') hear(message.step);
  });
  const finished = ask<Review['results']>({ type: 'review', record, level });
  finished.then(close, close);
  return { finished, stop: close };
}
