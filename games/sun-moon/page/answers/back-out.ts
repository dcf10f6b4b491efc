// How does a player back out of what is being announced? Every answer since it began is taken back (SR24).

import type { Decision } from '@duello/kernel';
import type { MatchHost } from '@duello/table';
import { useRef } from 'react';
import { ANNOUNCED } from '../../index.ts';

/** What something is announced from. */
const ROOTS: readonly string[] = ['act', 'respond'];

interface BackOut {
  /** How many answers it takes; 0 when nothing is being announced. */
  readonly steps: number;
  back(): void;
}

export function useBackOut(host: MatchHost, decision: Decision | null, answers: number): BackOut {
  const root = useRef<number | null>(null);
  if (decision !== null && ROOTS.includes(decision.what)) root.current = answers;
  const announces = decision !== null && ANNOUNCED.some((question) => question === decision.what);
  // Whoever comes back to a match in the middle of an announcement goes back step by step.
  const since = root.current === null || root.current >= answers ? 1 : answers - root.current;
  const steps = announces ? since : 0;
  return {
    steps,
    back() {
      for (let step = 0; step < steps; step++) host.undo();
    },
  };
}
