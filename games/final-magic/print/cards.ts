// What is printed on a card of Final Magic? From the same data and words as everywhere else.

import type { Json } from '@duello/kernel';
import { ownCount, type PrintedBack, type PrintedBadge, type PrintedCard, type Tone } from '@duello/print';
import { artOf } from '../art/card-art.ts';
import {
  boxCards,
  type Card,
  type CardId,
  copiesOf,
  finalMagic,
  type Lang,
  namesIn,
  SWITCHES,
  words,
} from '../index.ts';

const tone = (deep: string, light: string, sky: string, ground: string): Tone => ({
  ...{ deep, light, sky, ground },
  ink: '#fffaf0',
  picture: '#241608',
});

export const FAMILIES = {
  fire: { tone: tone('#7d2413', '#f2b08e', '#f9cfa6', '#dd7b50'), sigil: 'small-fire', frame: 'cut' },
  water: { tone: tone('#123f66', '#a9d2ea', '#d3ecf5', '#639fc6'), sigil: 'drop', frame: 'round' },
  earth: { tone: tone('#4a3a1c', '#d9c694', '#e9dcb6', '#a98f54'), sigil: 'rock', frame: 'merlon' },
  air: { tone: tone('#2f4f4c', '#bfe0d8', '#e4f4ef', '#8fbdb2'), sigil: 'wind-hole', frame: 'arch' },
  neutral: { tone: tone('#3d2a59', '#cdb9e8', '#e8def5', '#9f86c4'), sigil: 'magic-swirl', frame: 'plain' },
  currency: { tone: tone('#63480c', '#f1dc97', '#fbf0c4', '#d8b24a'), sigil: 'two-coins', frame: 'round' },
  gem: { tone: tone('#1d3a63', '#b9cdf2', '#dfe8fb', '#7f9bd6'), sigil: 'crystal-growth', frame: 'cut' },
} as const satisfies Readonly<Record<string, Pick<PrintedCard, 'tone' | 'sigil' | 'frame'>>>;
type Family = keyof typeof FAMILIES;

const familyOf = (card: Card): Family => (card.type === 'spell' ? (card.element ?? 'neutral') : card.type);

/** Piles that never run out have so many cards in the box; print more of one with --only. */
const PILES: Readonly<Record<string, number>> = {
  ...{ copper: 32, silver: 20, gold: 12 },
  ...{ lesserGem: 20, greaterGem: 12 },
  ...{ counterspell: 20, manaChanneling: 20 },
};

function badgesOf(card: Card, lang: Lang): readonly PrintedBadge[] {
  const { nouns } = words[lang];
  const price: PrintedBadge = {
    ...{ shape: 'coin', corner: 'top left', colour: '#8a6410' },
    ...{ value: String(card.price), label: nouns.price },
  };
  if (card.type !== 'spell') return [price];
  const mana = { shape: 'crystal', corner: 'top right', colour: '#2d4f9e' } as const;
  return [price, { ...mana, value: String(card.mana), label: nouns.mana }];
}

function printed(
  id: CardId,
  card: Card,
  count: number,
  name: (id: CardId) => string,
  lang: Lang,
  shown: CardId = id,
): PrintedCard {
  const text = words[lang];
  const family = FAMILIES[familyOf(card)];
  // A deck holds coins, gems and spells alike: their backs must not tell them apart.
  const back: PrintedBack = { id: 'all', title: 'Duello', sigil: 'orb-wand', tone: FAMILIES.neutral.tone };
  return {
    id,
    name: name(id),
    count,
    home: '',
    ...family,
    art: artOf(shown, family.sigil),
    kind: text.kind(card),
    pips: [],
    badges: badgesOf(card, lang),
    marks: [],
    lines: text.card(card, name),
    reminders: [],
    flavour: '',
    back,
  };
}

export function printedCards(lang: Lang): readonly PrintedCard[] {
  const name = namesIn(lang);
  const grandGems = SWITCHES.grandGems[0];
  return [...boxCards].map(([id, card]) => printed(id, card, copiesOf(id, { grandGems }) ?? PILES[id], name, lang));
}

export function ownCards(given: Json, lang: Lang): readonly PrintedCard[] {
  const { cards } = finalMagic.options({ cards: given });
  const name = namesIn(lang, cards);
  const box = printedCards(lang);
  return Object.entries(cards).map(([id, card]) => ({
    ...printed(id, card, ownCount(box, card, { usual: 3 }), name, lang, card.instead?.card),
    picture: card.picture,
  }));
}
