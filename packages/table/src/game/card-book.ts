// What does a game give to its rulebook and its gallery? Its cards by name, a short way in, and the gallery itself.

import type { ReactNode } from 'react';
import type { Face } from '../look/card.tsx';
import type { Lang } from '../settings/settings.ts';
import { NO_FACES } from './box-faces.ts';

export interface CardBook {
  /** Every name a card goes by in the language, with the card's id. */
  cards(lang: Lang): ReadonlyMap<string, string>;
  face(card: string, lang: Lang): Face;
  /** How to play, in two minutes. */
  intro(lang: Lang): ReactNode;
}

/** The book of a game without cards: its rules alone. */
export const NO_CARD_BOOK: CardBook = { cards: () => new Map(), face: NO_FACES.face, intro: () => null };
