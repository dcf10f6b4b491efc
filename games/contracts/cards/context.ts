// What decides what an effect may say? Whose text it stands in, when it happens, and what comes before it.

import type { CardId } from './vocabulary.ts';

/** Who can be meant. */
export const WHAT = ['creature', 'player', 'creatureOrPlayer'] as const;
export type What = (typeof WHAT)[number];

export interface Context {
  /** The source is a Creature: it can mean itself and its neighbours. */
  readonly isCreature: boolean;
  /** The moment is `discard`, which knows how many. */
  readonly discards: boolean;
  readonly tokens: ReadonlySet<CardId>;
  /** What an effect before has chosen. */
  readonly it: What | null;
  readonly deep: number;
}
