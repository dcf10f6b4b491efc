// What do the parts of this table share? What is selected, how each thing stands, and what pressing things does.

import type { View, Words } from '@duello/sun-moon';
import { createContext } from 'react';
import { type SharedContext, useInside } from '../../table/table-context.ts';
import type { Faces } from './faces.ts';
import type { Strain } from './fatigue.ts';
import type { Thing } from './things.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'discards';

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

export interface TableContext extends SharedContext<Words, Faces, View, PileName> {
  readonly selected: Thing | null;
  /** Whom the attack that is being composed goes to: shown before it is declared. */
  readonly aimed: Thing | null;
  /** Whom it would go to if the hand pressed now: shown as well. */
  readonly previewed: Thing | null;
  /** What is looked at just now would tire so much; null when nothing is. */
  readonly strain: Strain | null;
  standing(thing: Thing): Standing;
  /** The things that could be dropped on this one, as words of a zone. */
  dropsAt(thing: Thing): string | undefined;
  press(thing: Thing): void;
  /** Does the usual with a thing; false when there is nothing usual. */
  act(thing: Thing): boolean;
  /** Does what begins with one thing and means the other; false when it can't be. */
  join(from: Thing, to: Thing): boolean;
  /** Looks at what a thing would cost. */
  peek(thing: Thing | null): void;
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
export const useTable = (): TableContext => useInside(Table);
