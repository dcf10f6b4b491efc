// Why is something not legal? One row a reason, with the clause it comes from.

import { becauseOf } from '@duello/kernel';

/** Reason code -> the clause or ruling that forbids it. */
export const REASONS = {
  /** `missing` mana of the `colour`. */
  notEnoughMana: 'B503',
  noTarget: 'BR29',
  /** No home field is free. */
  noFreeField: 'BR34',
  /** The play area, or the table, is full. */
  noRoom: 'BR85',
  /** A charge would not lower what is left to pay. */
  chargeUseless: 'B509',
  /** No mana of the `colour` in the pool. */
  noMana: 'B506',
  /** Buying outside Upkeep. */
  marketClosed: 'B801',
  supplyEmpty: 'BR24',
  classTaken: 'BR11',
} as const;
export type ReasonCode = keyof typeof REASONS;

export const because = becauseOf(REASONS);
