// Is this line what was played of a deal? Read from a file or a database, where anything may stand.

import type { DealLines } from '@duello/lab/questions';

/** Null for what is no JSON. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

export const has = (value: object, name: string, kind: string): boolean =>
  name in value && typeof Reflect.get(value, name) === kind;

export const isDeal = (value: unknown): value is DealLines =>
  typeof value === 'object' &&
  value !== null &&
  has(value, 'deal', 'number') &&
  'matches' in value &&
  Array.isArray(value.matches) &&
  'met' in value &&
  Array.isArray(value.met);
