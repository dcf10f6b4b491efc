// What is different between two views? A view is large and an answer changes little of it: only that is sent.

import type { Json } from '@duello/kernel';

type Fields = { readonly [key: string]: Json };

/**
 * `[value]` puts a value in place of what was there; an object says what changes inside, by key or index, and null takes a
 * key away. Lists of another length are sent whole.
 */
export type Change = readonly [Json] | { readonly [key: string]: Change | null };

const isFields = (value: Json): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** What makes `after` of `before`; null when they are alike. */
export function changeBetween(before: Json, after: Json): Change | null {
  if (before === after) return null;
  if (isList(before) && isList(after)) return before.length === after.length ? inside(before, after) : [after];
  if (isFields(before) && isFields(after)) return inside(before, after);
  return [after];
}

function inside(before: object, after: object): Change | null {
  const changes = new Map<string, Change | null>();
  const was = new Map<string, Json>(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    const change: Change | null = was.has(key) ? changeBetween(was.get(key) ?? null, value) : [value];
    was.delete(key);
    if (change !== null) changes.set(key, change);
  }
  for (const key of was.keys()) changes.set(key, null);
  return changes.size === 0 ? null : Object.fromEntries(changes);
}

/** Leaves what it is given as it is. */
export function changed(before: Json, change: Change | null): Json {
  if (change === null) return before;
  if (isWhole(change)) return change[0];
  if (isList(before)) return before.map((value, index) => changed(value, change[index] ?? null));
  const fields = new Map(isFields(before) ? Object.entries(before) : []);
  for (const [key, inner] of Object.entries(change)) {
    if (inner === null) fields.delete(key);
    else fields.set(key, changed(fields.get(key) ?? null, inner));
  }
  return Object.fromEntries(fields);
}

const isWhole = (change: Change): change is readonly [Json] => Array.isArray(change);
