// What is a contract? One shape for all four types, and for tokens.

import type { Effect } from './effects.ts';
import type { Give } from './gives.ts';
import type { ContractType, Cost, Keyword, Moment } from './vocabulary.ts';

export type Moments = { readonly [M in Moment]?: readonly Effect[] };

export interface Contract {
  readonly type: ContractType;
  readonly cost: Cost;
  /** Creatures and Orbs. */
  readonly attack: number;
  /** A Creature's health, an Orb's durability. */
  readonly health: number;
  readonly keywords: readonly Keyword[];
  /** Magic Damage +X of its controller's Spells while it is on the field. */
  readonly magic: number;
  readonly gives: readonly Give[];
  /** What a Spell does, or a Rune when it is used. */
  readonly effects: readonly Effect[];
  /** What it costs to use a Rune. */
  readonly activation: Cost | null;
  readonly when: Moments;
  /** A Creature that only effects summon: it vanishes when it leaves the field. */
  readonly token: boolean;
}
