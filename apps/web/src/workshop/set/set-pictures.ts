// Which pictures of somebody's own belong to a set? They stay in this browser, and go along in a file.

import type { CardSet } from '@duello/cards/form';
import { readPhotos } from '@duello/print';
import { forgetPicturesBut, isOwnPicture, keepPicture, keptPicture } from '@duello/table';
import { everyKeptSet } from './kept-sets.ts';

const namesIn = (cards: CardSet): readonly string[] =>
  Object.values(cards).flatMap(({ picture }) =>
    typeof picture === 'string' && isOwnPicture(picture) ? [picture] : [],
  );

export function picturesOf(cards: CardSet): { readonly [name: string]: string } {
  const kept = namesIn(cards).map((name) => [name, keptPicture(name)] as const);
  return Object.fromEntries(kept.flatMap(([name, data]) => (data === null ? [] : [[name, data]])));
}

/** Those that a file brings; what is no picture is left out. */
export function keepPictures(pictures: unknown): void {
  for (const [name, data] of Object.entries(readPhotos(pictures))) keepPicture(name, data);
}

/** Pictures of sets that are gone make room for others. */
export const forgetUnusedPictures = (): void =>
  forgetPicturesBut(new Set(everyKeptSet().flatMap(({ cards }) => namesIn(cards))));
