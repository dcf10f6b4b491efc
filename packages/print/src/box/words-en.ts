// What does the printer itself say on paper and of its pages? In English.

import type { PrintWords } from './words.ts';

export const en: PrintWords = {
  cardSheet: (sheet, back) => `Cards, sheet ${sheet}${back ? ', backs' : ''}`,
  tokenSheet: (sheet, back) => `Tokens, sheet ${sheet}${back ? ', backs' : ''}`,
  trackSheet: (sheet) => `Tracks, sheet ${sheet}`,
  aidSheet: (sheet, back) => `Player aid ${sheet}${back ? ', back' : ''}`,
  freeBack: (front) => `${front}: nothing on the back`,
  bookletSide: (side) => `Rulebook, side ${side}`,
  page: (number) => `Rulebook, page ${number}`,
  rules: 'Rulebook',
  contents: 'Contents',
  index: 'Index',
  terms: 'What the words mean',
};
