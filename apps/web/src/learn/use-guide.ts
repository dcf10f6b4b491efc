// How does the guide hear of the match? It listens to the host, and follows once the table has shown what happened.

import type { AnswerBody } from '@duello/kernel';
import {
  follow,
  type Guide,
  type Lesson,
  type LessonState,
  type MatchHost,
  next,
  START,
  type Update,
} from '@duello/table';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface Guided {
  readonly guide: Guide;
  /** The host to give to the table. */
  readonly host: MatchHost;
  /** The table has shown everything up to so many answers. */
  shown(answers: number): void;
  next(): void;
}

interface Heard<V> extends LessonState<V> {
  readonly answers: number;
}

export function useGuide<V>(lesson: Lesson<V>, real: MatchHost): Guided {
  const [guide, setGuide] = useState<Guide>(START);
  const heard = useRef<readonly Heard<V>[]>([]);
  const now = useRef<LessonState<V> | null>(null);
  const host = useMemo((): MatchHost => {
    let given: AnswerBody | null = null;
    return {
      ...real,
      send(seat, decision, words) {
        given = words;
        return real.send(seat, decision, words);
      },
      onUpdate<T, E>(listener: (update: Update<T, E>) => void) {
        // Lesson and table are of one game: one view is both's.
        real.onUpdate<T & V, E>((update) => {
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
