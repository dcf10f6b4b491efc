// What do the parts of a table share? Words, faces and the view, whatever the game; the game adds what is its own.

import type { Decision, Seat } from '@duello/kernel';
import { type Context, useContext } from 'react';
import type { Settings } from '../settings/settings.ts';
import type { Say } from '../words/use-words.ts';
import type { NameOfSeat } from './seats.ts';

/** The words and faces, the view and the names of the piles are the game's. */
export interface SharedContext<Words, Faces, View, Pile extends string> {
  readonly lang: Settings['lang'];
  readonly words: Words;
  readonly faces: Faces;
  readonly view: View;
  /** Whose side of the table is below. */
  readonly mine: Seat;
  readonly decision: Decision | null;
  /** A card that is named somewhere and lit on the table. */
  readonly lit: string | null;
  /** The line of the event that is being shown. */
  readonly happening: string | null;
  readonly nameOfSeat: NameOfSeat;
  /** A sentence about players, with their names in it. */
  naming(text: string): string;
  openPile(seat: Seat, pile: Pile): void;
}

/** What it takes to name things on a table: a part of what its parts share, and the words of its page. */
export interface Naming<Words, Faces, View, Key extends string>
  extends Pick<SharedContext<Words, Faces, View, never>, 'words' | 'faces' | 'view' | 'mine' | 'nameOfSeat'> {
  readonly t: Say<Key>;
}

export function useInside<T>(table: Context<T | null>): T {
  const found = useContext(table);
  if (found === null) throw new Error('a part of the table stands outside of it');
  return found;
}
