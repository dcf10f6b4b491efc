// Which thing, or which option, does somebody mean? By id, key or printed name, in any language.

import { BadInput } from '@duello/kernel';
import type { NameOf } from '../speech/names.ts';
import { isRecord, record } from './json.ts';

/** Letters and digits alone: `Play Oath Page`, `play:oathPage` and `PLAY oathpage` are one. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Plain text -> id or key. */
type Book = ReadonlyMap<string, string>;

/** What makes each book once, so long as the options live. */
function remembered<O extends object, Q extends string>(make: (options: O, question: Q) => Book): typeof make {
  const shelves = new WeakMap<O, Map<Q, Book>>();
  return (options, question) => {
    const shelf = shelves.get(options) ?? new Map<Q, Book>();
    shelves.set(options, shelf);
    const book = shelf.get(question) ?? make(options, question);
    shelf.set(question, book);
    return book;
  };
}

/** How a game writes its things. */
export interface Naming<O> {
  ids(options: O): readonly string[];
  /** What they are called, in each language. */
  names(options: O): readonly NameOf[];
  /** What one of them is, in the game's own word, and the printed name of one. */
  readonly noun: string;
  readonly such: string;
  /** Several of them: `["Fireball", "3 Copper"] or counts such as {"copper": 3}`. */
  readonly several: string;
  /** How many of one: throws BadInput. */
  copies(input: unknown, path: string): number;
}

export interface Notation<O> {
  /** The id of a thing by its id or name; null when there is none. */
  named(options: O, text: string): string | null;
  read(options: O, text: unknown, path: string): string;
  /** `Fireball`, or `3 Copper` for three. */
  readCopies(options: O, entry: unknown, path: string): readonly string[];
  /** Things as a list (`["Fireball", "3 Copper"]`) or as counts (`{"copper": 3}`), in the order they are written. */
  readAll(options: O, input: unknown, path: string): readonly string[];
}

export function notation<O extends object>({ ids, names, noun, such, several, copies }: Naming<O>): Notation<O> {
  const book = remembered<O, ''>((options) => {
    const called = new Map<string, string>();
    for (const id of ids(options)) for (const nameOf of names(options)) called.set(plain(nameOf(id)), id);
    // An id stands for itself, whatever another thing is called.
    for (const id of ids(options)) called.set(plain(id), id);
    return called;
  });
  const named = (options: O, text: string): string | null => book(options, '').get(plain(text)) ?? null;
  const read = (options: O, text: unknown, path: string): string => {
    const id = typeof text === 'string' ? named(options, text) : null;
    if (id !== null) return id;
    const what = JSON.stringify(text);
    throw new BadInput(path, `there is no ${noun} ${what}; write an id or a printed name such as "${such}"`);
  };
  const readCopies = (options: O, entry: unknown, path: string): readonly string[] => {
    const parts = typeof entry === 'string' ? /^\s*(\d+)\s+(.+)$/.exec(entry) : null;
    if (parts === null) return [read(options, entry, path)];
    return repeat(read(options, parts[2], path), copies(Number(parts[1]), path));
  };
  const readAll = (options: O, input: unknown, path: string): readonly string[] => {
    if (Array.isArray(input)) {
      return input.flatMap((entry: unknown, index) => readCopies(options, entry, `${path}[${index}]`));
    }
    const counts = record(input, path, `must be a list such as ${several}`);
    return Object.entries(counts).flatMap(([name, count]) => {
      const at = `${path}.${name}`;
      return repeat(read(options, name, at), copies(count, at));
    });
  };
  return { named, read, readCopies, readAll };
}

const repeat = (id: string, count: number): readonly string[] => Array.from({ length: count }, () => id);

/** A key that a question could offer or refuse; `*` in it stands for each of the ids. */
export type Template = readonly [key: string, ids: readonly string[]];

/** One language. */
export interface Wording {
  readonly nameOf: NameOf;
  label(key: string): string;
}

/** The key of an option of a question, offered or not, by its key, its label or its key with names for ids; else null. */
export function keyNotation<O extends object, Q extends string>(
  templates: (options: O, question: Q) => readonly Template[],
  wordings: (options: O, question: Q) => readonly Wording[],
): (options: O, question: Q, text: string) => string | null {
  const book = remembered<O, Q>((options, question) => {
    const keys = templates(options, question).flatMap(([template, ids]) =>
      template.includes('*')
        ? ids.map((id) => ({ template, id, key: template.replace('*', id) }))
        : [{ template, id: '', key: template }],
    );
    const said = new Map<string, string>();
    const spoken = wordings(options, question);
    for (const { template, id, key } of keys) {
      for (const { nameOf, label } of spoken) {
        said.set(plain(label(key)), key);
        if (id !== '') said.set(plain(template.replace('*', nameOf(id))), key);
      }
    }
    // A key stands for itself, whatever the words of another one are.
    for (const { key } of keys) said.set(plain(key), key);
    return said;
  });
  return (options, question, text) => book(options, question).get(plain(text)) ?? null;
}

/** What somebody meant, if it is one thing; null for none. */
export function theOne(found: readonly string[], text: string, path: string): string | null {
  if (found.length > 1) throw new BadInput(path, `"${text}" could be ${found.join(' or ')}; write which one`);
  return found[0] ?? null;
}

/** Refuses plans, for games that ask for none; `such` is an option of the game. */
export const noPlans =
  (such: string) =>
  (_state: unknown, _seat: unknown, input: unknown, path: string): never => {
    const what = isRecord(input) ? 'an object' : JSON.stringify(input);
    throw new BadInput(path, `must be an option such as "end" or "${such}", not ${what}: nothing asks for a plan here`);
  };
