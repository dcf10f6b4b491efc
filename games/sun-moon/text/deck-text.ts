// How is a deck written as plain text? A line for each card with its copies, in either language; read with a forgiving eye.

import { LANGS, type Lang, plain } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import type { Card, DeckList } from '../cards/card.ts';
import { DECK_CARDS } from '../cards/numbers.ts';
import { type CardId, CLASSES, type PlayerClass, TYPES } from '../cards/vocabulary.ts';
import { box, PLAYER_CLASSES } from '../rules/state/decks.ts';
import type { Options } from '../rules/state/options.ts';
import { namesIn, words } from './all.ts';

type Own = Options['cards'];

/** A line that names no card. */
export interface NotUnderstood {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** The card it may have meant, with its name in the language that comes nearest; null when nothing is near. */
  readonly nearest: { readonly card: CardId; readonly name: string } | null;
}

export interface DeckReading {
  /** Whole or not: `faultsOf` says what is wrong with it. */
  readonly deck: DeckList;
  /** The first lines of this kind; `more` counts those after them. */
  readonly notUnderstood: readonly NotUnderstood[];
  readonly more: number;
}

/** The deck as people write it: the class, then summonings, spells and enchantments from cheap to dear. */
export function deckText(deck: DeckList, lang: Lang, own: Own = {}): string {
  const text = words[lang];
  const nameOf = namesIn(lang, own);
  const lines = [`# ${text.classes[deck.class]}`];
  const cards = Object.entries(deck.cards).flatMap(([id, copies]) => {
    const card = box.get(id) ?? (Object.hasOwn(own, id) ? own[id] : undefined);
    return card === undefined ? [] : [{ id, copies, card }];
  });
  for (const type of TYPES) {
    const some = cards.filter(({ card }) => card.type === type).sort(byCost(nameOf));
    if (some.length === 0) continue;
    const sum = some.reduce((all, { copies }) => all + copies, 0);
    lines.push('', `# ${text.types[type]}: ${sum}`);
    for (const { id, copies } of some) lines.push(`${copies} ${nameOf(id)}`);
  }
  return `${lines.join('\n')}\n`;
}

interface Listed {
  readonly id: CardId;
  readonly card: Card;
}
const byCost =
  (nameOf: (id: string) => string) =>
  (a: Listed, b: Listed): number =>
    a.card.cost - b.card.cost || (nameOf(a.id) < nameOf(b.id) ? -1 : 1);

/** Every name of every card, plain, with the card. */
function bookOf(own: Own): readonly (readonly [plain: string, name: string, card: CardId])[] {
  const ids = [...boxCards.map(([id]) => id), ...Object.keys(own)];
  return ids.flatMap((id) => [
    ...LANGS.map((lang) => [plain(namesIn(lang, own)(id)), namesIn(lang, own)(id), id] as const),
    [plain(id), namesIn('en', own)(id), id] as const,
  ]);
}

/** No name is longer: whatever is, is no line of a deck. */
const LONGEST_LINE = 120;
/** Whoever pastes a novel is told of so many lines. */
const MOST_TOLD = 20;

const COMMENT = /^(#|\/\/|;|--)/;
/** `3 Name`, `3x Name`, `- 3 × Name`. */
const BEFORE = /^(?:[-*•] ?)?(\d{1,2}) ?[x×]? (.+)$/i;
/** `Name x3`, `Name (3)`. */
const AFTER = /^(?:[-*•] ?)?(.+?) ?(?:[x×] ?(\d{1,2})|\((\d{1,2})\))$/i;
/** A run of white space is one space, so that the patterns above need not look for the end of it. */
const tidy = (raw: string): string => raw.replace(/\s+/g, ' ').trim();

/** Cards of a text in either language. Comments and headings are passed over; whatever else names no card is told. */
export function readDeckText(text: string, own: Own = {}): DeckReading {
  const book = bookOf(own);
  const known = new Map(book.map(([said, , card]) => [said, card]));
  const cards: Record<CardId, number> = {};
  const notUnderstood: NotUnderstood[] = [];
  let [said, more]: [PlayerClass | null, number] = [null, 0];
  const tell = (line: number, raw: string, name: string): void => {
    if (notUnderstood.length === MOST_TOLD) more++;
    else notUnderstood.push({ line, text: raw.slice(0, LONGEST_LINE), nearest: nearestIn(book, name) });
  };
  text.split('\n').forEach((written, index) => {
    const raw = tidy(written);
    if (raw === '') return;
    const isShort = raw.length <= LONGEST_LINE;
    if (COMMENT.test(raw)) said ??= isShort ? classIn(raw) : null;
    else if (!isShort) tell(index + 1, raw, '');
    else {
      const line = lineOf(raw, known);
      if (line.card !== null) cards[line.card] = Math.min(DECK_CARDS, (cards[line.card] ?? 0) + line.copies);
      else if (isHeading(raw)) said ??= classIn(raw);
      else tell(index + 1, raw, line.name);
    }
  });
  return { deck: { class: said ?? classOf(cards, own), cards }, notUnderstood, more };
}

interface Line {
  readonly card: CardId | null;
  readonly name: string;
  readonly copies: number;
}

/** A name alone is one copy. */
function lineOf(raw: string, known: ReadonlyMap<string, CardId>): Line {
  const [before, after] = [BEFORE.exec(raw), AFTER.exec(raw)];
  const tried: readonly (readonly [string | undefined, string | undefined])[] = [
    [before?.[2], before?.[1]],
    [after?.[1], after?.[2] ?? after?.[3]],
    [raw, '1'],
  ];
  for (const [name, copies] of tried) {
    const card = name === undefined ? undefined : known.get(plain(name));
    if (card !== undefined && Number(copies) > 0) return { card, name: raw, copies: Number(copies) };
  }
  return { card: null, name: tried[0][0] ?? tried[1][0] ?? raw, copies: 0 };
}

/** Words that head a part of a list, in every language. */
const headings: ReadonlySet<string> = new Set(
  LANGS.flatMap((lang) => {
    const { classes, types, sets, decks, nouns, rarities } = words[lang];
    return [
      ...Object.values(classes),
      ...Object.values(types),
      ...Object.values(rarities),
      ...Object.values(nouns),
      ...Object.values(sets).map(({ name }) => name),
      ...Object.values(decks).map(({ name }) => name),
    ].map(plain);
  }).concat(['deck', 'mazzo', 'spells', 'magie', 'enchantments', 'incantesimi', 'sun', 'moon', 'sole', 'luna']),
);

/** `Summonings (17)`, `Spells:`, `Noonfire`: a line without copies that is a known word, or ends in a colon. */
function isHeading(raw: string): boolean {
  if (BEFORE.test(raw)) return false;
  const word = plain(raw.replace(/[:(].*$/, '').replace(/[\d ]+$/, ''));
  return /: ?\d{0,3}$/.test(raw) || headings.has(word) || headings.has(`${word}s`);
}

/** The class that a comment or a heading names. */
function classIn(raw: string): PlayerClass | null {
  const said = plain(raw);
  const named = (clan: PlayerClass): boolean =>
    [clan, ...LANGS.map((lang) => words[lang].classes[clan])].some((name) => said.includes(plain(name)));
  const found = PLAYER_CLASSES.filter(named);
  return found.length === 1 ? found[0] : null;
}

/** That of the first card that has one. */
function classOf(cards: DeckList['cards'], own: Own): PlayerClass {
  for (const id of Object.keys(cards)) {
    const card = box.get(id) ?? own[id];
    const clan = PLAYER_CLASSES[CLASSES.indexOf(card.class)];
    if (clan !== undefined) return clan;
  }
  return PLAYER_CLASSES[0];
}

/** Names that differ by more than a third of their letters are not meant. */
function nearestIn(book: ReturnType<typeof bookOf>, text: string): NotUnderstood['nearest'] {
  const said = plain(text);
  let best: NotUnderstood['nearest'] = null;
  let least = Math.max(2, Math.floor(said.length / 3)) + 1;
  for (const [name, printed, card] of book) {
    const off = isPart(said, name) ? 1 : distance(said, name, least);
    if (off < least) {
      least = off;
      best = { card, name: printed };
    }
  }
  return best;
}

/** The beginning of a name, long enough to mean it. */
const isPart = (said: string, name: string): boolean => said.length >= 4 && name.startsWith(said);

/** Letters to change, add or leave out; `most` when there are more. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let before = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const now = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      now.push(Math.min(swap, before[j] + 1, now[j - 1] + 1));
    }
    before = now;
  }
  return Math.min(most, before[b.length]);
}
