// What does somebody want on paper? What is chosen, with what most people want until they say otherwise.

import type { GameId } from '@duello/games';
import type { Json } from '@duello/kernel';
import { FLIPS, PAPER_NAMES, SECTIONS } from '@duello/print';
import type { Lang } from '@duello/table';
import type { Wish } from './crew/use-printer.ts';

export interface Choice extends Omit<Wish, 'game' | 'lang' | 'own'> {
  /** Null for that of the page. */
  readonly lang: Lang | null;
}

/** Where paper is measured in inches. */
const INCHES = /-(US|CA|MX|PH|CL|CO)$/i;

/** Of somebody's own set its cards; of the box everything. */
export const firstChoice = (isOwn: boolean): Choice => ({
  lang: null,
  paper: PAPER_NAMES[INCHES.test(navigator.language) ? 1 : 0],
  flip: FLIPS[0],
  lowInk: false,
  sections: isOwn ? ['cards'] : SECTIONS,
  since: null,
});

export const wishOf = (choice: Choice, game: GameId, lang: Lang, own: Json): Wish => ({
  ...choice,
  game,
  own,
  lang: choice.lang ?? lang,
});
