// Which frames and questions does Contracts have? Their numbers; what they do stands in `program` and `questions`.

import type { Ending } from '@duello/kernel';

/** Frames of the agenda; 0 is the kernel's `choose`. */
export const REPLACE = 1;
export const TURN = 2;
export const MOMENT = 3;
export const EFFECT = 4;
export const AGAIN = 5;
export const CHECK = 6;
export const EXTRACT = 7;
export const FILL = 8;
export const DRAW_STEP = 9;
export const MAIN = 10;
export const BURN = 11;
export const TAKE = 12;
export const SORT = 13;
export const HURT_BY_DRAW = 14;
export const FETCH = 15;
export const PAY = 16;
export const PAID = 17;
export const ENTER = 18;
export const SPELL_DONE = 19;
export const FIGHT = 20;
export const GUARD = 21;
export const STANCE = 22;
export const STORE = 23;
export const PASS = 24;
export const REFILL = 25;
export const SHUFFLE_BACK = 26;
export const AMBUSH = 27;
export const DISCARDS_DONE = 28;

export const ASK_REPLACE = 0;
export const ASK_COLOUR = 1;
export const ASK_SWAP = 2;
export const ASK_DRAW = 3;
export const ASK_LOOK = 4;
export const ASK_TAKE = 5;
export const ASK_ACT = 6;
export const ASK_LIGHTEN = 7;
export const ASK_PAY_ELEMENT = 8;
export const ASK_PAY = 9;
export const ASK_PLACE = 10;
export const ASK_TARGET = 11;
export const ASK_MAY = 12;
export const ASK_PILE = 13;
export const ASK_EXTRACTOR = 14;
export const ASK_MOVE = 15;
export const ASK_STANCE = 16;
export const ASK_STORE = 17;
export const QUESTION_NAMES = [
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
] as const;
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** Endings, from 1. */
export const DEFEATED = 1;
export const BOTH_DEFEATED = 2;
export const TURN_LIMIT_REACHED = 3;
export const ENDINGS: readonly Ending[] = ['defeated', 'bothDefeated', 'turnLimit'];
