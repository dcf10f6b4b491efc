// Which frames, questions and endings does Contracts have? Their names in order; what they do stands in `program` and `questions`.

import { numbered } from '@duello/kernel';

/** Frames of the agenda; `choose` is the kernel's. */
export const FRAMES = [
  'choose',
  'replace',
  'turn',
  'moment',
  'effect',
  'again',
  'check',
  'extract',
  'fill',
  'draw',
  'main',
  'burn',
  'take',
  'sort',
  'hurtByDraw',
  'fetch',
  'pay',
  'paid',
  'enter',
  'spellDone',
  'fight',
  'guard',
  'stance',
  'store',
  'pass',
  'refill',
  'shuffleBack',
  'ambush',
  'discardsDone',
] as const;
export const frame = numbered(FRAMES);

export const QUESTIONS = [
  'replace',
  'colour',
  'swap',
  'draw',
  'look',
  'take',
  'act',
  'lighten',
  'payElement',
  'pay',
  'place',
  'target',
  'may',
  'takeBack',
  'extractor',
  'move',
  'stance',
  'store',
  'storeLess',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const ask = numbered(QUESTIONS);

export const ENDINGS = ['defeated', 'bothDefeated', 'turnLimit', 'endless'] as const;
/** The kernel's own ending comes before them. */
export const ending = numbered(['conceded', ...ENDINGS]);
