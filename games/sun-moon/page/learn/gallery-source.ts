// What does Sun & Moon give to its gallery? Its cards class by class, and marks for class, type, rarity, cost and keyword.

import { type ChipGroup, type Face, gallerySource, plainChips } from '@duello/table';
import {
  boxCards,
  type CardId,
  CLASSES,
  copiesOf,
  KEYWORDS,
  type Lang,
  RARITIES,
  sunMoon,
  TYPES,
  termsOf,
  words,
} from '../../index.ts';
import { boxFaces, classSign, facesIn, typeSign } from '../cards/faces.ts';
import { messages, type Say } from '../words/use-words.ts';
import { SKILL_CARD, skillFace } from './gallery-skills.ts';

const COSTS = ['0', '1', '2', '3', '4', '5', '6'] as const;

const faceOf = (id: CardId, lang: Lang): Face => (id === SKILL_CARD ? skillFace(lang) : boxFaces(lang).face(id));

function groupsIn(lang: Lang, t: Say): readonly ChipGroup[] {
  const { classes, types, rarities, terms, nouns } = words[lang];
  return [
    {
      id: 'class',
      label: nouns.class,
      chips: CLASSES.map((clan) => ({ mark: clan, label: classes[clan], icon: classSign(clan) })),
    },
    {
      id: 'type',
      label: t('sunMoon.filter.type'),
      chips: [
        ...TYPES.map((type) => ({ mark: type, label: types[type], icon: typeSign(type) })),
        { mark: 'skill', label: nouns.skillCard, icon: 'inner-self' },
      ],
    },
    { id: 'rarity', label: nouns.rarity, chips: RARITIES.map((mark) => ({ mark, label: rarities[mark] })) },
    { id: 'cost', label: nouns.cost, chips: plainChips(COSTS) },
    {
      id: 'keyword',
      label: t('sunMoon.filter.keyword'),
      chips: KEYWORDS.map((mark) => ({ mark, label: terms[mark].name })),
    },
  ];
}

function factsOf(id: CardId, lang: Lang, t: Say): readonly string[] {
  if (id === SKILL_CARD) return [t('sunMoon.skillCardFact')];
  const card = boxFaces(lang).card(id);
  if (card === null) return [];
  const { costs, rarity, editions } = words[lang];
  return [costs(card), rarity(card), editions[card.edition], t('sunMoon.copies', { n: copiesOf(card) })];
}

export const sunMoonGallery = gallerySource({
  messages,
  cards: [
    ...boxCards.map(([id, card]) => ({
      id,
      marks: {
        class: [card.class],
        // SR33: an enchantment is a spell.
        type: card.type === 'enchantment' ? ['spell', card.type] : [card.type],
        rarity: [card.rarity],
        cost: [String(card.cost)],
        keyword: termsOf(card),
      },
    })),
    { id: SKILL_CARD, marks: { class: CLASSES, type: ['skill'] } },
  ],
  groups: groupsIn,
  face: faceOf,
  facesOf: (options, lang) => facesIn(lang, sunMoon.options(options).cards).face,
  facts: factsOf,
});
