// Which frames and questions does Battleground have? Their numbers; what they do stands in `program` and `questions`.

import type { Ending } from '@duello/kernel';

/** Frames of the agenda; 0 is the kernel's `choose`. */
export const DRAFT = 1;
export const MARKET = 2;
export const TURN = 3;
export const RESOLVE = 4;
export const TICK = 5;
export const EFFECT = 6;
export const DEATHS = 7;
export const LEAVE = 8;
export const CASTING = 9;
export const CAST_DONE = 10;
export const PLACE = 11;
export const BATTLE = 12;
export const STEP = 13;
export const ADVANCE = 14;
export const ATTACK = 15;
export const HASTE = 16;
export const BATTLE_END = 17;
export const UPKEEP = 18;
export const BUY = 19;
export const RESET_HAND = 20;
export const TURN_END = 21;
export const TRIGGER = 22;

export const ASK_CLASS = 0;
export const ASK_SPELLS = 1;
export const ASK_NEUTRAL = 2;
export const ASK_CRYSTALS = 3;
export const ASK_ENCHANTMENT = 4;
export const ASK_ACT = 5;
export const ASK_FIELD = 6;
export const ASK_TARGET = 7;
export const ASK_POINT = 8;
export const ASK_STANCE = 9;
export const ASK_BUY = 10;
export const ASK_MAY = 11;
export const ASK_EITHER = 12;
export const ASK_RETAIN = 13;
export const ASK_MANA = 14;
export const ASK_CRYSTAL = 15;
export const ASK_REVIVE = 16;
export const ASK_END = 17;
export const QUESTION_NAMES = [
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
export type QuestionName = (typeof QUESTION_NAMES)[number];

/** Endings, from 1. */
export const DEFEATED = 1;
export const BOTH_DEFEATED = 2;
export const ROUND_LIMIT_REACHED = 3;
export const ENDINGS: readonly Ending[] = ['defeated', 'bothDefeated', 'roundLimit'];
