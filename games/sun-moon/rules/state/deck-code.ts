// How does a deck fit into a short code? The mark, the class, three signs a card, two to check; cards of a match's own have none.

import { BadInput } from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import type { DeckList } from '../../cards/card.ts';
import { DECK_CARDS } from '../../cards/numbers.ts';
import { type CardId, CLASSES } from '../../cards/vocabulary.ts';
import { PLAYER_CLASSES } from './decks.ts';

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const CODE_MARK = 'sm2';
/** Codes of this mark were made before there were signs to check. */
const UNCHECKED_MARK = 'sm1';
/** Stands in whatever holds a deck's code. */
export const DECK_CODE = /\bsm[12][0-9a-z]*/i;

/** The largest prime that two signs hold: one sign changed, or two side by side swapped, always shows. */
const CHECK_PRIME = 1291;
function checkSigns(text: string): string {
  const sum = [...text].reduce((before, sign) => (before * 37 + DIGITS.indexOf(sign) + 1) % CHECK_PRIME, 0);
  return DIGITS[Math.floor(sum / 36)] + DIGITS[sum % 36];
}

/** A short code: the mark, the class, for each card two signs for its number and one for its copies, and two to check. */
export function codeOfDeck(deck: DeckList): string {
  const numbers = new Map(boxCards.map(([id], number) => [id, number]));
  const parts = Object.entries(deck.cards)
    .map(([id, copies]): readonly [number, number] => [numbers.get(id) ?? -1, copies])
    .filter(([number]) => number >= 0)
    .sort(([a], [b]) => a - b)
    .map(([number, copies]) => DIGITS[Math.floor(number / 36)] + DIGITS[number % 36] + DIGITS[copies]);
  const code = `${CODE_MARK}${CLASSES.indexOf(deck.class)}${parts.join('')}`;
  return code + checkSigns(code);
}

const noCode = (): BadInput =>
  new BadInput('', 'this is no deck code of Sun & Moon, or it is damaged or cut off; copy it again, whole');

/** What stands between the mark and the signs to check, once these are found right. */
function opened(code: string): string {
  if (code.startsWith(UNCHECKED_MARK)) return code.slice(UNCHECKED_MARK.length);
  const text = code.slice(0, -2);
  if (!text.startsWith(CODE_MARK) || checkSigns(text) !== code.slice(-2)) throw noCode();
  return text.slice(CODE_MARK.length);
}

/** The deck of a code, whole or not; throws BadInput when it is no code. */
export function deckOfCode(code: string): DeckList {
  const text = opened(code.trim().toLowerCase());
  const clan = PLAYER_CLASSES.find((one) => text.startsWith(String(CLASSES.indexOf(one))));
  const body = text.slice(1);
  if (clan === undefined || body.length % 3 !== 0) throw noCode();
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
