// What is a game to the printer? Its cards, and what else lies in its box.

import type { Json } from '@duello/kernel';
import type { Lang } from '@duello/language';
import type { Tone } from '../drawing/colours.ts';
import type { PrintedCard } from './printed-card.ts';
import type { PrintedBoard, PrintedTerm, PrintedToken, PrintedTrack } from './printed-token.ts';

/** Of each card how many there were, and a mark of what it said in every language. */
export type Release = Readonly<
  Record<string, { readonly count: number; readonly marks: Readonly<Record<string, string>> }>
>;
export type Releases = Readonly<Record<string, Release>>;

export interface GamePrint {
  /** The name of its folder, and of its page of rules. */
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  /** On the cover of the rulebook and on the aid. */
  readonly sigil: string;
  readonly tone: Tone;
  /** In the order of the box. */
  cards(lang: Lang): readonly PrintedCard[];
  /** Cards that somebody made, by id, as a match brings them; throws BadInput for what is none. */
  ownCards(cards: Json, lang: Lang): readonly PrintedCard[];
  /** What the cards said in each released version. */
  readonly releases: Releases;
  tokens(lang: Lang): readonly PrintedToken[];
  tracks(lang: Lang): readonly PrintedTrack[];
  boards(lang: Lang): readonly PrintedBoard[];
  /** Every word of the game that has a meaning of its own. */
  terms(lang: Lang): readonly PrintedTerm[];
}
