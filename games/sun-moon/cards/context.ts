// What decides what an effect may say? Whose text it stands in, when it happens, and what comes before it.

import type { CardType, Moment } from './vocabulary.ts';

/** Who can be meant. */
export const WHAT = ['summoning', 'player', 'summoningOrPlayer', 'enchantment'] as const;
export type What = (typeof WHAT)[number];

export interface Context {
  readonly type: CardType;
  /** A card is in play for its abilities and most of its moments, but not when it is played or has been destroyed. */
  readonly moment: 'played' | 'ability' | Moment;
  /** The price of the ability has an X. */
  readonly hasX: boolean;
  /** What was aimed at last, or the bearer of an enchantment that aims at nothing else; null for nothing. */
  readonly it: What | null;
  /** Nothing is aimed at: an enchantment speaks of its bearer. */
  readonly aimless: boolean;
  /** Targets so far. */
  readonly targets: number;
  readonly deep: number;
}

export const isInPlay = ({ type, moment }: Context): boolean =>
  type !== 'spell' && moment !== 'played' && moment !== 'destroyed';

export const whyNotIt = ({ it, type }: Context): string | null => {
  if (it !== null) return null;
  const bearer = type === 'enchantment' ? '; it is the bearer only where nothing else is aimed at' : '';
  return `needs an effect with "target" before it${bearer}`;
};
