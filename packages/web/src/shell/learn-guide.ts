// Where is the guide? It follows what the learner really does, and never stands in the way.

import { HINTS, type HintId, type Moment, STEPS } from './learn-steps.ts';

export interface Guide {
  readonly step: number;
  /** Said about what was just done, or about what was left out. */
  readonly remark: HintId | null;
}

export const START: Guide = { step: 0, remark: null };
const LAST = STEPS.length - 1;

const firstOf = (hints: readonly HintId[], moment: Moment): HintId | null =>
  hints.find((hint) => HINTS[hint](moment)) ?? null;

/** What the guide makes of a new moment: stays with a hint, or goes on as far as steps are done. */
export function follow(guide: Guide, moment: Moment): Guide {
  const { goal } = STEPS[guide.step];
  if (goal === null) return guide;
  if (goal.done(moment) || goal.missed(moment)) {
    return enter({ step: guide.step + 1, remark: firstOf(goal.after, moment) }, moment);
  }
  return { step: guide.step, remark: firstOf(goal.hints, moment) };
}

/** A step that is already done when it comes up is passed over. */
function enter(guide: Guide, moment: Moment): Guide {
  if (guide.step >= LAST) return { ...guide, step: LAST };
  const { goal } = STEPS[guide.step];
  return goal?.done(moment) || goal?.missed(moment) ? enter({ ...guide, step: guide.step + 1 }, moment) : guide;
}

/** The learner has read enough. */
export const next = (guide: Guide, moment: Moment | null): Guide => {
  const on: Guide = { step: Math.min(LAST, guide.step + 1), remark: null };
  return moment === null ? on : enter(on, moment);
};
