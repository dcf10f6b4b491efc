// How does the guide hear of the match? It listens to the host, and follows once the table has shown what happened.

import type { Words } from '@duello/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { MatchHost } from '../host/host.ts';
import { follow, type Guide, next, START } from './learn-guide.ts';
import type { AnyLesson, Moment } from './lesson.ts';

export interface Guided {
  readonly guide: Guide;
  /** The host to give to the table. */
  readonly host: MatchHost<unknown, unknown>;
  /** The table has shown everything up to so many answers. */
  shown(answers: number): void;
  next(): void;
}

interface Heard extends Moment<unknown> {
  readonly answers: number;
}

export function useGuide(lesson: AnyLesson, real: MatchHost<unknown, unknown>): Guided {
  const [guide, setGuide] = useState<Guide>(START);
  const heard = useRef<readonly Heard[]>([]);
  const now = useRef<Moment<unknown> | null>(null);
  const host = useMemo((): MatchHost<unknown, unknown> => {
    let given: Words | null = null;
    return {
      ...real,
      send(seat, decision, words) {
        given = words;
        return real.send(seat, decision, words);
      },
      onUpdate(listener) {
        real.onUpdate((update) => {
          heard.current = [...heard.current, { view: update.view, given, answers: update.answers }];
          listener(update);
        });
      },
    };
  }, [real]);
  const shown = useCallback(
    (answers: number): void => {
      const upTo = heard.current.findLastIndex((moment) => moment.answers === answers);
      const seen = heard.current.slice(0, upTo + 1);
      heard.current = heard.current.slice(upTo + 1);
      now.current = seen.at(-1) ?? now.current;
      setGuide((before) => seen.reduce((guide, moment) => follow(lesson, guide, moment), before));
    },
    [lesson],
  );
  return { guide, host, shown, next: () => setGuide((before) => next(lesson, before, now.current)) };
}
