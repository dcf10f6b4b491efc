// What is Final Magic to the page? Its name and cover, and where the rest is.

import { type GamePage, later, lendBoard, lendLesson } from '@duello/table';
import { cover } from './cover.ts';
import { NAME, TAGLINE, TEACHES } from './words/first-page.ts';
import './cover.css';

export const page: GamePage = {
  name: NAME,
  tagline: TAGLINE,
  cover,
  showcase: ['tsunami', 'nuke', 'grandGem', 'earthenSpirit', 'cyclone'],
  firstMatch: { supply: 'firstSparks' },
  table: later(() => import('./table/table.tsx').then((m) => m.FinalMagicTable)),
  board: () => import('./table/board.tsx').then((m) => lendBoard(m.finalMagicBoard)),
  setUp: () => import('./set-up/set-up.tsx').then((m) => m.setUp),
  lesson: () => import('./learn/lesson.ts').then((m) => lendLesson(m.finalMagicLesson)),
  teaches: { text: TEACHES, minutes: 8 },
  book: () => import('./learn/rulebook.ts').then((m) => m.finalMagicBook),
  gallery: () => import('./learn/gallery-source.ts').then((m) => m.finalMagicGallery),
};
