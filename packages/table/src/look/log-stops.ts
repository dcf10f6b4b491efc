// How does the keyboard go through the log? However long the match, one heading is a stop of the Tab key; up and down lead on.

import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

const WAYS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const headingsIn = (log: Element): readonly HTMLElement[] => [...log.querySelectorAll('summary')];
const headingOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest('summary') : null;

/** The number of the heading that the Tab key stops at: where the reader is, else the newest. */
export function useLogStops(headings: number) {
  const [reading, setReading] = useState<number | null>(null);
  const onFocus = useCallback(({ currentTarget, target }: FocusEvent): void => {
    const heading = headingOf(target);
    if (heading !== null) setReading(headingsIn(currentTarget).indexOf(heading));
  }, []);
  const onBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setReading(null);
  }, []);
  const onKeyDown = useCallback((event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const heading = headingOf(event.target);
    if (way === undefined || heading === null) return;
    const all = headingsIn(event.currentTarget);
    event.preventDefault();
    all.at(Math.min(all.length - 1, Math.max(0, all.indexOf(heading) + way)))?.focus();
  }, []);
  return { stop: Math.min(reading ?? headings - 1, headings - 1), onFocus, onBlur, onKeyDown };
}
