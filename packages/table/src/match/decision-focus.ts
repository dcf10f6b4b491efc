// Where is the focus when it is a player's turn again? At the question, unless somebody is reading elsewhere.

import { type RefObject, useEffect, useRef } from 'react';
import type { LoggedEvent } from './playback.ts';

interface Needs<E> {
  /** The number of the open question; null while others act. */
  readonly asked: number | null;
  readonly logged: readonly LoggedEvent<E>[];
  /** The table has just come from behind a curtain. */
  readonly unveiled: boolean;
  beginsTurn(event: E): boolean;
}

const READ = '.log, [role="dialog"], input, textarea, select';

export function useDecisionFocus<E>(prompt: RefObject<HTMLElement | null>, needs: Needs<E>): void {
  const { asked, unveiled } = needs;
  const now = useRef(needs);
  now.current = needs;
  /** How much had happened when the player was asked last; what is there from the beginning is nobody's turn. */
  const events = useRef(unveiled ? 0 : Number.POSITIVE_INFINITY);
  /** What had the focus when the others began to act. */
  const left = useRef<Element | null>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (asked === null) {
      left.current = activeElement;
      return;
    }
    const { logged, beginsTurn } = now.current;
    const isTurn = logged.slice(events.current).some(({ event }) => beginsTurn(event));
    events.current = logged.length;
    const hasMoved = left.current !== null && activeElement !== left.current && activeElement !== document.body;
    left.current = null;
    // Whoever went elsewhere meanwhile is reading there; and nothing scrolls away under a finger.
    if (isTurn && !hasMoved && activeElement?.closest(READ) == null) prompt.current?.focus({ preventScroll: true });
  }, [asked, prompt]);
}
