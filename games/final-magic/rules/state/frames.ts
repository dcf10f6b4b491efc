// Which frames and questions does Final Magic have? Their numbers; what they do stands in `program` and `questions`.

import type { Ending } from '@duello/kernel';

/** Frames of the agenda; 0 is the kernel's `choose`. */
export const ROUND = 1;
export const ACTION = 2;
export const WINDOW = 3;
export const RESOLVE = 4;
export const SETTLE = 5;
export const BUY = 6;
export const FIGHT = 7;
export const REVEAL = 8;
export const COUNTERS = 9;
export const PRIORITY = 10;
export const MAIN = 11;
export const CLEANUP = 12;
export const TIE = 13;

export const ASK_ACTION = 0;
export const ASK_FEED = 1;
export const ASK_UPGRADE = 2;
export const ASK_OUTCAST = 3;
export const ASK_REACT = 4;
export const ASK_BUY = 5;
export const ASK_PLAN = 6;
export const ASK_AIM = 7;

/** Endings, from 1. */
export const DEFEATED = 1;
export const ROUND_LIMIT = 2;
export const ENDINGS: readonly Ending[] = ['defeated', 'roundLimit'];
