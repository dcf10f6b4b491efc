// How do people write contracts and options in a file? By id, key or printed name, in any language.

import { asked, BadInput, type Json, other, questionOf, type Seat } from '@duello/kernel';
import { type CardId, COLOURS } from './effects.ts';
import { SOURCES } from './events.ts';
import { QUESTION_NAMES, type QuestionName } from './frames.ts';
import { isRecord, record, whole } from './input.ts';
import { MAX_CREATURES, MAX_LOOK, MAX_SPECIAL, MIN_SPECIAL } from './numbers.ts';
import type { Options } from './options.ts';
import { questions } from './questions.ts';
import { KIND, LINE, LINE_SIZE, type State } from './state.ts';
import { tableOf } from './table.ts';
import { namesIn, words } from './text/all.ts';

/** Letters and digits alone: `Play Oath Page`, `play:oathPage` and `PLAY oathpage` are one. */
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

/** The id of a contract by its id or name; null when there is none. */
export const cardNamed = (options: Options, text: string): CardId | null => cardBook(options).get(plain(text)) ?? null;

export function readCard(options: Options, text: unknown, path: string): CardId {
  const id = typeof text === 'string' ? cardNamed(options, text) : null;
  if (id !== null) return id;
  throw new BadInput(
    path,
    `there is no contract ${JSON.stringify(text)}; write an id or a printed name such as "Oath Page"`,
  );
}

const MOST_COPIES = 99;

/** Contracts as a list (`["Oath Page", "3 Spark"]`) or as counts (`{"oathPage": 3}`), in the order they are written. */
export function readCards(options: Options, input: unknown, path: string): readonly CardId[] {
  if (Array.isArray(input)) {
    return input.flatMap((entry: unknown, index) => readCopies(options, entry, `${path}[${index}]`));
  }
  const counts = record(
    input,
    path,
    'must be a list such as ["Oath Page", "3 Company Orb"] or counts such as {"oathPage": 3}',
  );
  return Object.entries(counts).flatMap(([name, count]) => {
    const at = `${path}.${name}`;
    return repeat(readCard(options, name, at), whole(count, at, 0, MOST_COPIES));
  });
}

/** `Oath Page`, or `3 Oath Page` for three. */
export function readCopies(options: Options, entry: unknown, path: string): readonly CardId[] {
  const parts = typeof entry === 'string' ? /^\s*(\d+)\s+(.+)$/.exec(entry) : null;
  if (parts === null) return [readCard(options, entry, path)];
  return repeat(readCard(options, parts[2], path), whole(Number(parts[1]), path, 0, MOST_COPIES));
}

const repeat = (card: CardId, count: number): readonly CardId[] => Array.from({ length: count }, () => card);

const upTo = (most: number): readonly string[] => Array.from({ length: most }, (_, index) => String(index + 1));
const PLACES = upTo(MAX_CREATURES);
const SPOTS = [...PLACES, 'player'];
const ELEMENTS = COLOURS.filter((colour) => colour !== 'pure');
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const DRAWS = range(1, MAX_LOOK).map((n) => `draw:${n}`);

/** Every key a question could ever offer or refuse; `*` stands for any contract. */
const KEYS: { readonly [K in QuestionName]: readonly string[] } = {
  replace: ['*'],
  colour: ELEMENTS,
  swap: ['keep', ...COLOURS.flatMap((old) => ELEMENTS.map((to) => `${old}>${to}`))],
  draw: [...DRAWS, ...range(MIN_SPECIAL, MAX_SPECIAL).map((n) => `special:${n}`)],
  look: DRAWS,
  take: ['*'],
  act: [
    'end',
    'rune',
    'play:*',
    ...SPOTS.flatMap((attacker) => SPOTS.map((target) => `attack:${attacker}>${target}`)),
    ...PLACES.map((place) => `magnetize:${place}`),
    ...SPOTS.map((target) => `orb:${target}`),
  ],
  lighten: ELEMENTS,
  payElement: SOURCES,
  pay: SOURCES,
  place: PLACES,
  target: ['own', 'opposing'].flatMap((side) => SPOTS.map((spot) => `${side}:${spot}`)),
  may: ['yes', 'no'],
  takeBack: ['*'],
  extractor: ELEMENTS,
  move: PLACES,
  stance: ['yes', 'no'],
  store: COLOURS,
};

const optionBooks = new WeakMap<Options, Map<QuestionName, Book>>();

function optionBook(options: Options, question: QuestionName): Book {
  const books = optionBooks.get(options) ?? new Map<QuestionName, Book>();
  optionBooks.set(options, books);
  const known = books.get(question);
  if (known !== undefined) return known;
  const book = new Map<string, string>();
  const all = tableOf(options).kinds.map(({ id }) => id);
  for (const template of KEYS[question]) {
    for (const id of template.includes('*') ? all : ['']) {
      const key = template.replace('*', id);
      for (const lang of LANGS) {
        const nameOf = namesIn(lang, options.cards);
        book.set(plain(words[lang].option(question, key, nameOf)), key);
        if (id !== '') book.set(plain(template.replace('*', nameOf(id))), key);
      }
    }
  }
  // A key stands for itself, whatever the words of another one are.
  for (const template of KEYS[question]) {
    for (const id of template.includes('*') ? all : ['']) {
      const key = template.replace('*', id);
      book.set(plain(key), key);
    }
  }
  books.set(question, book);
  return book;
}

const questionName = (name: string): QuestionName | undefined => QUESTION_NAMES.find((one) => one === name);

/** The key of an option of the question that is open, whether it is offered or not; null when it has no such option. */
export function optionNamed(state: State, seat: Seat, text: string): string | null {
  if (asked(state) === 0) return null;
  const name = questionName(questionOf({ questions }, state).name);
  if (name === undefined) return null;
  const known = optionBook(state.table.options, name).get(plain(text));
  if (known !== undefined) return known;
  if (name === 'act') return actNamed(state, seat, text);
  return name === 'target' ? targetNamed(state, seat, text) : null;
}

/** `attack Spark > Oath Page`, `magnetize Oath Page`, `orb > Spark`: Creatures by name, where a line has one of that name. */
function actNamed(state: State, seat: Seat, text: string): string | null {
  const parts = /^\s*(attack|magnetize|orb)\b[\s:>]*([^>]*?)\s*(?:>\s*(.+?)\s*)?$/i.exec(text);
  if (parts === null) return null;
  const [, verb, first, second] = parts;
  const own = (name: string): string | null => spotNamed(state, seat, name);
  const foe = (name: string): string | null => spotNamed(state, other(seat), name);
  switch (verb.toLowerCase()) {
    case 'attack': {
      const [attacker, target] = [own(first), foe(second ?? '')];
      return attacker === null || target === null ? null : `attack:${attacker}>${target}`;
    }
    case 'magnetize':
      return own(first) === null ? null : `magnetize:${own(first)}`;
    default:
      return foe(first) === null ? null : `orb:${foe(first)}`;
  }
}

function targetNamed(state: State, seat: Seat, text: string): string | null {
  const [, side, name] = /^\s*(?:(own|opposing)\b[\s:]*)?(.*)$/i.exec(text) ?? [];
  const sides = [
    ['own', seat],
    ['opposing', other(seat)],
  ] as const;
  const found = sides.flatMap(([word, whose]) => {
    const spot = side === undefined || side.toLowerCase() === word ? spotNamed(state, whose, name) : null;
    return spot === null ? [] : [`${word}:${spot}`];
  });
  if (found.length > 1) throw new BadInput('', `"${text}" could be ${found.join(' or ')}; write which one`);
  return found[0] ?? null;
}

/** A place in a line by its number or by the Creature's name, or the player. */
function spotNamed(state: State, seat: Seat, text: string): string | null {
  if (SPOTS.includes(plain(text))) return plain(text);
  const card = cardNamed(state.table.options, text);
  const { cells, table } = state;
  const line = [...cells.subarray(LINE[seat], LINE[seat] + cells[LINE_SIZE[seat]])];
  const found = line.flatMap((slot, place) => (table.kinds[cells[KIND + slot]].id === card ? [place + 1] : []));
  if (found.length > 1) throw new BadInput('', `"${text}" could be at place ${found.join(' or ')}; write the place`);
  return found.length === 0 ? null : String(found[0]);
}

/** Contracts asks for no plans. */
export function readPlanWords(_state: State, _seat: Seat, input: unknown, path: string): Json {
  const what = isRecord(input) ? 'an object' : JSON.stringify(input);
  throw new BadInput(
    path,
    `must be an option such as "end" or "play Oath Page", not ${what}: nothing asks for a plan here`,
  );
}
