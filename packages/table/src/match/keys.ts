// What does each key do at the table?

import type { Decision } from '@duello/kernel';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PromptOption } from './prompt-option.ts';
import { rove } from './roving.ts';
import { keyOf } from './selection.ts';

/** Whoever wants to skip what has just ended by itself does not want to answer: so many milliseconds long. */
const GRACE = 350;

interface KeyMap {
  readonly root: RefObject<HTMLElement | null>;
  readonly decision: Decision | null;
  readonly options: readonly PromptOption[];
  readonly playing: boolean;
  skip(): void;
  deselect(): void;
  /** Letters and what they do. */
  readonly letters: Readonly<Record<string, () => void>>;
}

/** The key of an option: its own letter, or its number among those that have none; null beyond 9. */
export function shortcutOf(option: PromptOption, options: readonly PromptOption[]): string | null {
  if (option.letter !== undefined) return option.letter;
  const number = options.filter(({ letter }) => letter === undefined).indexOf(option) + 1;
  return number > 9 ? null : String(number);
}

function handle(event: KeyboardEvent, { root, options, playing, skip, deselect, letters }: KeyMap): boolean {
  const { key, target } = event;
  const element = target instanceof Element ? target : null;
  if (key === 'Escape') {
    if (playing) skip();
    else deselect();
    return true;
  }
  // Space does something with what has the focus, and nothing else: what it played must not become what it ends.
  if (key === ' ') return element?.closest('button, a, summary') == null;
  if (element?.closest('.log') != null && key.startsWith('Arrow')) return false;
  if (rove(root.current, event)) return true;
  const chosen = options.find((option) => shortcutOf(option, options) === key.toLowerCase());
  if (chosen !== undefined && !playing) {
    if (!chosen.disabled) chosen.run();
    return true;
  }
  const letter = letters[key.toLowerCase()];
  letter?.();
  return letter !== undefined;
}

interface Press {
  readonly key: string;
  readonly at: number;
  readonly question: string | null;
  /** It was taken for a part of the press before. */
  readonly ignored: boolean;
}

const PRESSES: readonly string[] = [' ', 'Enter'];

/** True when somebody who taps on has been overtaken by another question: only a pause makes it an answer. */
const runsOn = (press: Omit<Press, 'ignored'>, before: Press | null): boolean =>
  before !== null &&
  before.key === press.key &&
  press.at - before.at < GRACE &&
  (before.ignored || before.question !== press.question);

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
    let last: Press | null = null;
    const isOurs = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
      !(ctrlKey || metaKey || altKey) &&
      !(target instanceof Element && target.closest('[role="dialog"], input, textarea, select') !== null);
    // Before anything that has the focus.
    const guard = (event: KeyboardEvent): void => {
      const { key, repeat, timeStamp: at } = event;
      if (!isOurs(event) || !PRESSES.includes(key)) {
        last = null;
        return;
      }
      const press = { key, at, question: keyOf(now.current.decision) };
      const skips = key === ' ' && now.current.playing;
      const ignored = repeat || skips || at - stopped.current < GRACE || runsOn(press, last);
      last = { ...press, ignored };
      if (skips && !repeat) now.current.skip();
      if (!ignored) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const listen = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.repeat || !isOurs(event)) return;
      if (handle(event, now.current)) event.preventDefault();
    };
    document.addEventListener('keydown', guard, { capture: true });
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', guard, { capture: true });
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
