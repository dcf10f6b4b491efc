// What are things called and coloured at this table of Final Magic?

import { listing as listingBy } from '@duello/language';
import { type Colour, type Lang, type Manner, type NamingOf, namingWith } from '@duello/terminal';
import {
  type Card,
  type CardId,
  type Counts,
  cardsOf,
  leftToDo,
  namesIn,
  type Options,
  type PlanWords,
  type TableNames,
  words as texts,
  type View,
  type Words,
} from '../index.ts';
import type { FinalMagicWords } from './words.ts';
import { en } from './words-en.ts';
import { it } from './words-it.ts';

export const wordsIn: Readonly<Record<Lang, FinalMagicWords>> = { en, it };

export interface Naming extends NamingOf<Card, Words, FinalMagicWords> {
  /** `Copper ×3`, in colour. */
  readonly copies: (card: CardId, count: number) => string;
}

const COLOURS = { fire: 'red', water: 'blue', earth: 'green', air: 'cyan' } as const;

function inkOf(card: Card): Colour | null {
  if (card.type === 'currency') return 'yellow';
  if (card.type === 'gem') return 'magenta';
  return card.element === null ? null : COLOURS[card.element];
}

export function namingOf(manner: Manner, options: Options): Naming {
  const { lang } = manner;
  const { cards } = options;
  const game = { text: texts[lang], ui: wordsIn[lang], namesIn: (speech: Lang) => namesIn(speech, cards) };
  const naming = namingWith(manner, game, cardsOf(options), cards, inkOf);
  return { ...naming, copies: (id, count) => naming.name(id) + (count > 1 ? ` ×${count}` : '') };
}

/** Copies by card, in the order of the box. */
export const listed = (counts: Counts): readonly (readonly [CardId, number])[] => Object.entries(counts);

/** Without colour: `Copper ×3, Silver`. */
export const listing = ({ plain }: Naming, cards: readonly CardId[]): string => listingBy(cards, plain);

export const priceOf = (naming: Naming, card: CardId): number => naming.cards.get(card)?.price ?? 0;

export function manaOf(naming: Naming, id: CardId): number {
  const card = naming.cards.get(id);
  return card === undefined || card.type === 'currency' ? 0 : card.mana;
}

/** What ending the phase, or sending the plan, would leave undone. */
export const leftIn = (view: View, { text, plain }: Naming, plan?: PlanWords): readonly string[] =>
  (leftToDo(view, plan) ?? []).map((one) => text.left[one.what](one, plain));

/** What a described table calls things here: cards in their colours, spells in hand with what they cost. */
export const tableNames = (naming: Naming): TableNames => ({
  seat: naming.who,
  card: naming.name,
  inHand: (id) => (naming.cards.get(id)?.type === 'spell' ? naming.ui.list.mana(manaOf(naming, id)) : ''),
});
