// What does Final Magic give to a workshop of cards? Forms, reader, words, and what its bots make of a card.

import { type CardSet, makeWorkshop, opForms, placedIn, placeOf, type Slot } from '@duello/cards/form';
import type { Json } from '@duello/kernel';
import { inEach } from '@duello/language';
import { cardValuesOf } from '../bot/card-value.ts';
import { boxCards } from '../cards/box/catalogue.ts';
import { MOST_WITH_SUPPLY, readCustomCards } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { ELEMENTS, type Element } from '../cards/vocabulary.ts';
import { finalMagic } from '../rules/rules.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { COPIES, KINDS_PER_ELEMENT } from '../rules/state/numbers.ts';
import { presets } from '../rules/state/presets.ts';
import { namesIn, words as texts } from '../text/all.ts';
import { forms } from './forms.ts';
import { words } from './words.ts';

const name = { en: 'New card', it: 'Nuova carta' };
const price = 2;

/** Four kinds of an element are for sale: those of the set and those it stands in for come before others. */
function picksOf(cards: CardSet, element: Element): readonly string[] {
  const wanted = Object.entries(cards).flatMap(([id, card]) =>
    card.type === 'spell' && card.element === element ? [placeOf(card) ?? id] : [],
  );
  return [...new Set([...wanted, ...presets.firstSparks[element]])].slice(0, KINDS_PER_ELEMENT);
}

/** As many of each as are for sale (F-R5). */
const kindsOf = (cards: CardSet, element: Element): readonly Slot[] =>
  picksOf(cards, element).map((id) => {
    const own = Object.entries(cards).find(([, card]) => placeOf(card) === id);
    return [own?.[0] ?? id, COPIES];
  });

/** What is always for sale, each kind once. */
const basics = [...boxCards].flatMap(([id, card]): readonly Slot[] =>
  card.type === 'spell' && card.element !== null ? [] : [[id, 1]],
);

const supplyFor = (cards: CardSet): { readonly supply: Json } => ({
  supply: Object.fromEntries(ELEMENTS.map((element) => [element, picksOf(cards, element)])),
});

export const workshop = makeWorkshop({
  ops: opForms(OPS),
  types: ['spell', 'gem', 'currency'],
  forms,
  blanks: {
    spell: { name, price, element: null, mana: 1, phase: 'fight', effects: [{ op: 'damage', amount: 2 }] },
    gem: { name, price, mana: 1 },
    currency: { name, price, coins: 1 },
  },
  box: boxCards,
  nameOf: (lang) => namesIn(lang),
  readCards: readCustomCards,
  sort: ({ type, element }) => (type === 'spell' ? `${element ?? 'neutral'} spell` : String(type)),
  isNamed: () => true,
  rated(cards, id) {
    const compiled = compiledOf(finalMagic.options({ cards, ...supplyFor(cards) }));
    const number = compiled.numbers.get(id);
    if (number === undefined) return null;
    const { use, mana, gem, coins } = cardValuesOf(compiled);
    const card = compiled.options.cards[id] ?? boxCards.get(id);
    if (card === undefined) return null;
    if (card.type === 'spell') return { cost: mana[number] + card.price / 2, points: use[number], group: 'spell' };
    const points = card.type === 'gem' ? gem[number] : coins[number];
    return { cost: card.price, points, group: card.type };
  },
  homes: [
    ...ELEMENTS.map((id) => ({ id, name: inEach((lang) => texts[lang].elements[id]), cards: kindsOf({}, id) })),
    { id: 'neutral', name: inEach((lang) => texts[lang].elements.neutral), cards: basics },
  ],
  placed(cards, { id, cards: slots }) {
    const element = ELEMENTS.find((one) => one === id);
    return element === undefined ? placedIn(slots, cards, () => false) : kindsOf(cards, element);
  },
  options: (cards) => ({ ...supplyFor(cards), cards }),
  mostCards: MOST_WITH_SUPPLY,
  words: (lang) => words[lang],
});
