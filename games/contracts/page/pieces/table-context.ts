// What do the parts of this table share? What is selected, how each thing stands, and what pressing things does.

import { type Interactions, type SharedContext, useInside } from '@duello/table';
import { createContext } from 'react';
import type { View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'pile';

export interface TableContextValue extends SharedContext<Words, Faces, View, PileName>, Interactions {
  /** Sources that would be emptied, or have been chosen. */
  readonly spending: readonly string[];
}

export const TableContext = createContext<TableContextValue | null>(null);
export const useTable = (): TableContextValue => useInside(TableContext);
