// What does a piece of a scenario say? Objects, lists and texts; what is wrong is named by its path.

import { BadInput, type Json, SEAT_NAMES } from '@duello/kernel';

export type Fields = { readonly [name: string]: Json };

export const isFields = (input: Json | undefined): input is Fields =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export const isList = (input: Json | undefined): input is readonly Json[] => Array.isArray(input);

/** `a`, `0` or `player B` where a seat is meant: what to write instead. */
export function seatHint(name: string, known: readonly string[]): string {
  const [, letter] = /^(?:(?:seat|player)[ _-]?)?([ab01])(?:\..*)?$/i.exec(name) ?? [];
  if (letter === undefined || !SEAT_NAMES.every((seat) => known.includes(seat))) return '';
  return `; write "${/[a0]/i.test(letter) ? 'A' : 'B'}" for that seat`;
}

/** An object; with a list of known fields, one that has no others. */
export function fieldsOf(input: Json | undefined, path: string, known: readonly string[] | null = null): Fields {
  if (!isFields(input)) throw new BadInput(path, 'must be an object');
  for (const name of Object.keys(input)) {
    if (known === null || known.includes(name)) continue;
    const message = `is not known; there are ${known.join(', ')}${seatHint(name, known)}`;
    throw new BadInput(path === '' ? name : `${path}.${name}`, message);
  }
  return input;
}

export function textOf(input: Json | undefined, path: string): string {
  if (typeof input !== 'string' || input.trim() === '') throw new BadInput(path, 'must be a text');
  return input;
}

export function listOf(input: Json | undefined, path: string): readonly Json[] {
  if (!isList(input)) throw new BadInput(path, 'must be a list');
  return input;
}
