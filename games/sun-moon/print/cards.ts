// What is printed on a card of Sun & Moon? From the same data and words as everywhere else.

import type { Json } from '@duello/kernel';
import { ownCount, type PrintedBack, type PrintedBadge, type PrintedCard, type Tone } from '@duello/print';
import { artOf } from '../art/card-art.ts';
import {
  boxCards,
  type Card,
  type CardId,
  type CardType,
  type Class,
  copiesOf,
  type Lang,
  namesIn,
  sunMoon,
  termsOf,
  words,
} from '../index.ts';

export const TONES: Readonly<Record<Class, Tone>> = {
  warlock: {
    ...{ deep: '#6f330c', light: '#ffd98a', ink: '#fff6e2' },
    ...{ sky: '#fbd58a', ground: '#d9772c', picture: '#3a1503' },
  },
  paladin: {
    ...{ deep: '#232a5c', light: '#dfe6fb', ink: '#ffffff' },
    ...{ sky: '#3c4a94', ground: '#171d4a', picture: '#eef2ff' },
  },
  neutral: {
    ...{ deep: '#3e2644', light: '#ecc6cf', ink: '#fff5fa' },
    ...{ sky: '#f3c9b5', ground: '#a77aa2', picture: '#27102b' },
  },
};
const SIGILS: Readonly<Record<Class, string>> = { warlock: 'sun', paladin: 'moon', neutral: 'eclipse' };
const FRAMES: Readonly<Record<CardType, PrintedCard['frame']>> = {
  summoning: 'arch',
  spell: 'cut',
  enchantment: 'round',
};

function badgesOf({ type, cost, attack, defense }: Card, lang: Lang): readonly PrintedBadge[] {
  const { nouns } = words[lang];
  const price: PrintedBadge = {
    ...{ shape: 'moon', corner: 'top left', colour: '#14112a' },
    ...{ value: String(cost), label: nouns.cost },
  };
  if (type !== 'summoning') return [price];
  return [
    price,
    { shape: 'blade', corner: 'bottom left', colour: '#8c5a12', value: String(attack), label: nouns.attack },
    { shape: 'crystal', corner: 'bottom right', colour: '#1f5f93', value: String(defense), label: nouns.defense },
  ];
}

function printed(id: CardId, card: Card, name: (id: CardId) => string, lang: Lang, shown: CardId = id): PrintedCard {
  const text = words[lang];
  const flavours: { readonly [id: string]: string } = text.flavours;
  // A deck mixes its class with neutral cards: one back for all.
  const back: PrintedBack = { id: 'all', title: text.editions[card.edition], sigil: 'eclipse', tone: TONES.neutral };
  return {
    id,
    name: name(id),
    count: copiesOf(card),
    home: `${text.rarity(card)} · ${text.editions[card.edition]}`,
    tone: TONES[card.class],
    frame: FRAMES[card.type],
    art: artOf(shown, card.type),
    sigil: SIGILS[card.class],
    kind: text.kind(card),
    pips: [],
    badges: badgesOf(card, lang),
    marks: [],
    lines: text.card(card, name),
    reminders: termsOf(card).map((term) => `${text.terms[term].name}: ${text.terms[term].reminder}`),
    flavour: flavours[id] ?? '',
    back,
  };
}

export function printedCards(lang: Lang): readonly PrintedCard[] {
  const name = namesIn(lang);
  return boxCards.map(([id, card]) => printed(id, card, name, lang));
}

export function ownCards(given: Json, lang: Lang): readonly PrintedCard[] {
  const { cards } = sunMoon.options({ cards: given });
  const name = namesIn(lang, cards);
  const box = printedCards(lang);
  return Object.entries(cards).map(([id, card]) => ({
    ...printed(id, card, name, lang, card.instead?.card),
    picture: card.picture,
    count: ownCount(box, card, { usual: copiesOf(card) }),
  }));
}
