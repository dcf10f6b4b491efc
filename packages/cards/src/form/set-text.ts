// How is a set of cards handed on? As plain JSON in a file, and the same as letters of an address in a link.

import { isRecord } from '@duello/language';
import type { CardSet } from './workshop.ts';

/** A set as somebody hands it on: the cards are not read yet. */
export interface SetText {
  readonly game: string;
  readonly name: string;
  readonly cards: { readonly [id: string]: unknown };
  /** Pictures that the cards name, as a file brings them: not looked at yet. */
  readonly pictures: unknown;
}

/** Far more than a full set takes in a link, and in a file with a picture for every card. */
export const MOST_LETTERS = 400_000;
export const MOST_IN_FILE = 8_000_000;
export const LONGEST_SET_NAME = 60;

export const nameOfSet = (input: unknown): string =>
  typeof input === 'string' ? input.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SET_NAME) : '';

/** Pictures stand in it only where there are some. */
export const writeSet = (
  game: string,
  name: string,
  cards: CardSet,
  pictures: { readonly [name: string]: string } = {},
): string =>
  JSON.stringify({ game, name, cards, ...(Object.keys(pictures).length === 0 ? {} : { pictures }) }, null, 1);

/** Null for what is no set; `game` is what a file without one is for. */
export function readSet(text: string, game: string): SetText | null {
  if (text.length > MOST_IN_FILE) return null;
  const input = parsed(text);
  if (!isRecord(input)) return null;
  // Options of a match, or a scenario, bring cards too.
  const { options } = input;
  const cards = isRecord(input.cards)
    ? input.cards
    : isRecord(options) && isRecord(options.cards)
      ? options.cards
      : null;
  if (cards === null) return null;
  return {
    game: typeof input.game === 'string' ? input.game : game,
    name: nameOfSet(input.name),
    cards,
    pictures: input.pictures,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
