// What does a piece of JSON say? Readers that name the path of whatever is wrong.

import { BadInput } from '@duello/kernel';

export type Fields = Readonly<Record<string, unknown>>;

export const isRecord = (input: unknown): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export function record(input: unknown, path: string, otherwise: string): Fields {
  if (!isRecord(input)) throw new BadInput(path, otherwise);
  return input;
}

/** An object with no other fields than the known ones. */
export function fields(input: unknown, path: string, known: readonly string[]): Fields {
  const given = record(input, path, 'must be an object');
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new BadInput(`${path}.${name}`, `is not known; there are ${known.join(', ')}`);
  }
  return given;
}

export function whole(input: unknown, path: string, min: number, max: number): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < min || input > max) {
    throw new BadInput(path, `must be a whole number from ${min} to ${max}`);
  }
  return input;
}

/** A word of a closed list; null when it is none of them. */
export const among = <T extends string>(input: unknown, values: readonly T[]): T | null =>
  values.find((value) => value === input) ?? null;

export function oneOf<T extends string>(input: unknown, path: string, values: readonly T[]): T {
  const found = among(input, values);
  if (found === null) throw new BadInput(path, `must be one of ${values.join(', ')}`);
  return found;
}

/** Left out means no. */
export function flag(input: unknown, path: string): boolean {
  if (input === undefined) return false;
  if (typeof input !== 'boolean') throw new BadInput(path, 'must be true or false');
  return input;
}

/** A list; one thing alone is a list of one. */
export const list = (input: unknown): readonly unknown[] => (Array.isArray(input) ? input : [input]);

/** Words of a closed list, each once. */
export function someOf<T extends string>(input: unknown, path: string, values: readonly T[]): readonly T[] {
  const found = list(input ?? []).map((word, index) => oneOf(word, `${path}[${index}]`, values));
  const twice = found.find((word, index) => found.indexOf(word) !== index);
  if (twice !== undefined) throw new BadInput(path, `names ${twice} twice`);
  return found;
}

/** What is known by a name that stands anywhere in what is told. */
export function namedIn<T>(known: ReadonlyMap<string, T>, told: unknown): Set<T> {
  const found = new Set<T>();
  const read = (value: unknown): void => {
    if (typeof value === 'string') {
      const one = known.get(value);
      if (one !== undefined) found.add(one);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  read(told);
  return found;
}
