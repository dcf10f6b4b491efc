// How is a set of cards handed on? As plain JSON in a file, and the same as letters of an address in a link.

import { isRecord } from '@duello/language';
import type { CardSet } from './workshop.ts';

/** A set as somebody hands it on: the cards are not read yet. */
export interface SetText {
  readonly game: string;
  readonly name: string;
  readonly cards: { readonly [id: string]: unknown };
}

/** Far more than a full set takes. */
export const MOST_LETTERS = 400_000;
export const LONGEST_SET_NAME = 60;

export const nameOfSet = (input: unknown): string =>
  typeof input === 'string' ? input.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_SET_NAME) : '';

export const writeSet = (game: string, name: string, cards: CardSet): string =>
  JSON.stringify({ game, name, cards }, null, 1);

/** Null for what is no set; `game` is what a file without one is for. */
export function readSet(text: string, game: string): SetText | null {
  if (text.length > MOST_LETTERS) return null;
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
  return { game: typeof input.game === 'string' ? input.game : game, name: nameOfSet(input.name), cards };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
