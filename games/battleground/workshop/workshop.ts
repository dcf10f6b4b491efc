// What does Battleground give to a workshop of cards? Forms, reader, words, and what its bots make of a spell.

import { type CardSet, makeWorkshop, opForms } from '@duello/cards/form';
import { inEach } from '@duello/language';
import { valuesOf } from '../bot/card-value.ts';
import { boxCards, copiesOf } from '../cards/box/catalogue.ts';
import { MOST_CUSTOM_CARDS, readCustomCards } from '../cards/custom/custom-cards.ts';
import { OPS } from '../cards/effects.ts';
import { CLASSES } from '../cards/vocabulary.ts';
import { battleground } from '../rules/rules.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { namesIn, words as texts } from '../text/all.ts';
import { forms } from './forms.ts';
import { words } from './words.ts';

const name = { en: 'New spell', it: 'Nuovo incantesimo' };

/** The class that most of these cards are of; null where none is of any. */
function classOf(cards: CardSet): string | null {
  const count = (one: string): number => Object.values(cards).filter(({ set }) => set === one).length;
  const [first] = [...CLASSES].sort((a, b) => count(b) - count(a));
  return count(first) === 0 ? null : first;
}

export const workshop = makeWorkshop({
  ops: opForms(OPS),
  types: ['summon', 'sorcery', 'crystal'],
  forms,
  blanks: {
    summon: { name, set: 'paladin', cost: { white: 2 }, attack: 1, hp: 1 },
    sorcery: { name, set: 'paladin', cost: { white: 1 }, text: [{ op: 'damage', amount: 1, to: { target: 'foe' } }] },
    crystal: { name, text: [{ op: 'mana', colour: 'white', count: 1 }] },
  },
  box: new Map(boxCards),
  nameOf: (lang) => namesIn(lang),
  readCards: readCustomCards,
  // Crystals are mana, and no other card is that.
  sort: ({ type, set, unique }) => (type === 'crystal' ? null : `${set} ${unique === true} ${type}`),
  isNamed: () => false,
  rated(cards, id) {
    const compiled = compiledOf(battleground.options({ cards }));
    const number = compiled.numbers.get(id);
    if (number === undefined) return null;
    const { type } = compiled.kinds[number].card;
    const { points, price } = valuesOf(compiled)[number];
    return type === 'crystal' ? null : { cost: price, points, group: type };
  },
  homes: [...CLASSES, 'neutral' as const, 'crystal' as const].map((id) => ({
    id,
    name: inEach((lang) => (id === 'crystal' ? words[lang].words.crystals : texts[lang].sets[id].name)),
    cards: boxCards.flatMap(([card, { set }]): readonly (readonly [string, number])[] =>
      set === id ? [[card, copiesOf(card)]] : [],
    ),
  })),
  belongs: ({ set }, home) => set === home,
  /** Beginner’s decks: one is of the class that the set is about. */
  options(cards, home = null) {
    const most = CLASSES.find((id) => id === home) ?? classOf(cards);
    return { start: 'quick', ...(most === null ? {} : { classA: most }), cards };
  },
  mostCards: MOST_CUSTOM_CARDS,
  words: (lang) => words[lang],
});
