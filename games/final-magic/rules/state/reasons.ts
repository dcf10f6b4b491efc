// Why is something not legal? One row a reason, with the clause it comes from.

import { becauseOf } from '@duello/kernel';

/** Reason code -> the clause or ruling that forbids it. */
export const REASONS = {
  /** `missing` mana: it `needs` so much, and so much `can` be spent with the gems in hand. */
  manaMissing: 'F501',
  /** A fight spell in the Action Phase. */
  fightOnly: 'F502',
  /** An action spell in the fight. */
  actionOnly: 'F-R19',
  currencyInFight: 'F-R19',
  /** Counterspell in the own Action Phase without an enemy standing shield. */
  noTarget: 'F-R20',
  /** Anything but a spell that counters, as an answer to a spell. */
  onlyCounters: 'F-A2',
  /** The same of coins, with the currency in hand. */
  coinsMissing: 'F601',
  /** Buying, and spending currency, in another phase. */
  buyPhaseOnly: 'F601',
  /** Anything but currency in the Buy Phase. */
  notInBuyPhase: 'F601',
  boughtAlready: 'F602',
  pileEmpty: 'F203',
  grandGemsGone: 'F206',
  notInSupply: 'F202',
  /** More copies of a card than the `have` in hand. */
  notInHand: 'F-P1',
  planTooDear: 'F-P1',
  doesNotFeed: 'F-R21',
  feedTooMany: 'F1406',
  immune: 'F1501',
  planTooLong: 'F-R73',
  notAGem: 'F-P1',
  notASpell: 'F-P1',
  badPlan: 'F-P1',
  /** More aims than Counterspells. */
  aimTooMany: 'F-P3',
  noSuchTarget: 'F-P3',
} as const;
export type ReasonCode = keyof typeof REASONS;

export const because = becauseOf(REASONS);
