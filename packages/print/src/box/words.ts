// What does the printer itself say on paper and of its pages?

import type { BookletWords } from '../rules/booklet.ts';

export interface PrintWords extends BookletWords {
  cardSheet(sheet: number, back: boolean): string;
  tokenSheet(sheet: number, back: boolean): string;
  trackSheet(sheet: number): string;
  aidSheet(sheet: number): string;
  bookletSide(side: number): string;
  readonly terms: string;
}
