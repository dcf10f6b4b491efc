// What are cards called that a match defines itself? By id, in each language.

import { BadInput } from '@duello/kernel';
import { inEach, LANGS, type Names } from '../speech/names.ts';
import { fields, isRecord } from './json.ts';

const ID = /^[a-z][A-Za-z0-9]{0,29}$/;
const LONGEST_NAME = 40;

/** A name for every language, or one in each; what is left out is another, or the id. */
export function readNames(input: unknown, path: string, id: string): Names {
  if (input === undefined) return inEach(() => id);
  if (typeof input === 'string') return inEach(() => readName(input, path));
  const given = fields(input, path, LANGS);
  const some = LANGS.map((lang) => given[lang]).find((name) => name !== undefined);
  return inEach((lang) => readName(given[lang] ?? some, `${path}.${lang}`));
}

function readName(input: unknown, path: string): string {
  if (typeof input !== 'string' || input.trim() === '' || input.length > LONGEST_NAME) {
    throw new BadInput(path, `must be 1 to ${LONGEST_NAME} letters`);
  }
  return input;
}

export interface Bringing<T> {
  /** The game's own word. */
  readonly one: string;
  readonly many: string;
  readonly most: number;
  /** An id of the box can't be used again. */
  inBox(id: string): boolean;
  /** Told all that is brought before any of it is read: one may speak of another. */
  reader(entries: readonly (readonly [id: string, input: unknown])[]): (id: string, input: unknown, path: string) => T;
}

/** Things of a match's own, by id. */
export function readOwn<T>(input: unknown, path: string, bringing: Bringing<T>): { readonly [id: string]: T } {
  const { one, many, most, inBox, reader } = bringing;
  if (input === undefined) return {};
  if (!isRecord(input)) throw new BadInput(path, `must be an object of ${many} by id`);
  const entries = Object.entries(input);
  if (entries.length > most) throw new BadInput(path, `must be at most ${most} ${many}`);
  const read = reader(entries);
  return Object.fromEntries(
    entries.map(([id, given]) => {
      const at = `${path}.${id}`;
      if (!ID.test(id)) throw new BadInput(at, 'an id is letters and digits and starts with a small letter');
      if (inBox(id)) throw new BadInput(at, `is a ${one} of the box; choose another id`);
      return [id, read(id, given, at)];
    }),
  );
}
