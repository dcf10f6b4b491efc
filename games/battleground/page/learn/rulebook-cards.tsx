// What does Battleground give to its rulebook? Its spells by name, their faces, and how to play in two minutes.

import type { CardBook } from '@duello/table';
import { boxCards } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { Intro } from './rulebook-intro.tsx';

export const battlegroundBook: CardBook = {
  cards: (lang) => new Map(boxCards.map(([id]) => [boxFaces(lang).nameOf(id), id])),
  face: (card, lang) => boxFaces(lang).face(card),
  Intro,
};
