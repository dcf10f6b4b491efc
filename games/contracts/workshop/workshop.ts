// What does Contracts give to a workshop of cards? Forms, reader, words, and what its bots make of a contract.

import { makeWorkshop, opForms, placeOf } from '@duello/cards/form';
import { inEach } from '@duello/language';
import { playedValue } from '../bot/outlook.ts';
import { boxCards, type DeckId, decks } from '../cards/box/catalogue.ts';
import { MOST_CUSTOM_CARDS, readCustomCards } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { contracts } from '../rules/rules.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { DECK_IDS } from '../rules/state/options.ts';
import { namesIn, words as texts } from '../text/all.ts';
import { forms } from './forms.ts';
import { words } from './words.ts';

const name = { en: 'New contract', it: 'Nuovo contratto' };
const cost = { pure: 1 };

export const workshop = makeWorkshop({
  ops: opForms(OPS),
  types: ['creature', 'spell', 'orb', 'rune'],
  forms,
  blanks: {
    creature: { name, cost, attack: 1, health: 1 },
    spell: { name, cost, effects: [{ op: 'damage', amount: 1, to: { choose: 'creatureOrPlayer' } }] },
    orb: { name, cost, attack: 1, health: 2 },
    rune: { name, cost, activation: cost, effects: [{ op: 'heal', amount: 1, to: 'you' }] },
  },
  box: new Map(boxCards),
  nameOf: (lang) => namesIn(lang),
  readCards: readCustomCards,
  sort: ({ type, token }) => (token === true ? 'token' : String(type)),
  isNamed: ({ token }) => token === true,
  rated(cards, id) {
    const compiled = compiledOf(contracts.options({ cards }));
    const number = compiled.numbers.get(id);
    if (number === undefined) return null;
    const { token, type } = compiled.kinds[number].card;
    return token ? null : { cost: compiled.price[number], points: playedValue(compiled, number), group: type };
  },
  homes: DECK_IDS.map((id) => ({ id, name: inEach((lang) => texts[lang].decks[id].name), cards: decks[id] })),
  /** The deck that is named, then those that hold most of what the set stands in for. */
  options(cards, home = null) {
    const places = Object.values(cards).map(placeOf);
    const held = (deck: DeckId): number => decks[deck].filter(([id]) => places.includes(id)).length;
    const rank = (deck: DeckId): number => (deck === home ? Number.POSITIVE_INFINITY : held(deck));
    const [deckA, deckB] = [...DECK_IDS].sort((a, b) => rank(b) - rank(a));
    return { deckA, deckB, cards };
  },
  mostCards: MOST_CUSTOM_CARDS,
  words: (lang) => words[lang],
});
