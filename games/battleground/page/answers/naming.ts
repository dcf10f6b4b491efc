// What does a label need to name things on this table?

import type { Seat } from '@duello/kernel';
import type { View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Say } from '../words/use-words.ts';

export interface Naming {
  readonly words: Words;
  readonly faces: Faces;
  readonly view: View;
  readonly mine: Seat;
  readonly t: Say;
  nameOfSeat(seat: Seat): string;
}
