// Which frames, questions and endings does Final Magic have? Their names in order; what they do stands in `program` and `questions`.

import { numbered } from '@duello/kernel';

/** Frames of the agenda; `choose` is the kernel's. */
export const FRAMES = [
  'choose',
  'round',
  'action',
  'window',
  'resolve',
  'settle',
  'buy',
  'fight',
  'reveal',
  'counters',
  'priority',
  'main',
  'cleanup',
  'tie',
] as const;
export const frame = numbered(FRAMES);

export const QUESTIONS = ['action', 'feed', 'upgrade', 'outcast', 'react', 'buy', 'plan', 'aim'] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const ask = numbered(QUESTIONS);

export const ENDINGS = ['defeated', 'roundLimit', 'endless'] as const;
/** The kernel's own ending comes before them. */
export const ending = numbered(['conceded', ...ENDINGS]);
export type EndingName = keyof typeof ending;
