// Which frames and questions does Sun & Moon have? Their numbers; what they do stands in `program` and `questions`.

import type { Ending } from '@duello/kernel';

/** Frames of the agenda; 0 is the kernel's `choose`. */
export const CLASS_TOSS = 1;
export const DEAL_PILES = 2;
export const NEXT_PICK = 3;
export const SHOW_PICKS = 4;
export const MATCH = 5;
export const MULLIGAN = 6;
export const START_TOSS = 7;
export const TURN = 8;
export const TRIGGER_ALL = 9;
export const MAIN = 10;
export const WINDOW = 11;
export const RESOLVE = 12;
export const EFFECT = 13;
export const SETTLE = 14;
export const ARRIVE = 15;
export const DONE = 16;
export const AIM = 17;
export const DISCARD_CARDS = 18;
export const END_TURN = 19;
export const PASS_TURN = 20;

export const ASK_CLASS = 0;
export const ASK_PICK = 1;
export const ASK_MULLIGAN = 2;
export const ASK_STARTER = 3;
export const ASK_ACT = 4;
export const ASK_RESPOND = 5;
export const ASK_X = 6;
export const ASK_MODE = 7;
export const ASK_TARGET = 8;
export const ASK_PRICE = 9;
export const ASK_DEFENDER = 10;
export const ASK_BLOCK = 11;
export const ASK_AIM = 12;
export const ASK_DISCARD = 13;
export const ASK_TAKE_BACK = 14;
export const ASK_MAY = 15;
export const QUESTION_NAMES = [
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
export type QuestionName = (typeof QUESTION_NAMES)[number];
/** Steps of an announcement, which is its player's alone until it is paid. */
export const ANNOUNCED: readonly number[] = [ASK_X, ASK_MODE, ASK_TARGET, ASK_PRICE, ASK_DEFENDER];

/** Endings, from 1: of one match, and of a tournament. */
export const LIFE_LOST = 1;
export const BOTH_LOST = 2;
export const TURN_LIMIT_REACHED = 3;
export const TOURNAMENT_WON = 4;
export const TOURNAMENT_DRAWN = 5;
export const ENDINGS: readonly Ending[] = ['lifeLost', 'bothLost', 'turnLimit', 'tournamentWon', 'tournamentDrawn'];
