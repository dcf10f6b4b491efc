// What do the parts of this table share? What can be chosen, what is selected, and what pressing things does.

import { type SharedContext, useInside } from '@duello/table';
import { createContext } from 'react';
import type { Counts, View, Words } from '../../index.ts';
import type { Choices, Target } from '../answers/actions.ts';
import type { Faces } from '../cards/faces.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'discard' | 'outcast';

export interface TableContextValue extends SharedContext<Words, Faces, View, PileName> {
  readonly choices: Choices;
  readonly selected: Target | null;
  /** Hand cards taken into what is being composed. */
  readonly used: Counts;
  /** The most health that healing reaches. */
  readonly cap: number;
  press(target: Target): void;
  /** Does the default with a thing; false when there is none. */
  act(target: Target): boolean;
}

export const TableContext = createContext<TableContextValue | null>(null);
export const useTable = (): TableContextValue => useInside(TableContext);
