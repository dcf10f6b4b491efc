// What do the parts of this table share? What is selected, how each thing stands, and what pressing things does.

import { type Interactions, type SharedContext, type TargetId, useInside } from '@duello/table';
import { createContext } from 'react';
import type { FatigueCost, View, Words } from '../../index.ts';
import type { Person } from '../answers/auto-pass-settings.ts';
import type { Faces } from '../cards/faces.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'discards';

export interface TableContextValue extends SharedContext<Words, Faces, View, PileName>, Interactions {
  /** Whom the attack that is being composed goes to: shown before it is declared. */
  readonly aimed: TargetId | null;
  /** Whom it would go to if the hand pressed now: shown as well. */
  readonly previewed: TargetId | null;
  /** What is looked at just now would cost and add so much; null when nothing is. */
  readonly fatigueCost: FatigueCost | null;
  /** Whose wishes for windows count here: one person's, or those of two who share the screen. */
  readonly people: readonly Person[];
  /** Looks at what a thing would cost. */
  peek(targetId: TargetId | null): void;
}

export const TableContext = createContext<TableContextValue | null>(null);
export const useTable = (): TableContextValue => useInside(TableContext);
