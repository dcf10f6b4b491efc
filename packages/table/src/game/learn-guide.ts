// Where is the guide? It follows what the learner really does, and never stands in the way.

import type { Hint, Lesson, LessonState } from './lesson.ts';

export interface Guide {
  readonly step: number;
  /** Said about what was just done, or about what was left out. */
  readonly remark: string | null;
}

export const START: Guide = { step: 0, remark: null };

const firstOf = <V>(hints: readonly Hint<V>[], moment: LessonState<V>): string | null =>
  hints.find(({ fits }) => fits(moment))?.words ?? null;

/** What the guide makes of a new moment: stays with a hint, or goes on as far as steps are done. */
export function follow<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V>): Guide {
  const { goal } = lesson.steps[guide.step];
  if (goal === null) return guide;
  if (goal.done(moment) || goal.missed(moment)) {
    return enter(lesson, { step: guide.step + 1, remark: firstOf(goal.after, moment) }, moment);
  }
  return { step: guide.step, remark: firstOf(goal.hints, moment) };
}

/** A step that is already done when it comes up is passed over. */
function enter<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V>): Guide {
  const last = lesson.steps.length - 1;
  if (guide.step >= last) return { ...guide, step: last };
  const { goal } = lesson.steps[guide.step];
  return goal?.done(moment) || goal?.missed(moment) ? enter(lesson, { ...guide, step: guide.step + 1 }, moment) : guide;
}

/** The learner has read enough. */
export function next<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V> | null): Guide {
  const on: Guide = { step: Math.min(lesson.steps.length - 1, guide.step + 1), remark: null };
  return moment === null ? on : enter(lesson, on, moment);
}
