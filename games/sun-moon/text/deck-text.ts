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
  readonly notUnderstood: readonly NotUnderstood[];
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

const COMMENT = /^\s*(#|\/\/|;|--)/;
/** `3 Name`, `3x Name`, `- 3 × Name`. */
const BEFORE = /^\s*[-*•]?\s*(\d{1,2})\s*[x×]?\s+(.+?)\s*$/i;
/** `Name x3`, `Name (3)`. */
const AFTER = /^\s*[-*•]?\s*(.+?)\s*(?:[x×]\s*(\d{1,2})|\((\d{1,2})\))\s*$/i;

/** Cards of a text in either language. Comments and headings are passed over; whatever else names no card is told. */
export function readDeckText(text: string, own: Own = {}): DeckReading {
  const book = bookOf(own);
  const known = new Map(book.map(([said, , card]) => [said, card]));
  const cards: Record<CardId, number> = {};
  const notUnderstood: NotUnderstood[] = [];
  let said: PlayerClass | null = null;
  text.split(/\r?\n/).forEach((raw, index) => {
    if (raw.trim() === '') return;
    const line = isComment(raw) ? null : lineOf(raw, known);
    if (line === null) {
      said ??= classIn(raw);
      return;
    }
    if (line.card !== null) cards[line.card] = Math.min(DECK_CARDS, (cards[line.card] ?? 0) + line.copies);
    else if (isHeading(raw)) said ??= classIn(raw);
    else notUnderstood.push({ line: index + 1, text: raw.trim(), nearest: nearestIn(book, line.name) });
  });
  return { deck: { class: said ?? classOf(cards, own), cards }, notUnderstood };
}

const isComment = (raw: string): boolean => COMMENT.test(raw);

interface Line {
  readonly card: CardId | null;
  readonly name: string;
  readonly copies: number;
}

/** A name alone is one copy. */
function lineOf(raw: string, known: ReadonlyMap<string, CardId>): Line {
  const tried: readonly (readonly [string | undefined, string | undefined])[] = [
    [BEFORE.exec(raw)?.[2], BEFORE.exec(raw)?.[1]],
    [AFTER.exec(raw)?.[1], AFTER.exec(raw)?.[2] ?? AFTER.exec(raw)?.[3]],
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
  const word = plain(raw.replace(/[:(].*$/, '').replace(/[\d\s]+$/, ''));
  return /:\s*\d*\s*$/.test(raw) || headings.has(word) || headings.has(`${word}s`);
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
