// What does an answer need to know? The question's surroundings, and the ways to select and to send.

import type { AnswerBody as AnswerWords } from '@duello/kernel';
import type { View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Say } from '../words/use-words.ts';
import type { Target } from './actions.ts';

export interface Asked {
  readonly words: Words;
  readonly faces: Faces;
  /** What the player who is asked sees. */
  readonly view: View;
  readonly selected: Target | null;
  readonly t: Say;
  select(target: Target | null): void;
  send(words: AnswerWords): void;
}
