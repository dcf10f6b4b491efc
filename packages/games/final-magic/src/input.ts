// What does a piece of JSON say? Readers that name the path of whatever is wrong.

import { BadInput } from '@duello/kernel';

export type Fields = Readonly<Record<string, unknown>>;

/** An object with no other fields than the known ones. */
export function fields(input: unknown, path: string, known: readonly string[]): Fields {
  const given = record(input, path, 'must be an object');
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new BadInput(`${path}.${name}`, `is not known; there are ${known.join(', ')}`);
  }
  return given;
}

export function record(input: unknown, path: string, otherwise: string): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new BadInput(path, otherwise);
  return { ...input };
}

export function whole(input: unknown, path: string, min: number, max: number): number {
  if (typeof input !== 'number' || !Number.isInteger(input) || input < min || input > max) {
    throw new BadInput(path, `must be a whole number from ${min} to ${max}`);
  }
  return input;
}

export function oneOf<T extends string>(input: unknown, path: string, values: readonly T[]): T {
  const found = values.find((value) => value === input);
  if (found === undefined) throw new BadInput(path, `must be one of ${values.join(', ')}`);
  return found;
}

export function flag(input: unknown, path: string): boolean {
  if (input === undefined) return false;
  if (typeof input !== 'boolean') throw new BadInput(path, 'must be true or false');
  return input;
}
