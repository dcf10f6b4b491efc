// What does Final Magic give to its rulebook? Its cards by name, their faces, and how to play in two minutes.

import { catalogue } from '@duello/final-magic';
import type { CardBook } from '../../shell/rulebook-games.ts';
import { boxFaces } from './box.ts';
import { Intro } from './rulebook-intro.tsx';

export const finalMagicBook: CardBook = {
  cards: (lang) => new Map(Object.keys(catalogue).map((id) => [boxFaces(lang).nameOf(id), id])),
  face: (card, lang) => boxFaces(lang).face(card),
  Intro,
};
