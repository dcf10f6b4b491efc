// Which frames, questions and endings does Battleground have? Their names in order; what they do stands in `program` and `questions`.

import { numbered } from '@duello/kernel';

/** Frames of the agenda; `choose` is the kernel's. */
export const FRAMES = [
  'choose',
  'draft',
  'market',
  'turn',
  'resolve',
  'tick',
  'effect',
  'deaths',
  'leave',
  'casting',
  'castDone',
  'place',
  'battle',
  'step',
  'advance',
  'attack',
  'haste',
  'battleEnd',
  'upkeep',
  'buy',
  'resetHand',
  'turnEnd',
  'trigger',
] as const;
export const frame = numbered(FRAMES);

export const QUESTIONS = [
  'class',
  'spells',
  'neutral',
  'crystals',
  'enchantment',
  'act',
  'field',
  'target',
  'point',
  'stance',
  'buy',
  'may',
  'either',
  'retain',
  'mana',
  'crystal',
  'revive',
  'end',
] as const;
export type QuestionName = (typeof QUESTIONS)[number];
export const ask = numbered(QUESTIONS);

export const ENDINGS = ['defeated', 'bothDefeated', 'roundLimit', 'endless'] as const;
/** The kernel's own ending comes before them. */
export const ending = numbered(['conceded', ...ENDINGS]);
