// What are things called and coloured at this table of Final Magic?

import {
  boxCards,
  type Card,
  type CardId,
  type Counts,
  namesIn,
  type Options,
  words as texts,
  type Words,
} from '@duello/final-magic';
import type { Seat, Viewer } from '@duello/kernel';
import type { Manner } from '../../layout.ts';
import type { Colour, Paint } from '../../paint.ts';
import type { Lang } from '../../words/all.ts';
import type { FinalMagicWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const wordsIn: Readonly<Record<Lang, FinalMagicWords>> = { en, it };

export interface Naming {
  readonly viewer: Viewer;
  readonly width: number;
  readonly paint: Paint;
  readonly text: Words;
  readonly ui: FinalMagicWords;
  /** Every card of this match. */
  readonly cards: ReadonlyMap<CardId, Card>;
  readonly plain: (card: CardId) => string;
  /** The name in the card's colour. */
  readonly name: (card: CardId) => string;
  /** `Copper ×3`, in colour. */
  readonly copies: (card: CardId, count: number) => string;
  readonly who: (seat: Seat) => string;
}

const COLOURS = { fire: 'red', water: 'blue', earth: 'green', air: 'cyan' } as const;

function colourOf(card: Card | undefined): Colour | null {
  if (card === undefined) return null;
  if (card.type === 'currency') return 'yellow';
  if (card.type === 'gem') return 'magenta';
  return card.element === null ? null : COLOURS[card.element];
}

export function namingOf({ viewer, lang, width, paint }: Manner, options: Options): Naming {
  const cards = new Map<CardId, Card>([...boxCards, ...Object.entries(options.cards)]);
  const plain = namesIn(lang, options.cards);
  const name = (id: CardId): string => {
    const colour = colourOf(cards.get(id));
    return colour === null ? plain(id) : paint(colour, plain(id));
  };
  const text = texts[lang];
  return {
    viewer,
    width,
    paint,
    text,
    ui: wordsIn[lang],
    cards,
    plain,
    name,
    copies: (id, count) => (count > 1 ? `${name(id)} ×${count}` : name(id)),
    who(seat) {
      if (viewer === 'watcher') return seat === 0 ? text.nouns.playerA : text.nouns.playerB;
      return seat === viewer ? text.nouns.you : text.nouns.opponent;
    },
  };
}

/** Copies by card, in the order of the box. */
export const listed = (counts: Counts): readonly (readonly [CardId, number])[] => Object.entries(counts);

/** Without colour: `Copper ×3, Silver`. */
export function listing(naming: Naming, cards: readonly CardId[]): string {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, count]) => naming.plain(card) + (count > 1 ? ` ×${count}` : '')).join(', ');
}

export const priceOf = (naming: Naming, card: CardId): number => naming.cards.get(card)?.price ?? 0;

export function manaOf(naming: Naming, id: CardId): number {
  const card = naming.cards.get(id);
  return card === undefined || card.type === 'currency' ? 0 : card.mana;
}
