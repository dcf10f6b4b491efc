// What do the parts of the table share? Words, faces, the view, what is selected, and what pressing things does.

import type { CardId, Lang, View, Words } from '@duello/contracts';
import type { Decision, Seat } from '@duello/kernel';
import { createContext, useContext } from 'react';
import type { Faces } from './faces.ts';
import type { Thing } from './things.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'pile';

/** What a thing is just now: it can begin something, it can be meant, it has been taken into an answer. */
export interface Standing {
  readonly begins: boolean;
  readonly meant: boolean;
  readonly selected: boolean;
  /** Its number among what has been taken into an answer; 0 when it is not. */
  readonly picked: number;
  /** Why nothing can be done with it, and the clause that says so. */
  readonly why: string | null;
  readonly clause: string | null;
}

export interface TableContext {
  readonly lang: Lang;
  readonly words: Words;
  readonly faces: Faces;
  readonly view: View;
  /** Whose side of the table is below. */
  readonly mine: Seat;
  readonly decision: Decision | null;
  readonly selected: Thing | null;
  /** Sources that would be emptied, or have been chosen. */
  readonly spending: readonly string[];
  /** A contract that is named somewhere and lit on the table. */
  readonly lit: CardId | null;
  standing(thing: Thing): Standing;
  /** The things that could be dropped on this one, as words of a zone. */
  dropsAt(thing: Thing): string | undefined;
  nameOfSeat(seat: Seat): string;
  press(thing: Thing): void;
  /** Does the usual with a thing; false when there is nothing usual. */
  act(thing: Thing): boolean;
  /** Does what begins with one thing and means the other; false when it can't be. */
  join(from: Thing, to: Thing): boolean;
  openPile(seat: Seat, pile: PileName): void;
}

export const NOT_STANDING: Standing = {
  begins: false,
  meant: false,
  selected: false,
  picked: 0,
  why: null,
  clause: null,
};

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = useContext(Table);
  if (table === null) throw new Error('a part of the table stands outside of it');
  return table;
}
