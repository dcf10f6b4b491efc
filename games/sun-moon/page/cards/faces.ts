// What does a card of Sun & Moon show on its face? Made from its data and the viewer's language.

import {
  type Badge,
  boxFacesOf,
  facesFrom,
  type Faces as GameFaces,
  type IconName,
  type Mark,
  remindersFor,
  type SignRows,
  signsOf,
} from '@duello/table';
import { artOf } from '../../art/card-art.ts';
import { TRAIT_ICONS } from '../../art/trait-icons.ts';
import {
  box,
  type Card,
  type CardType,
  type Class,
  type Lang,
  namesIn,
  type Options,
  TRAITS,
  termsOf,
  words,
} from '../../index.ts';
import './icons.ts';
import './card.css';

const CLASS_SIGNS: Readonly<Record<Class, IconName>> = { warlock: 'sun', paladin: 'moon', neutral: 'eclipse' };
export const classSign = (clan: Class): IconName => CLASS_SIGNS[clan];

const TYPE_SIGNS: Readonly<Record<CardType, IconName>> = {
  summoning: 'swordman',
  spell: 'star-swirl',
  enchantment: 'linked-rings',
};
export const typeSign = (type: CardType): IconName => TYPE_SIGNS[type];

function badgesOf({ type, cost, attack, defense }: Card, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  const price: Badge = { kind: 'price', value: String(cost), label: nouns.cost };
  if (type !== 'summoning') return [price];
  return [
    price,
    { kind: 'attack', value: String(attack), label: nouns.attack },
    { kind: 'health', value: String(defense), label: nouns.defense },
  ];
}

const SIGNS: SignRows = {
  damage: ['damage', 'amount'],
  gainLife: ['heal', 'amount'],
  draw: ['draw', 'amount'],
  discard: ['discard', 'amount'],
  change: ['gain', 'attack'],
  destroy: ['destroy', null],
};

/** Its traits and those it gives, then what it does. */
function signsIn(card: Card, lang: Lang): readonly Mark[] {
  const effects = [card.modes, card.abilities, card.when];
  const said = JSON.stringify([card.keywords, card.gives.traits, effects]);
  return [
    ...TRAITS.filter((trait) => said.includes(`"${trait}"`)).map((trait) => ({
      icon: TRAIT_ICONS[trait],
      text: '',
      label: words[lang].terms[trait].name,
    })),
    ...signsOf(effects, SIGNS, lang),
  ];
}

export type Faces = GameFaces<Card>;

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const { kind, card, terms, flavours, editions } = words[lang];
  const nameOf = namesIn(lang, own);
  return facesFrom<Card>({
    own,
    card: (id) => (Object.hasOwn(own, id) ? own[id] : (box.get(id) ?? null)),
    nameOf,
    flavours,
    make: (found, _, shown) => ({
      kind: kind(found),
      tone: `sm-${found.class}-${found.type}`,
      sigil: CLASS_SIGNS[found.class],
      art: artOf(shown, found.type),
      badges: badgesOf(found, lang),
      lines: card(found, nameOf),
      signs: signsIn(found, lang),
      reminders: remindersFor(termsOf(found), terms),
      edition: editions[found.edition],
    }),
    blank: { tone: 'sm-neutral-spell', sigil: 'eclipse', art: 'eclipse' },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
