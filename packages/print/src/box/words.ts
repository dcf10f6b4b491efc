// What does the printer itself say on paper and of its pages?

import type { BookletWords } from '../rules/booklet.ts';

export interface PrintWords extends BookletWords {
  cardSheet(sheet: number, back: boolean): string;
  tokenSheet(sheet: number, back: boolean): string;
  trackSheet(sheet: number): string;
  aidSheet(sheet: number, back: boolean): string;
  /** Of a page that nothing is printed on. */
  freeBack(front: string): string;
  bookletSide(side: number): string;
  readonly terms: string;
}
