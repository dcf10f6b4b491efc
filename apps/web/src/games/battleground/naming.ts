// What does a label need to name things on this table?

import type { View, Words } from '@duello/battleground';
import type { Seat } from '@duello/kernel';
import type { Say } from '../../words/use-words.ts';
import type { Faces } from './faces.ts';

export interface Naming {
  readonly words: Words;
  readonly faces: Faces;
  readonly view: View;
  readonly mine: Seat;
  readonly t: Say;
  nameOfSeat(seat: Seat): string;
}
