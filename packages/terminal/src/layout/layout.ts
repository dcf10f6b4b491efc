// What must a game draw for itself on a terminal? It reads views and events; prompts, log and input are everybody's.

import type { Blocked, Completion, Json, Outcome, Reason, Seat, Viewer } from '@duello/kernel';
import type { Paint } from '../print/paint.ts';
import type { Lang } from '../words/all.ts';
import type { HelpLine, Words } from '../words/words.ts';

/** A line of a menu. `picks` are answered one after the other; none at all is shown without a number. */
export interface Entry {
  readonly label: string;
  readonly picks: readonly string[];
  /** What is answered before them as far as it is needed, such as gems that pay for a spell. */
  readonly first?: readonly string[];
  /** What has a sign of its own instead of a number: each sign means one thing, whatever else is asked. */
  readonly by?: 'pass' | 'end' | 'send';
  /** The sign it has instead, such as the number of an X, or a second way to end. */
  readonly sign?: string;
  /** The option that can't be chosen now: it has a number all the same, marked, which says why. */
  readonly blocked?: string;
  /** It keeps its number as long as the same question is asked in the same scene. */
  readonly keeps?: string;
  /** What `all` picks. */
  readonly all?: true;
}
export interface Group {
  readonly title: string | null;
  readonly entries: readonly Entry[];
  /** Side by side behind the title, as many as fit. */
  readonly flows: boolean;
}

export interface LogLine {
  /** A `note` is said by the table itself, not by the game. */
  readonly level: 'round' | 'phase' | 'line' | 'note';
  readonly text: string;
  /** Lines that say this same thing in a row are one, which says what the last of them said; the text when left out. */
  readonly like?: string;
}

/** An answer in the making: added to key by key, taken apart part by part. */
export interface Draft {
  readonly plan: Json;
  /** The answer's own words, to be sent. */
  readonly words: { readonly plan: Json } | { readonly picks: readonly string[] };
  add(key: string): Draft;
  readonly parts: readonly { readonly label: string; without(): Draft }[];
  /** What is running: the mana so far, the cards so far. */
  sums(completion: Completion): string;
  menu(completion: Completion): readonly Group[];
  /** What can't be added and is worth saying unasked. */
  hints(completion: Completion): readonly Blocked[];
  /** What sending it would leave undone, each as a sentence. */
  left(): readonly string[];
}

/** What the seat that is asked would see right after a pick; null when that shows chance or something hidden. */
export type Peek<V> = (key: string) => V | null;

export interface Layout<V, E> {
  /** Changes when the whole table is worth drawing again. */
  scene(view: V): string;
  table(view: V): readonly string[];
  /** The table and all that lies in piles. */
  whole(view: V): readonly string[];
  /** What a seat sees with nothing hidden, from what A and B see: when the match is over, or one plays both. */
  open(seen: readonly [V, V], seat: Seat): V;
  /** The short form, between two answers in the same scene. */
  status(view: V): readonly string[];
  /** What lies in the piles that everybody may look through. */
  piles(view: V): readonly string[];
  line(event: E): LogLine | null;
  ask(view: V): string;
  menu(view: V, peek: Peek<V>): readonly Group[];
  /** What can't be chosen and is worth saying unasked. */
  hints(view: V): readonly Blocked[];
  /** An option of the open question in words. */
  label(view: V, key: string): string;
  /** What ending would leave undone, each as a sentence. */
  left(view: V): readonly string[];
  /** What is answered after a pick unless the person wants to choose it, such as with what to pay; null to ask. */
  usual(view: V): { readonly picks: readonly string[] } | null;
  /** The help on choosing it; null in a game that has nothing usual. */
  readonly byHand: HelpLine | null;
  /** For decisions of the shapes `some` and `plan`. */
  draft(view: V): Draft;
  /** All that can't be chosen, gathered by reason, with the clause. */
  whyNot(view: V, blocked: readonly Blocked[]): readonly string[];
  reason(reason: Reason): string;
  /** The cards meant by a word: nothing means those at hand. */
  cards(view: V, wanted: string): readonly (readonly string[])[];
  /** The card an option is about. */
  cardOf(view: V, key: string): string | null;
  /** A card's name in every language. */
  names(card: string): readonly string[];
  result(outcome: Outcome): string;
  /** A term of a bot's value; null for one without words. */
  term(name: string): string | null;
}

/** How a layout is asked for: through whose eyes, in which language, how wide, in which colours. */
export interface Manner {
  readonly viewer: Viewer;
  readonly lang: Lang;
  readonly words: Words;
  readonly width: number;
  readonly paint: Paint;
}

/** One card as `duello cards` prints it. */
export interface CardRow {
  readonly id: string;
  readonly name: string;
  /** The same in every language: `currency`, `spell/fire/fight`, `creature`. */
  readonly kind: string;
  /** The kind as it is printed. */
  readonly kindName: string;
  /** By the game's own names: `{price, mana}`, `{red, blue, yellow, pure}`. */
  readonly cost: Json;
  /** Copies in a deck, or in the buy zone when it is there; null for no end of them. */
  readonly count: number | null;
  readonly text: string;
  /** What else machines may want to know. */
  readonly more: { readonly [name: string]: Json };
  /** Costs and copies as they are printed. */
  readonly figures: string;
  /** A line below the text; null for none. */
  readonly flavour: string | null;
}
export interface CardGroup {
  readonly title: string;
  /** The deck these cards are; null when they are none. */
  readonly deck: string | null;
  /** A line below the title; null for none. */
  readonly note: string | null;
  readonly rows: readonly CardRow[];
}
