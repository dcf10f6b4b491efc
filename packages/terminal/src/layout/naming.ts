// What are things called and coloured at a table, whatever the game?

import type { Outcome, Seat, Viewer } from '@duello/kernel';
import { type EndingRows, has, type NameOf } from '@duello/language';
import type { Colour, Paint } from '../print/paint.ts';
import { LANGS, type Lang } from '../words/all.ts';
import type { Words } from '../words/words.ts';
import type { Manner } from './layout.ts';

/** The words of a game that every table needs. */
interface TableWords {
  readonly nouns: Readonly<Record<'you' | 'opponent' | 'playerA' | 'playerB', string>>;
  readonly endings: EndingRows<string>;
}

export interface NamingOf<Card, Text extends TableWords, Ui> {
  readonly viewer: Viewer;
  readonly width: number;
  readonly paint: Paint;
  readonly words: Words;
  readonly text: Text;
  readonly ui: Ui;
  /** Every card of this match. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly plain: NameOf;
  /** The name in every language. */
  readonly names: (id: string) => readonly string[];
  /** The name in the card's colour. */
  readonly name: NameOf;
  readonly who: (seat: Seat) => string;
}

/** `box` and `own` are the cards of the box and those of the match. */
export function namingWith<Card, Text extends TableWords, Ui>(
  { viewer, width, paint, words, lang }: Manner,
  { text, ui, namesIn }: { readonly text: Text; readonly ui: Ui; readonly namesIn: (lang: Lang) => NameOf },
  box: Iterable<readonly [string, Card]>,
  own: { readonly [id: string]: Card },
  inkOf: (card: Card, id: string) => Colour | null,
): NamingOf<Card, Text, Ui> {
  const cards = new Map([...box, ...Object.entries(own)]);
  const plain = namesIn(lang);
  const allNames = LANGS.map(namesIn);
  return {
    text,
    ui,
    plain,
    names: (id) => allNames.map((nameOf) => nameOf(id)),
    viewer,
    width,
    paint,
    words,
    cards,
    name(id) {
      const card = cards.get(id);
      const ink = card === undefined ? null : inkOf(card, id);
      return ink === null ? plain(id) : paint(ink, plain(id));
    },
    who(seat) {
      if (viewer === 'watcher') return seat === 0 ? text.nouns.playerA : text.nouns.playerB;
      return seat === viewer ? text.nouns.you : text.nouns.opponent;
    },
  };
}

/** How the match ended, as the viewer reads it. */
export const endingOf = (
  { winner, reason }: Outcome,
  { text: { endings }, viewer }: { readonly text: Pick<TableWords, 'endings'>; readonly viewer: Viewer },
): string => (has(endings, reason) ? endings[reason](winner, viewer) : reason);
