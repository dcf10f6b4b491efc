// What does a card show on its face? Made from the card's data and the viewer's language.

import {
  type Badge,
  boxFacesOf,
  facesFrom,
  type Faces as GameFaces,
  type IconName,
  type Mark,
  type SignRows,
  signsOf,
} from '@duello/table';
import { artOf } from '../../art/card-art.ts';
import { type Card, cardsOf, type Lang, type MatchCards, namesIn, words } from '../../index.ts';
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

function badgesOf(card: Card, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  const price: Badge = { kind: 'price', value: String(card.price), label: nouns.price };
  return card.type === 'spell' ? [price, { kind: 'mana', value: String(card.mana), label: nouns.mana }] : [price];
}

const SIGNS: SignRows = {
  damage: ['damage', 'amount'],
  heal: ['heal', 'amount'],
  block: ['block', 'amount'],
  shield: ['block', 'amount'],
  halve: ['block', null],
  evade: ['block', null],
  draw: ['draw', 'amount'],
  putOut: ['negate', null],
  counter: ['negate', null],
};

/** What a spell does, or what a coin or gem is worth. */
function signsIn(card: Card, lang: Lang): readonly Mark[] {
  if (card.type === 'spell') return signsOf(card.effects, SIGNS, lang);
  const [text, noun] = card.type === 'gem' ? [card.mana, 'mana' as const] : [card.coins, 'coins' as const];
  return [{ icon: SIGILS[card.type], text: String(text), label: `${words[lang].nouns[noun]} ${text}` }];
}

export type Faces = GameFaces<Card>;

export function facesIn(lang: Lang, match: MatchCards): Faces {
  const nameOf = namesIn(lang, match.cards ?? {});
  const cards = cardsOf(match);
  return facesFrom<Card>({
    own: match.cards ?? {},
    card: (id) => cards.get(id) ?? null,
    nameOf,
    make(found, _, shown) {
      const tone = toneOf(found);
      return {
        kind: words[lang].kind(found),
        tone,
        sigil: SIGILS[tone],
        art: artOf(shown, SIGILS[tone]),
        badges: badgesOf(found, lang),
        lines: words[lang].card(found, nameOf),
        signs: signsIn(found, lang),
      };
    },
    blank: { tone: 'neutral', sigil: SIGILS.neutral, art: SIGILS.neutral },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
