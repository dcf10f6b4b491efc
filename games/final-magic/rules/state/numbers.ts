// Which numbers does the rulebook fix? F-R66: constants, not rules.

import type { CardId } from '../../cards/vocabulary.ts';

export const START_HEALTH = 50;
export const SUDDEN_HEALTH = 20;
export const CARDS_A_ROUND = 5;
export const KINDS_PER_ELEMENT = 4;
export const COPIES = 3;
export const START_DECK: readonly (readonly [CardId, number])[] = [
  ['copper', 7],
  ['lesserGem', 3],
];
