// Does a try that reached the goal do so whatever is hidden? Proved beside the page, and only for so long.

import type { Answer, Json } from '@duello/kernel';
import type { Verdict } from '@duello/lab/puzzle';
import { startProving } from './puzzle-host.ts';
import type { Judged } from './requests.ts';

/** How far a proof has come. */
export interface Proof {
  readonly held: number;
  readonly failed: number;
  /** 0 before anything is known. */
  readonly of: number;
}

/** It was reached, holds wherever it was looked at, and there was no time to look everywhere. */
interface Partly {
  readonly kind: 'partly';
  readonly held: number;
  readonly of: number;
}

/** What is told in the end. */
export interface Told extends Omit<Judged, 'verdict'> {
  readonly verdict: Verdict | Partly;
}

/** Milliseconds that somebody waits for a proof. */
const TIME = 10_000;

export function verdictOf({ held, failed, of }: Proof): Told['verdict'] {
  if (failed > 0) return { kind: 'luck', worlds: failed, of: held + failed };
  return of > 0 && held === of ? { kind: 'solved' } : { kind: 'partly', held, of };
}

/** Ends with `done`, in time; unless it was stopped. */
export function proveInTime(
  file: Json,
  answers: readonly Answer[],
  tell: (proof: Proof) => void,
  done: (verdict: Told['verdict']) => void,
): () => void {
  let proof: Proof = { held: 0, failed: 0, of: 0 };
  const { ended, stop } = startProving(file, answers, (holds, of) => {
    proof = { held: proof.held + (holds ? 1 : 0), failed: proof.failed + (holds ? 0 : 1), of };
    tell(proof);
  });
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(late);
    stop();
    done(verdictOf(proof));
  };
  const late = setTimeout(end, TIME);
  ended.then(end, end);
  return () => {
    isOver = true;
    clearTimeout(late);
    stop();
  };
}
