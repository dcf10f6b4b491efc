// Why is something not legal? One row a reason, with the clause it comes from.

import { becauseOf } from '@duello/kernel';

/** Reason code -> the clause or ruling that forbids it. */
export const REASONS = {
  /** It costs `cost`; there is room for `room` fatigue. */
  tooTired: 'S903',
  noTarget: 'SR32',
  notFast: 'S704',
  isTapped: 'S1201',
  /** A tapped card can't be tapped for its ability. */
  cantTap: 'SR48',
  cantAttack: 'SR42',
  skillTapped: 'S1102',
  skillUsed: 'S1101',
  /** No X is possible: nothing to draw, to remove or to discard. */
  noX: 'SR35',
  /** Something able to defend must be attacked. */
  mustAttackSummoning: 'SR42',
  /** It is tapped, or something keeps it from defending. */
  cantDefend: 'SR42',
  // Decks.
  unknownCard: 'S302',
  otherClass: 'SR09',
  tooManyCopies: 'S302',
  deckSize: 'SR12',
} as const;
export type ReasonCode = keyof typeof REASONS;

export const because = becauseOf(REASONS);
