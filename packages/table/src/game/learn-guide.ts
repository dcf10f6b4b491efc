// Where is the guide? It follows what the learner really does, never stands in the way, and can be led back.

import type { Goal, Hint, Lesson, LessonState, Step } from './lesson.ts';

/** Where something else was done than what was asked, and how many answers the match had before that. */
interface Fork {
  readonly step: number;
  readonly answers: number;
}

export interface Guide {
  readonly step: number;
  /** Said about what was just done, or about what was left out. */
  readonly remark: string | null;
  /** Where the learner may step back to. */
  readonly back: Fork | null;
  /** How many answers the match had before the learner's first one in this step; null before that. */
  readonly first: number | null;
}

export const START: Guide = { step: 0, remark: null, back: null, first: null };

const firstOf = <V>(hints: readonly Hint<V>[], moment: LessonState<V>): string | null =>
  hints.find(({ fits }) => fits(moment))?.words ?? null;

/** What is to be done now, as the table stands. */
export const taskOf = <V>({ now, instead }: Step<V>, moment: LessonState<V> | null): string =>
  (moment === null ? null : firstOf(instead, moment)) ?? now;

/** What the guide makes of a new moment: stays with a hint, or goes on as far as steps are done. */
export function follow<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V>): Guide {
  const { goal, there } = lesson.steps[guide.step];
  if (goal === null) return there(moment) ? guide : enter(lesson, { ...guide, step: guide.step + 1 }, moment);
  const first = guide.first ?? (moment.before === null ? null : moment.answers - 1);
  const back = forkOf(guide, goal, moment);
  // What is done without the learner leaves the way back open.
  if (goal.done(moment)) return leave(lesson, { ...guide, back: first === null ? back : null }, goal, moment);
  if (!goal.missed(moment) && there(moment)) {
    return { step: guide.step, remark: firstOf(goal.hints, moment), back, first };
  }
  const missed = goal.strays === null && first !== null ? { step: guide.step, answers: first } : back;
  return leave(lesson, { ...guide, back: missed }, goal, moment);
}

/** The first answer of a step that led away from it counts: whoever steps back can do as asked. */
function forkOf<V>({ step, back }: Guide, goal: Goal<V>, moment: LessonState<V>): Fork | null {
  if (back?.step === step || moment.before === null || !goal.strays?.(moment)) return back;
  return { step, answers: moment.answers - 1 };
}

const leave = <V>(lesson: Lesson<V>, { step, back }: Guide, goal: Goal<V>, moment: LessonState<V>): Guide =>
  enter(lesson, { step: step + 1, remark: firstOf(goal.after, moment), back, first: null }, moment);

/** A step that is already done when it comes up, or that would speak of nothing, is passed over. */
function enter<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V>): Guide {
  const last = lesson.steps.length - 1;
  if (guide.step >= last) return { ...guide, step: last };
  const { goal, there } = lesson.steps[guide.step];
  const isOver = !there(moment) || goal?.done(moment) || goal?.missed(moment);
  return isOver ? enter(lesson, { ...guide, step: guide.step + 1 }, moment) : guide;
}

/** The learner has read enough. */
export function next<V>(lesson: Lesson<V>, guide: Guide, moment: LessonState<V> | null): Guide {
  const on: Guide = { ...START, step: Math.min(lesson.steps.length - 1, guide.step + 1) };
  return moment === null ? on : enter(lesson, on, moment);
}
