// What is a spell? One shape for all three types, with its Auras and its enchantment.

import type { Effect } from './effects.ts';
import type { Cost, Death, SetId, SpellType } from './vocabulary.ts';

/** A lasting rule while its card is in play: recomputed always, never stored. */
export type Aura =
  | {
      readonly aura: 'give';
      readonly to: 'this' | 'adjacentAllies' | 'adjacentFoes' | 'allies' | 'foes';
      readonly attack: number;
      /** Counts while defending alone. */
      readonly defence: number;
    }
  /** Damage of your sorceries, more by so much. */
  | { readonly aura: 'sorceryDamage'; readonly by: number }
  /** `it` is the summon that dies. */
  | { readonly aura: 'when'; readonly death: Death; readonly effects: readonly Effect[] };

export interface Enchantment {
  /** Tokens on the card when it enters, one less each turn; null stays until it is ended (BR31). */
  readonly duration: number | null;
  readonly effects: readonly Effect[];
}

export interface Spell {
  readonly type: SpellType;
  readonly set: SetId;
  /** 0 for neutral spells and crystals; a Unique has 1 (BR55). */
  readonly tier: number;
  readonly unique: boolean;
  readonly cost: Cost;
  /** Resolved when it is cast; for a Summon before it is placed. */
  readonly text: readonly Effect[];
  /** For a Summon that was cast: right after it was placed (BR34). */
  readonly arrival: readonly Effect[];
  readonly auras: readonly Aura[];
  readonly enchantment: Enchantment | null;
  readonly attack: number;
  readonly hp: number;
  readonly range: number;
  readonly shields: number;
  readonly packTactics: boolean;
}
