// What does the printer itself say on paper and of its pages? In Italian.

import type { PrintWords } from './words.ts';

export const it: PrintWords = {
  cardSheet: (sheet, back) => `Carte, foglio ${sheet}${back ? ', dorsi' : ''}`,
  tokenSheet: (sheet, back) => `Segnalini, foglio ${sheet}${back ? ', dorsi' : ''}`,
  trackSheet: (sheet) => `Tracciati, foglio ${sheet}`,
  aidSheet: (sheet, back) => `Promemoria ${sheet}${back ? ', retro' : ''}`,
  freeBack: (front) => `${front}: niente sul retro`,
  bookletSide: (side) => `Regolamento, facciata ${side}`,
  page: (number) => `Regolamento, pagina ${number}`,
  rules: 'Regolamento',
  contents: 'Sommario',
  index: 'Indice analitico',
  terms: 'Che cosa vuol dire',
};
