// What does each key do at the table?

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PromptOption } from './prompt-option.ts';
import { rove } from './roving.ts';

/** Whoever wants to skip what has just ended by itself does not want to answer: so many milliseconds long. */
const GRACE = 350;

interface KeyMap {
  readonly root: RefObject<HTMLElement | null>;
  readonly options: readonly PromptOption[];
  readonly playing: boolean;
  skip(): void;
  deselect(): void;
  /** Letters and what they do. */
  readonly letters: Readonly<Record<string, () => void>>;
}

/** The usual: what the selected card offers, else what sends or ends. */
const defaultOption = (options: readonly PromptOption[]): PromptOption | undefined =>
  options.find(({ kind }) => kind === 'act') ??
  options.find(({ kind, disabled }) => kind === 'main' && !disabled) ??
  options.find(({ key }) => ['end', 'pass', 'none'].includes(key));

function handle(
  event: KeyboardEvent,
  { root, options, playing, skip, deselect, letters }: KeyMap,
  justPlayed: boolean,
): boolean {
  const { key, target } = event;
  const element = target instanceof Element ? target : null;
  if (key === 'Escape' || (key === ' ' && playing)) {
    if (playing) skip();
    else deselect();
    return true;
  }
  if (key === ' ') {
    if (justPlayed) return true;
    if (element?.closest('button, a, summary') != null) return false;
    defaultOption(options)?.run();
    return true;
  }
  if (element?.closest('.log') != null && key.startsWith('Arrow')) return false;
  if (rove(root.current, event)) return true;
  const chosen = options[Number(key) - 1];
  if (chosen !== undefined && !playing) {
    if (!chosen.disabled) chosen.run();
    return true;
  }
  const letter = letters[key.toLowerCase()];
  letter?.();
  return letter !== undefined;
}

export function useKeys(map: KeyMap): void {
  const now = useRef(map);
  now.current = map;
  const stopped = useRef(Number.NEGATIVE_INFINITY);
  const { playing } = map;
  useEffect(() => {
    if (!playing) return;
    return () => {
      stopped.current = performance.now();
    };
  }, [playing]);
  // From the moment on that the table is there: no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest('[role="dialog"], input, textarea, select') !== null) return;
      if (handle(event, now.current, event.timeStamp - stopped.current < GRACE)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
