// How does an answer reach the match? It is sent for the question that is open; why it was refused is kept until the next.

import type { AnswerBody, Decision, Reason } from '@duello/kernel';
import { useState } from 'react';
import type { MatchHost } from './host.ts';

export interface Sending {
  /** Why the last answer was refused. */
  readonly refused: Reason | null;
  send(words: AnswerBody): void;
}

export function useSending(host: MatchHost, decision: Decision | null): Sending {
  const [refused, setRefused] = useState<Reason | null>(null);
  return {
    refused,
    send(words) {
      if (decision === null) return;
      setRefused(null);
      host.send(decision.seat, decision.id, words).then(setRefused);
    },
  };
}
