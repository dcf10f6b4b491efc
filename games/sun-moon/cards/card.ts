// What is a card? One shape for all types: its numbers, its price, and its text as effects.

import type { Effects, Modes } from './effects.ts';
import type { Filter } from './targets.ts';
import type { CardId, CardType, Class, Edition, Keyword, Moment, PlayerClass, Rarity, Trait } from './vocabulary.ts';

/** What is paid to activate: fatigue, cards of the hand, a tap; each X as often as the player says. */
export interface Price {
  readonly fatigue: number;
  readonly fatigueX: number;
  readonly discardX: number;
  readonly tap: boolean;
}

export interface Ability {
  readonly price: Price;
  readonly modes: Modes;
}

/** What an enchantment does to its bearer as long as it is attached. */
export interface Give {
  readonly attack: number;
  readonly defense: number;
  readonly traits: readonly Trait[];
}

export type Moments = { readonly [M in Moment]?: Effects };

export interface Card {
  readonly type: CardType;
  readonly class: Class;
  readonly rarity: Rarity;
  readonly edition: Edition;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly keywords: readonly Keyword[];
  /** Which summonings an enchantment can be put on. */
  readonly enchants: Filter | null;
  readonly gives: Give;
  /** What a spell does, or a summoning when it is played (SR31). No mode is no effect. */
  readonly modes: Modes;
  readonly abilities: readonly Ability[];
  readonly when: Moments;
}

/** A deck that is brought along. */
export interface DeckList {
  readonly class: PlayerClass;
  /** How many copies of each. */
  readonly cards: { readonly [id: CardId]: number };
}
