// What do the parts of this table share? What is selected, how each thing stands, and what pressing things does.

import type { View, Words } from '@duello/battleground';
import { createContext } from 'react';
import type { Handled } from '../../table/standing.ts';
import { type SharedContext, useInside } from '../../table/table-context.ts';
import type { Faces } from './faces.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'pile' | 'market';

export interface TableContext extends SharedContext<Words, Faces, View, PileName>, Handled {
  /** What has been taken into an answer of several, in order. */
  readonly picks: readonly string[];
}

export const Table = createContext<TableContext | null>(null);
export const useTable = (): TableContext => useInside(Table);
