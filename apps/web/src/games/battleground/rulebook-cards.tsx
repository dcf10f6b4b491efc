// What does Battleground give to its rulebook? Its spells by name, their faces, and how to play in two minutes.

import { boxCards } from '@duello/battleground';
import type { CardBook } from '../../shell/rulebook-games.ts';
import { boxFaces } from './box.ts';
import { Intro } from './rulebook-intro.tsx';

export const battlegroundBook: CardBook = {
  cards: (lang) => new Map(boxCards.map(([id]) => [boxFaces(lang).nameOf(id), id])),
  face: (card, lang) => boxFaces(lang).face(card),
  Intro,
};
