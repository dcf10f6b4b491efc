// What is a deck made of, in figures? How many cards of each cost and type, and how many of them are Fast.

import { type Card, type CardId, type CardType, TYPES } from '../../index.ts';

/** Costs of this and more stand in one column. */
const HIGH = 6;

/** Cards with their copies. */
type Counted = readonly (readonly [CardId, number])[];

export interface Figures {
  /** Cards by cost, from 0; the last column is `HIGH` and more. */
  readonly curve: readonly number[];
  readonly types: Readonly<Record<CardType, number>>;
  readonly fast: number;
  readonly size: number;
  /** What a card costs on average; 0 for no cards. */
  readonly mean: number;
}

export function figuresOf(cards: Counted, cardOf: (id: CardId) => Card | null): Figures {
  const known = cards.flatMap(([id, copies]) => {
    const card = cardOf(id);
    return card === null ? [] : [{ card, copies }];
  });
  const sum = (part: (card: Card) => number): number =>
    known.reduce((all, { card, copies }) => all + part(card) * copies, 0);
  const ofType = (type: CardType): number => sum((card) => Number(card.type === type));
  const size = sum(() => 1);
  return {
    curve: Array.from({ length: HIGH + 1 }, (_, cost) => sum((card) => Number(Math.min(HIGH, card.cost) === cost))),
    types: { summoning: ofType('summoning'), spell: ofType('spell'), enchantment: ofType('enchantment') },
    fast: sum(({ keywords }) => Number(keywords.includes('fast'))),
    size,
    mean: size === 0 ? 0 : sum(({ cost }) => cost) / size,
  };
}

/** From cheap to dear, then by type, then by name. */
export function byCost(cardOf: (id: CardId) => Card | null, nameOf: (id: CardId) => string) {
  const cost = (id: CardId): number => cardOf(id)?.cost ?? 99;
  const type = (id: CardId): number => TYPES.indexOf(cardOf(id)?.type ?? TYPES[0]);
  return (a: CardId, b: CardId): number => cost(a) - cost(b) || type(a) - type(b) || nameOf(a).localeCompare(nameOf(b));
}
