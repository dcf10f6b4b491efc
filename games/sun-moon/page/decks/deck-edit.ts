// What can be done to a deck? A card more or less, another class; and how many of a card it may have.

import { box, type CardId, COPY_LIMITS, type DeckList, type PlayerClass } from '../../index.ts';

export const emptyDeck = (clan: PlayerClass): DeckList => ({ class: clan, cards: {} });

export const copiesIn = ({ cards }: DeckList, card: CardId): number => cards[card] ?? 0;

/** How many a deck may have; 0 of what is in no box. */
export function limitOf(card: CardId): number {
  const found = box.get(card);
  return found === undefined ? 0 : COPY_LIMITS[found.rarity];
}

function withCopies({ class: clan, cards }: DeckList, card: CardId, copies: number): DeckList {
  const { [card]: _, ...rest } = cards;
  return { class: clan, cards: copies <= 0 ? rest : { ...cards, [card]: copies } };
}

/** With one more of a card; the same deck when it has all it may have. */
export const withCard = (deck: DeckList, card: CardId, more = 1): DeckList => {
  const copies = Math.min(limitOf(card), copiesIn(deck, card) + more);
  return copies <= copiesIn(deck, card) ? deck : withCopies(deck, card, copies);
};

export const withoutCard = (deck: DeckList, card: CardId): DeckList =>
  copiesIn(deck, card) === 0 ? deck : withCopies(deck, card, copiesIn(deck, card) - 1);

/** Cards of the other class go. */
export function withClass({ cards }: DeckList, clan: PlayerClass): DeckList {
  const stays = (card: CardId): boolean => ['neutral', clan].includes(box.get(card)?.class ?? 'neutral');
  return { class: clan, cards: Object.fromEntries(Object.entries(cards).filter(([card]) => stays(card))) };
}
