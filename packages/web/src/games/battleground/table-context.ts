// What do the parts of this table share? What is selected, how each thing stands, and what pressing things does.

import type { View, Words } from '@duello/battleground';
import { createContext } from 'react';
import { type SharedContext, useInside } from '../../table/table-context.ts';
import type { Faces } from './faces.ts';
import type { Thing } from './things.ts';

/** Piles that can be opened. */
export type PileName = 'deck' | 'pile' | 'market';

/** What a thing is just now: it can begin something, it can be meant, it has been taken into an answer. */
export interface Standing {
  readonly begins: boolean;
  /** It can be dragged somewhere though it can't be cast: to be prepared. */
  readonly drags?: boolean;
  readonly meant: boolean;
  readonly selected: boolean;
  /** How often it has been taken into an answer, or its number in it; 0 when it is not. */
  readonly picked: number;
  /** Why nothing can be done with it, and the clause that says so. */
  readonly why: string | null;
  readonly clause: string | null;
}

export interface TableContext extends SharedContext<Words, Faces, View, PileName> {
  readonly selected: Thing | null;
  /** What has been taken into an answer of several, in order. */
  readonly picks: readonly string[];
  standing(thing: Thing): Standing;
  /** The things that could be dropped on this one, as words of a zone. */
  dropsAt(thing: Thing): string | undefined;
  press(thing: Thing): void;
  /** Does the usual with a thing; false when there is nothing usual. */
  act(thing: Thing): boolean;
  /** Does what begins with one thing and means the other; false when it can't be. */
  join(from: Thing, to: Thing): boolean;
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
