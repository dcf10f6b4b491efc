// How is a short way of writing fields written out? `"A.health": 20` inside A, and what a case changes of what is shared.

import { BadInput, type Json } from '@duello/kernel';
import { type Fields, isFields } from './fields.ts';

/** Names of fields with dots between them; the printed name of a card has spaces around its own. */
const DOTTED = /^[A-Za-z]\w*(\.\w+)+$/;

/** Every dotted name as fields inside each other, as in expectations; what is said twice is an error. */
export function written(fields: Fields, path: string): Fields {
  let all: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const inside = isFields(value) ? written(value, `${path}.${name}`) : value;
    const [first, ...rest] = DOTTED.test(name) ? name.split('.') : [name];
    const part = rest.reduceRight<Json>((inner, one) => ({ [one]: inner }), inside);
    const twice = saidTwice(all, { [first]: part }, path);
    if (twice !== null) throw new BadInput(twice, 'is said twice; write it once');
    all = merged(all, { [first]: part });
  }
  return all;
}

function saidTwice(all: Fields, more: Fields, path: string): string | null {
  for (const [name, value] of Object.entries(more)) {
    const before = all[name];
    if (before === undefined) continue;
    if (!isFields(before) || !isFields(value)) return `${path}.${name}`;
    const inside = saidTwice(before, value, `${path}.${name}`);
    if (inside !== null) return inside;
  }
  return null;
}

/** Field by field; a list, a word or a number replaces what was there. */
export function merged(base: Fields, changes: Fields): Fields {
  const all: Record<string, Json> = { ...base };
  for (const [name, value] of Object.entries(changes)) {
    const before = all[name];
    all[name] = isFields(before) && isFields(value) ? merged(before, value) : value;
  }
  return all;
}

/** True when the fields say something at this path, such as `A.line[0].damage`. */
export function says(fields: Json | undefined, path: readonly string[]): boolean {
  const [first, ...rest] = path;
  if (first === undefined) return true;
  return isFields(fields) ? Object.hasOwn(fields, first) && says(fields[first], rest) : true;
}
