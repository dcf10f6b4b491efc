// How does somebody ask what to do? The thought runs elsewhere; its answer belongs to the question it was asked for.

import type { Decision } from '@duello/kernel';
import { useEffect, useRef } from 'react';
import type { Advice, Hints } from './advice.ts';
import { keyOf, useSelection } from './selection.ts';

export interface Hinting {
  /** Null while it is thought about, and while nobody has asked. */
  readonly advice: Advice | null;
  readonly failed: boolean;
  /** Null where nobody may ask now. */
  readonly ask: (() => void) | null;
  /** What is still thought about is dropped. */
  stop(): void;
}

interface Asked {
  readonly advice: Advice | null;
  readonly failed: boolean;
}

const NOTHING: Asked = { advice: null, failed: false };

export function useHinting<V extends { readonly decision: Decision | null }>(
  hints: Hints | undefined,
  /** Null while something is being shown, or somebody else is about to look. */
  view: V | null,
  /** Hears of what was found. */
  found: (advice: Advice, view: V) => void,
): Hinting {
  const decision = view?.decision ?? null;
  // Gone with the question: after a step back the same number may ask something else.
  const [asked, setAsked] = useSelection<Asked>(decision);
  const of = keyOf(decision);
  const now = useRef(of);
  now.current = of;
  const tell = useRef(found);
  tell.current = found;
  // Whoever has answered by himself needs no hint any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useEffect(() => () => hints?.stop(), [of, hints]);
  const here = asked ?? NOTHING;
  const ask = (): void => {
    if (hints === undefined || view === null || of === null || here.advice !== null) return;
    setAsked(NOTHING);
    hints.ask(view).then(
      (advice) => {
        if (now.current !== of || advice === null) return;
        setAsked({ advice, failed: false });
        tell.current(advice, view);
      },
      () => {
        if (now.current === of) setAsked({ advice: null, failed: true });
      },
    );
  };
  return {
    advice: here.advice,
    failed: here.failed,
    ask: hints === undefined || of === null ? null : ask,
    stop: () => hints?.stop(),
  };
}
