// What is Battleground to the page? Its name and cover, and where the rest is.

import { type GamePage, later, lendBoard, lendLesson } from '@duello/table';
import { cover } from './cover.ts';
import { NAME, TAGLINE, TEACHES } from './words/first-page.ts';
import './cover.css';

export const page: GamePage = {
  name: NAME,
  tagline: TAGLINE,
  cover,
  firstMatch: { start: 'quick' },
  table: later(() => import('./table/table.tsx').then((m) => m.BattlegroundTable)),
  board: () => import('./table/board.tsx').then((m) => lendBoard(m.battlegroundBoard)),
  setUp: () => import('./set-up/set-up.tsx').then((m) => m.setUp),
  lesson: () => import('./learn/lesson.ts').then((m) => lendLesson(m.battlegroundLesson)),
  teaches: { text: TEACHES, minutes: 10 },
  book: () => import('./learn/rulebook.ts').then((m) => m.battlegroundBook),
  gallery: () => import('./learn/gallery-source.ts').then((m) => m.battlegroundGallery),
};
