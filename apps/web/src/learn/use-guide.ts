// How does the guide hear of the match? It listens to the host, and follows once the table has shown what happened.

import type { AnswerBody } from '@duello/kernel';
import {
  BEGUN,
  type Course,
  type Guide,
  goOn,
  hear,
  type Lesson,
  type LessonState,
  type MatchHost,
  type Update,
} from '@duello/table';
import { useCallback, useMemo, useRef, useState } from 'react';

export interface Guided<V> {
  readonly guide: Guide;
  /** The last moment that the table has shown. */
  readonly moment: LessonState<V> | null;
  /** The host to give to the table. */
  readonly host: MatchHost;
  /** The table has shown everything up to so many answers. */
  shown(answers: number): void;
  next(): void;
}

interface Attended<V> {
  readonly course: Course;
  readonly moment: LessonState<V> | null;
}

/** The learner sits here; the bot across the table. */
const LEARNER = 0;

export function useGuide<V>(lesson: Lesson<V>, real: MatchHost): Guided<V> {
  const [{ course, moment }, setAttended] = useState<Attended<V>>({ course: BEGUN, moment: null });
  const heard = useRef<readonly LessonState<V>[]>([]);
  const host = useMemo((): MatchHost => {
    let given: AnswerBody | null = null;
    let last: { readonly view: V; readonly answers: number } | null = null;
    return {
      ...real,
      send(seat, decision, words) {
        given = words;
        return real.send(seat, decision, words);
      },
      onUpdate<T, E>(listener: (update: Update<T, E>) => void) {
        // Lesson and table are of one game: one view is both's.
        real.onUpdate<T & V, E>((update) => {
          const { view, answers, by } = update;
          const isNew = last !== null && answers > last.answers && by === LEARNER;
          heard.current = [...heard.current, { view, given, answers, before: isNew ? (last?.view ?? null) : null }];
          last = update;
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
      setAttended((before) => ({
        course: seen.reduce((course, moment) => hear(lesson, course, moment), before.course),
        moment: seen.at(-1) ?? before.moment,
      }));
    },
    [lesson],
  );
  const next = (): void => setAttended((before) => ({ ...before, course: goOn(lesson, before.course, before.moment) }));
  return { guide: course.guide, moment, host, shown, next };
}
