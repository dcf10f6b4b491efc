// How does a page wait for what it asks of a server? It loads, has come, or says what is wrong; it can be asked again.

import { type ErrorCode, Problem } from '@duello/protocol';
import { useCallback, useEffect, useState } from 'react';
import { NoServer } from './api.ts';

export type Trouble = 'noServer' | ErrorCode;

export type Answer<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'trouble'; readonly trouble: Trouble };

export const troubleOf = (error: unknown): Trouble =>
  error instanceof Problem ? error.code : error instanceof NoServer ? 'noServer' : 'internal';

/** `load` must stay the same while it asks for the same. What was there stays while it is asked again. */
export function useAnswer<T>(load: () => Promise<T>): Answer<T> & { again(): void } {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: 'loading' });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another time is asked for the same
  useEffect(() => {
    let isCurrent = true;
    const put = (next: Answer<T>): void => {
      if (isCurrent) setAnswer(next);
    };
    load().then(
      (value) => put({ kind: 'ready', value }),
      (error) => put({ kind: 'trouble', trouble: troubleOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, times]);
  const again = useCallback(() => setTimes((n) => n + 1), []);
  return { ...answer, again };
}
