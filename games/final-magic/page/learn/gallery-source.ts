// What does Final Magic give to its gallery? Its cards family by family, what they do, and what they cost.

import { type ChipGroup, gallerySource, type Marks, plainChips } from '@duello/table';
import {
  boxCards,
  type Card,
  catalogue,
  copiesOf,
  type Effect,
  finalMagic,
  type Lang,
  type Op,
  words,
} from '../../index.ts';
import { boxFaces, facesIn, toneOf } from '../cards/faces.ts';
import { messages, type Say } from '../words/use-words.ts';

const GROUPS = {
  family: ['fire', 'water', 'earth', 'air', 'neutral', 'gem', 'currency'],
  when: ['action', 'fight'],
  does: ['damage', 'heal', 'block', 'draw', 'feed', 'negate'],
  price: ['1', '2', '3', '4', '5', '6'],
  mana: ['0', '1', '2', '3', '4'],
} as const;

const DOES: { readonly [K in Op]?: (typeof GROUPS.does)[number] } = {
  damage: 'damage',
  heal: 'heal',
  block: 'block',
  shield: 'block',
  halve: 'block',
  evade: 'block',
  draw: 'draw',
  feed: 'feed',
  counter: 'negate',
  putOut: 'negate',
};

function doesOf(effect: Effect): readonly string[] {
  if (effect.op === 'ifCast') return doesOf(effect.effect);
  if (effect.op === 'byPhase') return [...doesOf(effect.action), ...doesOf(effect.fight)];
  if (effect.op === 'nextDraw') return effect.who === 'you' ? ['draw'] : [];
  const mark = DOES[effect.op];
  return mark === undefined ? [] : [mark];
}

function marksOf(card: Card): Marks {
  const marks = { family: [toneOf(card)], price: [String(card.price)] };
  if (card.type === 'currency') return marks;
  if (card.type === 'gem') return { ...marks, when: ['action', 'fight'], does: card.recall > 0 ? ['draw'] : [] };
  return {
    ...marks,
    when: card.phase === 'either' ? ['action', 'fight'] : [card.phase],
    does: card.effects.flatMap(doesOf),
    mana: [String(card.mana)],
  };
}

const FAMILIES: readonly string[] = GROUPS.family;
const rank = (card: Card): number => FAMILIES.indexOf(toneOf(card));

/** A card of each family, to take its sigil and its word from. */
const EXAMPLES = { gem: 'lesserGem', currency: 'copper' } as const;
const SIGIL_OF = {
  fire: 'fireball',
  water: 'shower',
  earth: 'rockToss',
  air: 'glide',
  neutral: 'counterspell',
  ...EXAMPLES,
} as const;

function familyName(family: (typeof GROUPS.family)[number], lang: Lang): string {
  const { elements, kind } = words[lang];
  if (family !== 'gem' && family !== 'currency') return elements[family];
  const example = boxCards.get(EXAMPLES[family]);
  return example === undefined ? family : kind(example);
}

const groupsIn = (lang: Lang, t: Say): readonly ChipGroup[] => [
  {
    id: 'family',
    label: t('cards.family'),
    chips: GROUPS.family.map((mark) => ({
      mark,
      label: familyName(mark, lang),
      icon: boxFaces(lang).face(SIGIL_OF[mark]).sigil,
      tone: mark,
    })),
  },
  { id: 'does', label: t('cards.does'), chips: GROUPS.does.map((mark) => ({ mark, label: t(`cards.does.${mark}`) })) },
  { id: 'when', label: t('cards.when'), chips: GROUPS.when.map((mark) => ({ mark, label: words[lang].phases[mark] })) },
  { id: 'price', label: t('cards.price'), chips: plainChips(GROUPS.price) },
  { id: 'mana', label: t('cards.mana'), chips: plainChips(GROUPS.mana) },
];

/** A game sells six Grand Mana Gems unless its options say otherwise. */
const STANDARD = { grandGems: 6 } as const;

export const finalMagicGallery = gallerySource({
  messages,
  // Family after family, the cheaper ones first.
  cards: Object.entries<Card>(catalogue)
    .sort(([, a], [, b]) => rank(a) - rank(b) || a.price - b.price)
    .map(([id, card]) => ({ id, marks: marksOf(card) })),
  groups: groupsIn,
  face: (card, lang) => boxFaces(lang).face(card),
  facesOf: (options, lang) => facesIn(lang, finalMagic.options(options)).face,
  facts(card, lang, t) {
    const data = boxCards.get(card);
    const copies = t('cards.copies', { n: copiesOf(card, STANDARD) ?? 0 });
    return data === undefined ? [copies] : [words[lang].costs(data), copies];
  },
});
