// What does Sun & Moon give to a workshop of cards? Forms, reader, words, and what its bots make of a card.

import { type CardSet, makeWorkshop, opForms, placeOf } from '@duello/cards/form';
import { inEach, type Lang } from '@duello/language';
import { cardValuesOf } from '../bot/card-value.ts';
import { boxCards } from '../cards/box/catalogue.ts';
import { readyDecks } from '../cards/box/ready-decks.ts';
import { MOST_CUSTOM_CARDS, readCustomCards } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { sunMoon } from '../rules/rules.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { copiesOf } from '../rules/state/decks.ts';
import { namesIn, words as texts } from '../text/all.ts';
import { forms } from './forms.ts';
import { words } from './words.ts';

const name = { en: 'New card', it: 'Nuova carta' };
const cost = 1;

/** Decks to play at once, those that hold most of what the set stands in for first. */
function decksFor(cards: CardSet): readonly string[] {
  const places = Object.values(cards).map(placeOf);
  const held = (deck: object): number => Object.keys(deck).filter((id) => places.includes(id)).length;
  return Object.entries(readyDecks)
    .sort(([, a], [, b]) => held(b.cards) - held(a.cards))
    .map(([id]) => id);
}

const POOL = 'pool';
const nameOfDeck = (id: string, lang: Lang): string =>
  Object.entries(texts[lang].decks).find(([one]) => one === id)?.[1].name ?? id;

export const workshop = makeWorkshop({
  ops: opForms(OPS),
  types: ['summoning', 'spell', 'enchantment'],
  forms,
  blanks: {
    summoning: { name, cost, attack: 1, defense: 1 },
    spell: { name, cost, modes: [{ op: 'damage', amount: 1, to: { target: 'enemy' } }] },
    enchantment: { name, cost, gives: { attack: 1 } },
  },
  box: new Map(boxCards),
  nameOf: (lang) => namesIn(lang),
  readCards: readCustomCards,
  sort: (card) => `${card.class} ${card.type}`,
  isNamed: () => false,
  rated(cards, id) {
    const compiled = compiledOf(sunMoon.options({ cards }));
    const number = compiled.numbers.get(id);
    if (number === undefined) return null;
    const kind = compiled.kinds[number];
    return { cost: kind.cost, points: cardValuesOf(compiled)[number].points, group: kind.card.type };
  },
  homes: [
    ...Object.entries(readyDecks).map(([id, deck]) => ({
      id,
      name: inEach((lang) => nameOfDeck(id, lang)),
      cards: Object.entries(deck.cards),
    })),
    {
      id: POOL,
      name: inEach((lang) => words[lang].words.pool),
      cards: boxCards.map(([id, card]): readonly [string, number] => [id, copiesOf(card)]),
    },
  ],
  // Copies are added to the draft alone.
  belongs: (_, home) => home === POOL,
  /** The deck that is named; without one, what stands in no place is drafted. */
  options(cards, home = null) {
    const isDrafted = home === null && Object.values(cards).some((card) => placeOf(card) === null);
    if (isDrafted || home === POOL) return { mode: 'draft', cards };
    const [deckA, deckB] = [...new Set([...(home === null ? [] : [home]), ...decksFor(cards)])];
    return { deckA, deckB, cards };
  },
  mostCards: MOST_CUSTOM_CARDS,
  words: (lang) => words[lang],
});
