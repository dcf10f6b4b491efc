// Why is something not legal? One row a reason, with the clause it comes from.

import { becauseOf } from '@duello/kernel';

/** Reason code -> the clause or ruling that forbids it. */
export const REASONS = {
  /** `missing` mana in all: it `needs` so much, and so much `can` be spent. */
  manaMissing: 'C501',
  /** The same of the `colour`. */
  colourMissing: 'C502',
  lineFull: 'C804',
  noTarget: 'CR32',
  notInHand: 'C406',
  justCame: 'C810',
  actedAlready: 'C808',
  isMagnetized: 'CR42',
  /** Something Magnetized or Magnetic must be attacked first. */
  mustAttackMagnetic: 'C1201',
  impetusOnly: 'C1206',
  noAttack: 'C901',
  attackedAlready: 'C902',
  orbUsed: 'C1003',
  orbTooWeak: 'CR50',
  noOrb: 'C1003',
  runeUsed: 'C702',
  noRune: 'C702',
  specialUsed: 'C203',
  fog: 'C1208',
  sameColour: 'CR10',
} as const;
export type ReasonCode = keyof typeof REASONS;

export const because = becauseOf(REASONS);
