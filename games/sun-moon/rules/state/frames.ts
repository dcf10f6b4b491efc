// Which frames, questions and endings does Sun & Moon have? Their names in order; what they do stands in `program` and `questions`.

import { numbered } from '@duello/kernel';

/** Frames of the agenda; `choose` is the kernel's. */
export const FRAMES = [
  'choose',
  'classToss',
  'dealPiles',
  'nextPick',
  'showPicks',
  'match',
  'mulligan',
  'startToss',
  'turn',
  'triggerAll',
  'main',
  'window',
  'resolve',
  'effect',
  'settle',
  'arrive',
  'done',
  'nameDefender',
  'discardCards',
  'endTurn',
  'passTurn',
] as const;
export const frame = numbered(FRAMES);

export const QUESTIONS = [
  'class',
  'pick',
  'mulligan',
  'starter',
  'act',
  'respond',
  'x',
  'mode',
  'target',
  'price',
  'defender',
  'block',
  'aim',
  'discard',
  'takeBack',
  'may',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const ask = numbered(QUESTIONS);

/** Steps of an announcement, which is its player's alone until it is paid. */
export const ANNOUNCED: readonly QuestionName[] = ['x', 'mode', 'target', 'price', 'defender'];

/** Of one match, and of a tournament. */
export const ENDINGS = ['lifeLost', 'bothLost', 'turnLimit', 'tournamentWon', 'tournamentDrawn', 'endless'] as const;
/** The kernel's own ending comes before them. */
export const ending = numbered(['conceded', ...ENDINGS]);
