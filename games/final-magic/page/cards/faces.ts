// What does a card show on its face? Made from the card's data and the viewer's language.

import { type Badge, boxFacesOf, facesFrom, type Faces as GameFaces, type IconName } from '@duello/table';
import { boxCards, type Card, type CardId, type Lang, namesIn, type Options, words } from '../../index.ts';
import { ART } from './art.ts';
import './icons.ts';

const SIGILS: Readonly<Record<string, IconName>> = {
  fire: 'small-fire',
  water: 'drop',
  earth: 'rock',
  air: 'wind-hole',
  neutral: 'magic-swirl',
  currency: 'two-coins',
  gem: 'crystal-growth',
};

export const toneOf = (card: Card): string => (card.type === 'spell' ? (card.element ?? 'neutral') : card.type);

const artOf = (id: CardId, tone: string): IconName =>
  Object.entries(ART).find(([known]) => known === id)?.[1] ?? SIGILS[tone];

function badgesOf(card: Card, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  const price: Badge = { kind: 'price', value: String(card.price), label: nouns.price };
  return card.type === 'spell' ? [price, { kind: 'mana', value: String(card.mana), label: nouns.mana }] : [price];
}

export type Faces = GameFaces<Card>;

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const nameOf = namesIn(lang, own);
  return facesFrom<Card>({
    card: (id) => (Object.hasOwn(own, id) ? own[id] : (boxCards.get(id) ?? null)),
    nameOf,
    make(found, id) {
      const tone = toneOf(found);
      return {
        kind: words[lang].kind(found),
        tone,
        sigil: SIGILS[tone],
        art: artOf(id, tone),
        badges: badgesOf(found, lang),
        lines: words[lang].card(found, nameOf),
      };
    },
    blank: { tone: 'neutral', sigil: SIGILS.neutral, art: SIGILS.neutral },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
