// What does Final Magic give to its rulebook? Its cards by name, their faces, and how to play in two minutes.

import type { CardBook } from '@duello/table';
import { catalogue } from '../../index.ts';
import { boxFaces } from '../cards/box.ts';
import { Intro } from './rulebook-intro.tsx';

export const finalMagicBook: CardBook = {
  cards: (lang) => new Map(Object.keys(catalogue).map((id) => [boxFaces(lang).nameOf(id), id])),
  face: (card, lang) => boxFaces(lang).face(card),
  Intro,
};
