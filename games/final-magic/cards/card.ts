// What is a card? Currency, a gem or a spell, as plain data.

import type { Effect, Op } from './effects.ts';
import type { CardId, CastIn, Element } from './vocabulary.ts';

export interface Currency {
  readonly type: 'currency';
  readonly price: number;
  readonly coins: number;
  /** What two of these become when upgraded. */
  readonly next: CardId | null;
}
export interface Gem {
  readonly type: 'gem';
  readonly price: number;
  readonly mana: number;
  /** How many cards its owner draws for outcasting it from hand. */
  readonly recall: number;
}
export interface Spell {
  readonly type: 'spell';
  readonly element: Element | null;
  readonly price: number;
  readonly mana: number;
  readonly phase: CastIn;
  /** The whole spell works in the priority step. */
  readonly priority: boolean;
  /** No Counterspell can choose it. */
  readonly immune: boolean;
  /** Costs less when its caster also casts a spell of this element this round. */
  readonly cheaper: { readonly by: number; readonly ifCast: Element } | null;
  /** Each copy makes one copy of that card in the same plan cost nothing. */
  readonly frees: CardId | null;
  readonly effects: readonly Effect[];
}
export type Card = Currency | Gem | Spell;

/** True when its text says so by itself, not inside another effect. */
export const hasEffect = (card: Card | null, op: Op): boolean =>
  card?.type === 'spell' && card.effects.some((effect) => effect.op === op);
