// What could an opening hand be? Runes first, the rest from the shuffled deck, as a match deals it (C301).

import { type CardId, contractsOf, type DeckId } from '../../index.ts';
import { boxContract } from '../cards/faces.ts';

const shuffled = (cards: readonly CardId[]): readonly CardId[] =>
  cards
    .map((card) => ({ card, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ card }) => card);

export function dealFrom(deck: DeckId, size: number): readonly CardId[] {
  const all = shuffled(contractsOf(deck));
  const isRune = (card: CardId): boolean => boxContract(card)?.type === 'rune';
  return [...all.filter(isRune), ...all.filter((card) => !isRune(card))].slice(0, size);
}
