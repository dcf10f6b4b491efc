// Is this a deck one may play? What is wrong with one, and how one is read.

import { BadInput, type Reason } from '@duello/kernel';
import { fields, isRecord, oneOf, whole } from '@duello/language';
import { boxCards } from '../../cards/box/catalogue.ts';
import { type ReadyDeckId, readyDecks } from '../../cards/box/ready-decks.ts';
import type { Card, DeckList } from '../../cards/card.ts';
import { COPY_LIMITS, DECK_CARDS } from '../../cards/numbers.ts';
import type { CardId, PlayerClass } from '../../cards/vocabulary.ts';
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
