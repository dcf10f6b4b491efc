// With which options does somebody come to the page of a friend? Those that another page has left for it, such as a set of cards.

import { isRecord } from '@duello/language';
import { type ChosenOptions, keep, readKept } from '@duello/table';

const keyOf = (game: string): string => `duello.brought.${game}`;
const isChosen = (input: unknown): input is ChosenOptions => isRecord(input);

/** Null where nothing was left. */
export const broughtOptions = (game: string): ChosenOptions | null =>
  readKept(keyOf(game), (input) => (isChosen(input) ? input : null));
export const bringOptions = (game: string, options: ChosenOptions): boolean => keep(keyOf(game), options);
