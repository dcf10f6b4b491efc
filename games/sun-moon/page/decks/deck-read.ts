// What has somebody pasted? A link, a code, or a list in words; or nothing that is a deck.

import {
  type CardId,
  DECK_CODE,
  type DeckList,
  type DeckReading,
  deckOfCode,
  readDeckText,
  sizeOf,
} from '../../index.ts';

/** The deck, or why it is none. */
export type Pasted = DeckReading | 'badCode' | 'nothingRead';

/** A link with a code; whatever is longer is a list. */
const LONGEST_LINK = 2000;

/** The deck of a code; null when it is cut off or damaged. */
export function deckOf(code: string): DeckList | null {
  try {
    return deckOfCode(code);
  } catch {
    return null;
  }
}

export function readPasted(text: string): Pasted {
  const [code] = text.length > LONGEST_LINK ? [] : (DECK_CODE.exec(text) ?? []);
  if (code !== undefined && !text.trim().includes('\n')) {
    const deck = deckOf(code);
    return deck === null ? 'badCode' : { deck, notUnderstood: [], more: 0 };
  }
  const reading = readDeckText(text);
  const hasGuess = reading.notUnderstood.some(({ nearest }) => nearest !== null);
  return sizeOf(reading.deck) === 0 && !hasGuess ? 'nothingRead' : reading;
}

/** How many copies a line asks for, where it names no card. */
export const copiesAsked = (line: string): number =>
  Math.max(1, Number(/^\D{0,3}(\d{1,2})\b/.exec(line)?.[1] ?? /[x×(]\s*(\d{1,2})\)?\s*$/i.exec(line)?.[1] ?? 1));

/** The reading with a line taken as the card that was meant. */
export function withMeant(
  { deck, notUnderstood, more }: DeckReading,
  line: number,
  card: CardId,
  copies: number,
): DeckReading {
  return {
    deck: { ...deck, cards: { ...deck.cards, [card]: (deck.cards[card] ?? 0) + copies } },
    notUnderstood: notUnderstood.filter((one) => one.line !== line),
    more,
  };
}
