// How does a deck fit into a short code? The mark, the class, then three signs a card; cards of a match's own have none.

import { BadInput } from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import type { DeckList } from '../../cards/card.ts';
import { DECK_CARDS } from '../../cards/numbers.ts';
import { type CardId, CLASSES } from '../../cards/vocabulary.ts';
import { PLAYER_CLASSES } from './decks.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const CODE_MARK = 'sm1';

/** A short code: the mark, the class, then for each card two signs for its number and one for its copies. */
export function codeOfDeck(deck: DeckList): string {
  const numbers = new Map(boxCards.map(([id], number) => [id, number]));
  const parts = Object.entries(deck.cards)
    .map(([id, copies]): readonly [number, number] => [numbers.get(id) ?? -1, copies])
    .filter(([number]) => number >= 0)
    .sort(([a], [b]) => a - b)
    .map(([number, copies]) => DIGITS[Math.floor(number / 36)] + DIGITS[number % 36] + DIGITS[copies]);
  return `${CODE_MARK}${CLASSES.indexOf(deck.class)}${parts.join('')}`;
}

/** The deck of a code, whole or not; throws BadInput when it is no code. */
export function deckOfCode(code: string): DeckList {
  const text = code.trim().toLowerCase();
  const clan = PLAYER_CLASSES.find((one) => text.startsWith(`${CODE_MARK}${CLASSES.indexOf(one)}`));
  const body = text.slice(CODE_MARK.length + 1);
  if (clan === undefined || body.length % 3 !== 0) {
    throw new BadInput('', 'this is no deck code of Sun & Moon, or it is cut off; copy it again, whole');
  }
  const cards: Record<CardId, number> = {};
  for (let at = 0; at < body.length; at += 3) {
    const number = DIGITS.indexOf(body[at]) * 36 + DIGITS.indexOf(body[at + 1]);
    const copies = DIGITS.indexOf(body[at + 2]);
    const entry = boxCards[number];
    if (entry === undefined || copies < 1 || copies > DECK_CARDS) {
      throw new BadInput('', 'this deck code is damaged, or made by a newer Duello; copy it again, whole');
    }
    cards[entry[0]] = copies;
  }
  return { class: clan, cards };
}
