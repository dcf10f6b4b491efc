// How does an answer reach the match? It is sent for the question that is open; why something was refused is kept until the next.

import type { AnswerBody, Decision, Reason } from '@duello/kernel';
import { useState } from 'react';
import type { MatchHost } from './host.ts';
import { keyOf } from './selection.ts';

export interface Sending {
  /** Why the last answer, or what was tried with the things on the table, was refused. */
  readonly refused: Reason | null;
  /** Says why something can't be done; null takes it back. */
  showReason(reason: Reason | null): void;
  send(words: AnswerBody): void;
}

export function useSending(host: MatchHost, decision: Decision | null): Sending {
  const [refusal, setRefusal] = useState<{ readonly of: string | null; readonly reason: Reason } | null>(null);
  const of = keyOf(decision);
  const showReason = (reason: Reason | null): void => setRefusal(reason && { of, reason });
  return {
    refused: refusal?.of === of ? refusal.reason : null,
    showReason,
    send(words) {
      if (decision === null) return;
      showReason(null);
      host.send(decision.seat, decision.id, words).then(showReason);
    },
  };
}
