// What does a game give to a workshop of cards? Its forms, its reader, its words, and what its bots think of a card.

import type { Json } from '@duello/kernel';
import type { Lang } from '@duello/language';
import type { Form } from '../kind.ts';
import type { Rated } from './budget.ts';
import type { OpForms } from './forms.ts';
import type { Home, Slot } from './skeleton.ts';

/** A card as options of a match bring it. */
export type CardParts = { readonly [field: string]: Json };
export type CardSet = { readonly [id: string]: CardParts };

/** What stands in the JSON of a card, as a player says it. */
export interface FormWords {
  /** What an effect does: "Deal damage". */
  readonly ops: Readonly<Record<string, string>>;
  /** Names of fields and the words in them; another game may say the same. */
  readonly words: Readonly<Record<string, string>>;
  /** What a reader refuses, as somebody who makes a card is told; `{1}` is what the pattern found first. */
  readonly problems: readonly (readonly [pattern: RegExp, text: string])[];
}

export interface Workshop {
  readonly ops: OpForms;
  readonly types: readonly string[];
  /** Every field of a card of a type, in the order of a form. */
  form(type: string): Form;
  /** A card to begin with. */
  blank(type: string): CardParts;
  /** Cards of the box that can be opened: tokens too. */
  readonly box: readonly string[];
  printed(id: string): CardParts;
  /** Cards with all that was left out; throws BadInput that names the place. */
  read(cards: Json): CardSet;
  /** Cards that an effect of these can name. */
  named(cards: CardSet): readonly string[];
  /** In the place of which cards of the box it can stand. */
  standsFor(card: CardParts): readonly string[];
  /** What a card of these, or one of the box, costs and is worth, and which it is compared with; null where bots do not say. */
  rated(cards: CardSet, id: string): (Rated & { readonly group: string }) | null;
  /** Where in the box cards of a set can go. */
  readonly homes: readonly Home[];
  /** What a home holds with these cards in it. */
  placed(cards: CardSet, home: Home): readonly Slot[];
  /** Options of a match in which these cards come up, in that home if one is named. */
  options(cards: CardSet, home?: string | null): { readonly [name: string]: Json };
  /** How many cards a match can bring. */
  readonly mostCards: number;
  words(lang: Lang): FormWords;
}

/** Where the word for a field or a choice stands: `then` can be no name in a table of words. */
export const wordKey = (name: string): string => (name === 'then' ? 'ifSo' : name);

/**
 * A field or a choice as a player says it; what has no word goes by its own name. Where a name means something else in
 * a field of some kind, that stands beside it: `hurt:flag`.
 */
export const wordFor = ({ words }: FormWords, name: string, kind = ''): string =>
  words[`${name}:${kind}`] ?? words[wordKey(name)] ?? name;
export const opWord = ({ ops }: FormWords, op: string): string => ops[op] ?? op;
