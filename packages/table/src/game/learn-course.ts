// How far has a lesson come? The guide is kept after every answer, so that it goes back with whatever is taken back.

import { follow, type Guide, next, START } from './learn-guide.ts';
import type { Lesson, LessonState } from './lesson.ts';

interface Kept {
  readonly answers: number;
  readonly guide: Guide;
}

export interface Course {
  readonly guide: Guide;
  /** Where the guide was after so many answers, the oldest first. */
  readonly past: readonly Kept[];
}

export const BEGUN: Course = { guide: START, past: [] };

const kept = (past: readonly Kept[], guide: Guide, answers: number): Course => ({
  guide,
  past: [...past.filter((one) => one.answers < answers), { answers, guide }],
});

/** What comes of a new moment; with fewer answers than before, something was taken back. */
export function hear<V>(lesson: Lesson<V>, { guide, past }: Course, moment: LessonState<V>): Course {
  const { answers } = moment;
  if (answers > (past.at(-1)?.answers ?? -1)) return kept(past, follow(lesson, guide, moment), answers);
  const before = past.filter((one) => one.answers <= answers);
  return { guide: before.at(-1)?.guide ?? START, past: before };
}

/** The learner has read enough. */
export const goOn = <V>(lesson: Lesson<V>, { guide, past }: Course, moment: LessonState<V> | null): Course =>
  kept(past, next(lesson, guide, moment), moment?.answers ?? 0);
