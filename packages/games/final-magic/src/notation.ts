// How do people write cards, options and plans in a file? By id, key or printed name, in any language.

import { asked, BadInput, decisionOf, type Json, questionOf, type Seat } from '@duello/kernel';
import type { CardId } from './effects.ts';
import { fields, record } from './input.ts';
import type { Options } from './options.ts';
import { questions } from './questions.ts';
import { SHIELD_ROOM, type State } from './state.ts';
import { CURRENCY, GEM, type Kind, SPELL, tableOf } from './table.ts';
import { namesIn, words } from './text/all.ts';
import { QUESTIONS, type QuestionName } from './text/words.ts';

/** Letters and digits alone: `Cast Nature's Shield`, `cast:naturesShield` and `CAST natures shield` are one. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

type Book = ReadonlyMap<string, string>;
const LANGS = ['en', 'it'] as const;

const cardBooks = new WeakMap<Options, Book>();

function cardBook(options: Options): Book {
  const known = cardBooks.get(options);
  if (known !== undefined) return known;
  const book = new Map<string, string>();
  for (const { id } of tableOf(options).kinds) {
    for (const lang of LANGS) book.set(plain(namesIn(lang, options.cards)(id)), id);
  }
  for (const { id } of tableOf(options).kinds) book.set(plain(id), id);
  cardBooks.set(options, book);
  return book;
}

/** The id of a card by its id or name; null when there is none. */
export const cardNamed = (options: Options, text: string): CardId | null => cardBook(options).get(plain(text)) ?? null;

export function readCard(options: Options, text: unknown, path: string): CardId {
  const id = typeof text === 'string' ? cardNamed(options, text) : null;
  if (id !== null) return id;
  throw new BadInput(
    path,
    `there is no card ${JSON.stringify(text)}; write an id or a printed name such as "Fireball"`,
  );
}

const MOST_COPIES = 999;

function copies(input: unknown, path: string): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < 0 || input > MOST_COPIES) {
    throw new BadInput(path, `must be a number of cards from 0 to ${MOST_COPIES}`);
  }
  return input;
}

/** Cards as a list (`["Fireball", "3 Copper"]`) or as counts (`{"copper": 3}`), in the order they are written. */
export function readCards(options: Options, input: unknown, path: string): readonly CardId[] {
  if (Array.isArray(input)) {
    return input.flatMap((entry: unknown, index) => readCopies(options, entry, `${path}[${index}]`));
  }
  const counts = record(input, path, 'must be a list such as ["Fireball", "3 Copper"] or counts such as {"copper": 3}');
  return Object.entries(counts).flatMap(([name, count]) => {
    const at = `${path}.${name}`;
    return repeat(readCard(options, name, at), copies(count, at));
  });
}

/** `Fireball`, or `3 Copper` for three. */
function readCopies(options: Options, entry: unknown, path: string): readonly CardId[] {
  const parts = typeof entry === 'string' ? /^\s*(\d+)\s+(.+)$/.exec(entry) : null;
  if (parts === null) return [readCard(options, entry, path)];
  return repeat(readCard(options, parts[2], path), copies(Number(parts[1]), path));
}

const repeat = (card: CardId, count: number): readonly CardId[] => Array.from({ length: count }, () => card);

const isGem = (kind: Kind): boolean => kind.type === GEM;
const isCurrency = (kind: Kind): boolean => kind.type === CURRENCY;
const isSpell = (kind: Kind): boolean => kind.type === SPELL;
const counters = (kind: Kind): boolean => kind.counters;
const any = (): boolean => true;
const SHIELDS = Array.from({ length: SHIELD_ROOM }, (_, index) => `counter:*:shield.${index + 1}`);

/** Every key a question could ever offer or refuse; `*` stands for the cards that fit. Aims depend on the plans. */
const KEYS: { readonly [K in QuestionName]: readonly (readonly [string, (kind: Kind) => boolean])[] } = {
  action: [
    ['end', any],
    ['gem:*', isGem],
    ['outcast:*', isGem],
    ['outcast:*:played', isGem],
    ['cast:*', isSpell],
    ['cast:*:more', (kind) => kind.moreMana > 0],
    ...SHIELDS.map((key) => [key, counters] as const),
  ],
  feed: [['*', any]],
  upgrade: [
    ['none', any],
    ['pair:*', isCurrency],
  ],
  outcast: [
    ['none', any],
    ['*', any],
  ],
  react: [
    ['pass', any],
    ['gem:*', isGem],
    ['counter:*', counters],
    ['cast:*', isSpell],
  ],
  buy: [
    ['end', any],
    ['coin:*', isCurrency],
    ['buy:*', any],
  ],
  plan: [
    ['gem:*', isGem],
    ['cast:*', (kind) => kind.type !== GEM],
  ],
  aim: [],
};

const optionBooks = new WeakMap<Options, Map<QuestionName, Book>>();

function optionBook(options: Options, question: QuestionName): Book {
  const books = optionBooks.get(options) ?? new Map<QuestionName, Book>();
  optionBooks.set(options, books);
  const known = books.get(question);
  if (known !== undefined) return known;
  const book = new Map<string, string>();
  for (const [template, fits] of KEYS[question]) {
    for (const kind of tableOf(options).kinds.filter(fits)) {
      const key = template.replace('*', kind.id);
      for (const lang of LANGS) {
        const nameOf = namesIn(lang, options.cards);
        book.set(plain(words[lang].option(question, key, nameOf)), key);
        book.set(plain(template.replace('*', nameOf(kind.id))), key);
      }
      book.set(plain(key), key);
    }
  }
  books.set(question, book);
  return book;
}

const isQuestion = (name: string): name is QuestionName => QUESTIONS.some((question) => question === name);

/** The key of an option of the question that is open, whether it is offered or not; null when it has no such option. */
export function optionNamed(state: State, seat: Seat, text: string): string | null {
  if (asked(state) === 0) return null;
  const { name } = questionOf({ questions }, state);
  if (!isQuestion(name)) return null;
  if (name === 'aim') return aimNamed(state, seat, text, '');
  return optionBook(state.table.options, name).get(plain(text)) ?? null;
}

/** An aim by its key, or by the card alone where only one enemy spell or shield goes by that name. */
function aimNamed(state: State, seat: Seat, text: string, path: string): string | null {
  const decision = decisionOf({ questions }, state, seat);
  if (decision === null) return null;
  const keys = ['none', ...decision.options.map(({ key }) => key), ...decision.blocked.map(({ key }) => key)];
  const exact = keys.find((key) => plain(key) === plain(text));
  if (exact !== undefined) return exact;
  const card = cardNamed(state.table.options, text);
  const fitting = keys.filter((key) => card !== null && key.endsWith(`:${card}`));
  if (fitting.length > 1) throw new BadInput(path, `"${text}" could be ${fitting.join(' or ')}; write which one`);
  return fitting[0] ?? null;
}

/** A plan or aims with every name turned into an id or key. */
export function readPlanWords(state: State, seat: Seat, input: unknown, path: string): Json {
  record(input, path, 'must be a plan such as {"gems": ["Lesser Mana Gem"], "spells": ["Fireball"]}, or {"aims": […]}');
  const given = fields(input, path, ['gems', 'spells', 'aims']);
  const { options } = state.table;
  if ('aims' in given) {
    const { aims } = fields(input, path, ['aims']);
    if (!Array.isArray(aims)) throw new BadInput(`${path}.aims`, 'must be a list such as ["Fireball", "none"]');
    return { aims: aims.map((aim: unknown, index) => readAim(state, seat, aim, `${path}.aims[${index}]`)) };
  }
  const { gems = [], spells = [] } = given;
  if (!Array.isArray(spells)) throw new BadInput(`${path}.spells`, 'must be a list of spells in the order of the plan');
  return {
    gems: readCards(options, gems, `${path}.gems`),
    spells: spells.flatMap((spell: unknown, index) => readSpell(options, spell, `${path}.spells[${index}]`)),
  };
}

function readSpell(options: Options, input: unknown, path: string): readonly Json[] {
  if (typeof input === 'string') return readCopies(options, input, path);
  const { cast, feed = [] } = fields(input, path, ['cast', 'feed']);
  return [{ cast: readCard(options, cast, `${path}.cast`), feed: readCards(options, feed, `${path}.feed`) }];
}

function readAim(state: State, seat: Seat, input: unknown, path: string): string {
  const key = typeof input === 'string' ? aimNamed(state, seat, input, path) : null;
  if (key !== null) return key;
  const keys = decisionOf({ questions }, state, seat)?.options.map((option) => option.key) ?? [];
  throw new BadInput(path, `${JSON.stringify(input)} is nothing to aim at; there are none ${keys.join(' ')}`);
}
