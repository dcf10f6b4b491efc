// What does Contracts give to its gallery? Its contracts deck by deck, and marks for deck, type, cost, element and keyword.

import { type ChipGroup, gallerySource, type Marks, plainChips } from '@duello/table';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  contracts,
  DECK_IDS,
  decks,
  type Lang,
  type Term,
  TYPES,
  termsOf,
  words,
} from '../../index.ts';
import { boxFaces, facesIn, typeSign } from '../cards/faces.ts';
import { SIGNS, sumOf } from '../cards/mana.ts';
import { messages, type Say } from '../words/use-words.ts';

const TOKENS = 'tokens';
const HIGHEST = 7;

const deckOf = (id: CardId): string => DECK_IDS.find((deck) => decks[deck].some(([card]) => card === id)) ?? TOKENS;

/** Keywords that somebody may look for, in the order of the rulebook. */
const SOUGHT_TERMS: readonly Term[] = [
  'magnetized',
  'magnetic',
  'paramagnetic',
  'summon',
  'adrenaline',
  'impetus',
  'recycling',
  'fog',
  'fade',
  'startTurn',
  'endTurn',
  'magicDamage',
  'ambush',
  'disarm',
];

const costMark = (contract: Contract): string => {
  const cost = sumOf(contract.cost);
  return cost >= HIGHEST ? `${HIGHEST}+` : String(cost);
};

function marksOf(id: CardId, contract: Contract): Marks {
  const inks = COLOURS.filter((colour) => colour !== 'pure' && contract.cost[colour] > 0);
  return {
    deck: [deckOf(id)],
    type: [contract.type],
    cost: contract.token ? [] : [costMark(contract)],
    element: inks.length === 0 ? ['pure'] : inks,
    keyword: termsOf(contract),
  };
}

const ORDER: readonly string[] = [...DECK_IDS, TOKENS];

const groupsIn = (lang: Lang, t: Say): readonly ChipGroup[] => {
  const { decks: named, nouns, elements, terms } = words[lang];
  return [
    {
      id: 'deck',
      label: t('contracts.filter.deck'),
      chips: [
        ...DECK_IDS.map((deck) => ({ mark: deck, label: named[deck].name })),
        { mark: TOKENS, label: t('contracts.tokens') },
      ],
    },
    {
      id: 'type',
      label: t('contracts.filter.type'),
      chips: TYPES.map((type) => ({ mark: type, label: nouns[type], icon: typeSign(type) })),
    },
    {
      id: 'element',
      label: t('contracts.filter.element'),
      chips: COLOURS.map((colour) => ({ mark: colour, label: elements[colour], icon: SIGNS[colour] })),
    },
    {
      id: 'cost',
      label: t('contracts.filter.cost'),
      chips: plainChips(['0', '1', '2', '3', '4', '5', '6', `${HIGHEST}+`]),
    },
    {
      id: 'keyword',
      label: t('contracts.filter.keyword'),
      chips: SOUGHT_TERMS.map((term) => ({ mark: term, label: terms[term].name })),
    },
  ];
};

function factsOf(id: CardId, lang: Lang, t: Say): readonly string[] {
  const contract = boxFaces(lang).card(id);
  if (contract === null) return [];
  if (contract.token) return [t('contracts.isToken')];
  const homes = DECK_IDS.flatMap((deck) => {
    const copies = decks[deck].find(([card]) => card === id)?.[1] ?? 0;
    return copies === 0 ? [] : [t('contracts.inDeck', { name: words[lang].decks[deck].name, n: copies })];
  });
  return [words[lang].costs(contract), ...homes];
}

export const contractsGallery = gallerySource({
  messages,
  // Deck after deck, the cheaper ones first.
  cards: boxCards
    .map(([id, contract]) => ({ id, contract, deck: ORDER.indexOf(deckOf(id)) }))
    .sort((a, b) => a.deck - b.deck || sumOf(a.contract.cost) - sumOf(b.contract.cost))
    .map(({ id, contract }) => ({ id, marks: marksOf(id, contract) })),
  groups: groupsIn,
  face: (card, lang) => boxFaces(lang).face(card),
  facesOf: (options, lang) => facesIn(lang, contracts.options(options).cards).face,
  facts: factsOf,
});
