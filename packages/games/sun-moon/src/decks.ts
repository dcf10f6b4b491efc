// Is this a deck one may play? What a deck is, what is wrong with one, and its short code.

import { BadInput, type Reason } from '@duello/kernel';
import { fields, isRecord, oneOf, whole } from '@duello/language';
import { boxCards } from './cards/catalogue.ts';
import { type ReadyDeckId, readyDecks } from './cards/ready-decks.ts';
import { type Card, type CardId, CLASSES, type DeckList, type PlayerClass } from './effects.ts';
import { COPY_LIMITS, DECK_CARDS } from './numbers.ts';
import { because } from './reasons.ts';

export const PLAYER_CLASSES = ['warlock', 'paladin'] as const satisfies readonly PlayerClass[];
const isReady = (id: string): id is ReadyDeckId => Object.hasOwn(readyDecks, id);
export const READY_DECKS: readonly ReadyDeckId[] = Object.keys(readyDecks).filter(isReady);

type Cards = ReadonlyMap<CardId, Card>;
export const box: Cards = new Map(boxCards);

/** S302: how many of a card are in the box, which is as many as a deck may hold. */
export const copiesOf = ({ rarity }: Card): number => COPY_LIMITS[rarity];

export const sizeOf = (deck: DeckList): number => Object.values(deck.cards).reduce((all, copies) => all + copies, 0);

/** Everything that forbids playing this deck, in the order of the rules; nothing when it is legal. */
export function faultsOf(deck: DeckList, cards: Cards = box): readonly Reason[] {
  const faults: Reason[] = [];
  for (const [id, copies] of Object.entries(deck.cards)) {
    const card = cards.get(id);
    if (card === undefined) faults.push(because('unknownCard', { card: id }));
    else if (card.class !== 'neutral' && card.class !== deck.class) faults.push(because('otherClass', { card: id }));
    else if (copies > copiesOf(card)) {
      faults.push(because('tooManyCopies', { card: id, copies, limit: copiesOf(card) }));
    }
  }
  const size = sizeOf(deck);
  if (size !== DECK_CARDS) faults.push(because('deckSize', { size, wanted: DECK_CARDS }));
  return faults;
}

/** What a deck is missing, in English, for who reads an error. */
const FAULTS: { readonly [code: string]: (values: Reason['values']) => string } = {
  unknownCard: ({ card }) => `there is no card ${card}`,
  otherClass: ({ card }) => `${card} belongs to another class (SR09)`,
  tooManyCopies: ({ card, copies, limit }) => `${copies} copies of ${card}; ${limit} are allowed (S302)`,
  deckSize: ({ size, wanted }) => `has ${size} cards; a deck has ${wanted} (SR12)`,
};

/** A deck from outside: the name of a ready-made one, or class and cards. Throws BadInput that names the place. */
export function readDeck(input: unknown, path: string, cards: Cards): DeckList {
  if (typeof input === 'string') {
    if (isReady(input)) return readyDecks[input];
    throw new BadInput(
      path,
      `must be ${READY_DECKS.join(' or ')}, or a list such as {"class": "warlock", "cards": {…}}`,
    );
  }
  const given = fields(input, path, ['class', 'cards']);
  const clan = oneOf(given.class, `${path}.class`, PLAYER_CLASSES);
  if (!isRecord(given.cards)) throw new BadInput(`${path}.cards`, 'must be cards with their copies, such as {"id": 4}');
  const counts = Object.entries(given.cards).map(([id, copies]): readonly [CardId, number] => [
    id,
    whole(copies, `${path}.cards.${id}`, 1, DECK_CARDS),
  ]);
  const deck: DeckList = { class: clan, cards: Object.fromEntries(counts) };
  const [fault] = faultsOf(deck, cards);
  if (fault !== undefined) {
    const at = typeof fault.values.card === 'string' ? `${path}.cards` : path;
    throw new BadInput(at, FAULTS[fault.code](fault.values), fault);
  }
  return deck;
}

/** The ready-made deck that this is, or the deck itself. */
export function nameOfDeck(deck: DeckList): ReadyDeckId | DeckList {
  return READY_DECKS.find((id) => readyDecks[id] === deck) ?? deck;
}

/** Every single card of a deck, in the order of the box. */
export const cardsIn = (deck: DeckList): readonly CardId[] =>
  Object.entries(deck.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));

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
