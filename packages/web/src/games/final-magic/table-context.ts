// What do the parts of the table share? Words, faces, the view, what is selected, and what pressing things does.

import type { CardId, Counts, Lang, View, Words } from '@duello/final-magic';
import type { Decision, Seat } from '@duello/kernel';
import { createContext, useContext } from 'react';
import type { Choices, Target } from './actions.ts';
import type { Faces } from './faces.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'discard' | 'outcast';

export interface TableContext {
  readonly lang: Lang;
  readonly words: Words;
  readonly faces: Faces;
  readonly view: View;
  /** Whose side of the table is below. */
  readonly mine: Seat;
  readonly decision: Decision | null;
  readonly choices: Choices;
  readonly selected: Target | null;
  /** Hand cards taken into what is being composed. */
  readonly used: Counts;
  /** A card that is named somewhere and lit on the table. */
  readonly lit: CardId | null;
  /** The most health that healing reaches. */
  readonly cap: number;
  nameOfSeat(seat: Seat): string;
  press(target: Target): void;
  /** Does the default with a thing; false when there is none. */
  act(target: Target): boolean;
  openPile(seat: Seat, pile: PileName): void;
}

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Table);
  if (table === null) throw new Error('a part of the table stands outside of it');
  return table;
}
