// What is Sun & Moon to the page? Its name and cover, and where the rest is.

import { type GamePage, later, lendBoard, lendLesson } from '@duello/table';
import { cover } from './cover.ts';
import { DECKS, DECKS_TEXT, NAME, TAGLINE, TEACHES } from './words/first-page.ts';
import './cover.css';

export const page: GamePage = {
  name: NAME,
  tagline: TAGLINE,
  cover,
  firstMatch: {},
  table: later(() => import('./table/table.tsx').then((m) => m.SunMoonTable)),
  board: () => import('./table/board.tsx').then((m) => lendBoard(m.sunMoonBoard)),
  setUp: () => import('./set-up/set-up.tsx').then((m) => m.setUp),
  lesson: () => import('./learn/lesson.ts').then((m) => lendLesson(m.sunMoonLesson)),
  teaches: { text: TEACHES, minutes: 8 },
  book: () => import('./learn/rulebook.ts').then((m) => m.sunMoonBook),
  gallery: () => import('./learn/gallery-source.ts').then((m) => m.sunMoonGallery),
  pages: {
    decks: {
      title: DECKS,
      text: DECKS_TEXT,
      load: () => import('./decks/deck-page.tsx').then((m) => m.DecksPage),
    },
  },
};
