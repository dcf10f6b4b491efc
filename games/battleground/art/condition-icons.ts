// Which signs do conditions and the icons of Summons have? One picture each, besides their words.

import type { Condition } from '../index.ts';

export const CONDITION_ICONS = {
  haste: 'wingfoot',
  stun: 'knocked-out-stars',
  disarm: 'drop-weapon',
  turnover: 'anticlockwise-rotation',
  chill: 'snowflake-1',
  antimagic: 'magic-shield',
  snare: 'wolf-trap',
} as const satisfies Readonly<Record<Condition, string>>;

/** The three icons that a Summon can have printed. */
export const TRAITS = ['rangeIcon', 'shield', 'packTactics'] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAIT_ICONS = {
  rangeIcon: 'high-shot',
  shield: 'shield',
  packTactics: 'wolf-head',
} as const satisfies Readonly<Record<Trait, string>>;
