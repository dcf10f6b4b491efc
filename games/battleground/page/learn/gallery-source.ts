// What does Battleground give to its gallery? Its spells set by set, and marks for set, type, tier, colour and keyword.

import { type Chip, type ChipGroup, gallerySource, type IconName, type Marks, plainChips } from '@duello/table';
import { SET_SIGNS } from '../../art/card-art.ts';
import { CONDITION_ICONS, TRAIT_ICONS, TRAITS } from '../../art/condition-icons.ts';
import {
  battleground,
  boxCards,
  type CardId,
  CLASSES,
  COLOURS,
  CONDITIONS,
  colourOfCrystal,
  copiesOf,
  type Lang,
  presets,
  type SetId,
  type Spell,
  TYPES,
  type Words,
  words,
} from '../../index.ts';
import { boxFaces, facesIn } from '../cards/faces.ts';
import { SIGNS, sumOf } from '../cards/mana.ts';
import { messages, type Say } from '../words/use-words.ts';

const SETS: readonly SetId[] = [...CLASSES, 'neutral', 'crystal'];
const NO_TIER = '0';
const UNIQUE = 'unique';

const TYPE_SIGNS: Readonly<Record<Spell['type'], IconName>> = {
  crystal: 'floating-crystal',
  sorcery: 'spell-book',
  summon: 'light-helm',
};

/** Words of the rules that are no condition and no icon. */
const WORDS = ['aura', 'enchantment', 'retain'] as const;

function keywordsOf(spell: Spell): readonly string[] {
  const text = JSON.stringify([spell.text, spell.arrival, spell.auras, spell.enchantment]);
  const has = { rangeIcon: spell.range > 0, shield: spell.shields > 0, packTactics: spell.packTactics };
  const says = {
    aura: spell.auras.length > 0,
    enchantment: spell.enchantment !== null,
    retain: text.includes('"op":"retain"'),
  };
  return [
    ...CONDITIONS.filter((name) => text.includes(`"condition":"${name}"`)),
    ...TRAITS.filter((trait) => has[trait]),
    ...WORDS.filter((word) => says[word]),
  ];
}

function coloursOf(id: CardId, { type, cost }: Spell): readonly string[] {
  if (type === 'crystal') return COLOURS.filter((colour) => colour === colourOfCrystal(id));
  return COLOURS.filter((colour) => cost[colour] > 0);
}

const marksOf = (id: CardId, spell: Spell): Marks => ({
  set: [spell.set],
  type: [spell.type],
  tier: [String(spell.tier), ...(spell.unique ? [UNIQUE] : [])],
  colour: coloursOf(id, spell),
  keyword: keywordsOf(spell),
});

const setName = (set: SetId, { sets, nouns }: Words): string => (set === 'crystal' ? nouns.crystals : sets[set].name);

const keywordChips = ({ conditions, terms }: Words): readonly Chip[] => [
  ...CONDITIONS.map((name) => ({ mark: name, label: conditions[name].name, icon: CONDITION_ICONS[name] })),
  ...TRAITS.map((trait) => ({ mark: trait, label: terms[trait].name, icon: TRAIT_ICONS[trait] })),
  ...WORDS.map((word) => ({ mark: word, label: terms[word].name })),
];

const groupsIn = (lang: Lang, t: Say): readonly ChipGroup[] => [
  {
    id: 'set',
    label: t('battleground.filter.set'),
    chips: SETS.map((set) => ({ mark: set, label: setName(set, words[lang]), icon: SET_SIGNS[set] })),
  },
  {
    id: 'type',
    label: t('battleground.filter.type'),
    chips: TYPES.map((type) => ({ mark: type, label: words[lang].types[type], icon: TYPE_SIGNS[type] })),
  },
  {
    id: 'colour',
    label: t('battleground.filter.colour'),
    chips: COLOURS.map((colour) => ({ mark: colour, label: words[lang].colours[colour], icon: SIGNS[colour] })),
  },
  {
    id: 'tier',
    label: t('battleground.filter.tier'),
    chips: [
      ...plainChips(['1', '2', '3']),
      { mark: UNIQUE, label: words[lang].terms.unique.name },
      { mark: NO_TIER, label: t('battleground.noTier') },
    ],
  },
  { id: 'keyword', label: t('battleground.filter.keyword'), chips: keywordChips(words[lang]) },
];

function soldIn({ set, unique, tier }: Spell, t: Say): readonly string[] {
  if (set === 'crystal') return [];
  if (unique) return [t('battleground.notSold')];
  return set === 'neutral' ? [t('battleground.neutralSold')] : [t('battleground.soldIn', { n: tier })];
}

function factsOf(id: CardId, lang: Lang, t: Say): readonly string[] {
  const spell = boxFaces(lang).card(id);
  if (spell === null) return [];
  const decks = Object.entries(presets)
    .filter(([, { spells }]) => spells.some(([card]) => card === id))
    .flatMap(([preset]) => Object.entries(words[lang].presets).filter(([known]) => known === preset))
    .map(([, { name }]) => t('battleground.inPreset', { name }));
  return [words[lang].costs(spell), t('battleground.copies', { n: copiesOf(id) }), ...soldIn(spell, t), ...decks];
}

export const battlegroundGallery = gallerySource({
  messages,
  // Set after set, each from the Unique over the tiers to the dearest.
  cards: boxCards
    .map(([id, spell]) => ({ id, spell, set: SETS.indexOf(spell.set) }))
    .sort(
      (a, b) =>
        a.set - b.set ||
        Number(b.spell.unique) - Number(a.spell.unique) ||
        a.spell.tier - b.spell.tier ||
        sumOf(a.spell.cost) - sumOf(b.spell.cost),
    )
    .map(({ id, spell }) => ({ id, marks: marksOf(id, spell) })),
  groups: groupsIn,
  face: (card, lang) => boxFaces(lang).face(card),
  facesOf: (options, lang) => facesIn(lang, battleground.options(options).cards).face,
  facts: factsOf,
});
