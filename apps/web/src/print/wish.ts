// What does somebody want on paper? What is chosen, with what most people want until they say otherwise.

import type { GameId } from '@duello/games';
import { FLIPS, PAPER_NAMES, SECTIONS } from '@duello/print';
import type { Lang } from '@duello/table';
import type { Wish } from './crew/use-printer.ts';

export interface Choice extends Omit<Wish, 'game' | 'lang'> {
  /** Null for that of the page. */
  readonly lang: Lang | null;
}

/** Where paper is measured in inches. */
const INCHES = /-(US|CA|MX|PH|CL|CO)$/i;

export const firstChoice = (): Choice => ({
  lang: null,
  paper: PAPER_NAMES[INCHES.test(navigator.language) ? 1 : 0],
  flip: FLIPS[0],
  lowInk: false,
  sections: SECTIONS,
  since: null,
});

export const wishOf = (choice: Choice, game: GameId, lang: Lang): Wish => ({
  ...choice,
  game,
  lang: choice.lang ?? lang,
});
