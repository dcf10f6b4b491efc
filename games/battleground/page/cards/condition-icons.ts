// Which signs do conditions and the icons of Summons have? One picture each, besides their words.

import type { IconName } from '@duello/table';
import type { Condition } from '../../index.ts';

export const CONDITION_ICONS: Readonly<Record<Condition, IconName>> = {
  haste: 'wingfoot',
  stun: 'knocked-out-stars',
  disarm: 'drop-weapon',
  turnover: 'anticlockwise-rotation',
  chill: 'snowflake-1',
  antimagic: 'magic-shield',
  snare: 'wolf-trap',
};

/** The three icons that a Summon can have printed. */
export const TRAITS = ['rangeIcon', 'shield', 'packTactics'] as const;
export type Trait = (typeof TRAITS)[number];

export const TRAIT_ICONS: Readonly<Record<Trait, IconName>> = {
  rangeIcon: 'high-shot',
  shield: 'shield',
  packTactics: 'wolf-head',
};
