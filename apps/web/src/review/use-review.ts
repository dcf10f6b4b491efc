// How far is a review? It runs in a worker until it is finished or stopped; what was found stays for whoever comes back.

import type { LevelName, Review } from '@duello/bots';
import type { ReplayHead } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { startReview } from '../host/review-host.ts';
import type { ReviewedAnswer } from '../host/reviewing.ts';

export interface ReviewState {
  readonly phase: 'running' | 'stopped' | 'finished' | 'failed';
  readonly done: number;
  readonly all: number;
  readonly found: readonly ReviewedAnswer<never>[];
  readonly results: Review['results'];
}

export interface Reviewing extends ReviewState {
  stop(): void;
  again(): void;
}

/** Whoever looks at a position and comes back finds the review as it was; older ones are forgotten. */
const kept = new Map<string, ReviewState>();
const MOST_KEPT = 4;

function keep(key: string, state: ReviewState): void {
  kept.delete(key);
  kept.set(key, state);
  for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
}

export function useReview({ record, text }: ReplayHead, level: LevelName): Reviewing {
  const key = `${level} ${text}`;
  const fresh: ReviewState = { phase: 'running', done: 0, all: record.answers.length, found: [], results: null };
  const [state, setState] = useState<ReviewState>(() => kept.get(key) ?? fresh);
  const [attempt, setAttempt] = useState(0);
  const end = useRef<() => void>(() => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: another level or attempt is another review of the same match
  useEffect(() => {
    const known = kept.get(key);
    let now = known ?? fresh;
    setState(now);
    if (known !== undefined) return;
    const change = (part: Partial<ReviewState>): void => {
      now = { ...now, ...part };
      setState(now);
    };
    const running = startReview(record, level, ({ done, found }) =>
      change({ done, found: found === null ? now.found : [...now.found, found] }),
    );
    const close = (phase: 'stopped' | 'finished' | 'failed', results: Review['results']): void => {
      if (now.phase !== 'running') return;
      running.stop();
      change({ phase, results });
      if (phase !== 'failed') keep(key, now);
    };
    running.finished.then(
      (results) => close('finished', results),
      () => close('failed', null),
    );
    end.current = () => close('stopped', null);
    return () => {
      // Nobody looks any more: what has not been finished begins again next time.
      now = { ...now, phase: 'stopped' };
      running.stop();
    };
  }, [key, attempt]);
  return {
    ...state,
    stop: () => end.current(),
    again() {
      kept.delete(key);
      setAttempt(attempt + 1);
    },
  };
}
