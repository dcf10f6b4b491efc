// What does a card show on its face? Made from the card's data and the viewer's language.

import { type Badge, type Face, type IconName, remembered } from '@duello/table';
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
  Object.entries(ART).find(([known]) => known === id)?.[1].icon ?? SIGILS[tone];

function badgesOf(card: Card, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  const price: Badge = { kind: 'price', value: String(card.price), label: nouns.price };
  return card.type === 'spell' ? [price, { kind: 'mana', value: String(card.mana), label: nouns.mana }] : [price];
}

export interface Faces {
  readonly card: (id: CardId) => Card | null;
  readonly face: (id: CardId) => Face;
  readonly nameOf: (id: CardId) => string;
}

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const nameOf = namesIn(lang, own);
  const card = (id: CardId): Card | null => (Object.hasOwn(own, id) ? own[id] : (boxCards.get(id) ?? null));
  return {
    card,
    nameOf,
    face: remembered((id): Face => {
      const found = card(id);
      const tone = found === null ? 'neutral' : toneOf(found);
      return {
        id,
        name: nameOf(id),
        kind: found === null ? '' : words[lang].kind(found),
        tone,
        sigil: SIGILS[tone],
        art: artOf(id, tone),
        badges: found === null ? [] : badgesOf(found, lang),
        lines: found === null ? [] : words[lang].card(found, nameOf),
      };
    }),
  };
}
