// What is different between two views? A view is large and an answer changes little of it: only that is sent. Views are of
// JSON, whichever game they come from.

/**
 * `[value]` puts a value in place of what was there; an object says what changes inside, by key or index, and null takes a
 * key away. Lists of another length are sent whole.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | null };

type Fields = Readonly<Record<string, unknown>>;
const isInside = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What makes `after` of `before`; null when they are alike. This is what a server does most. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isInside(before) || !isInside(after)) return [after];
  const isList = Array.isArray(before);
  if (isList !== Array.isArray(after) || (isList && before.length !== after.length)) return [after];
  const changes: [string, Change | null][] = [];
  const keys = Object.keys(after);
  let shared = 0;
  for (const key of keys) {
    const was = Object.hasOwn(before, key);
    if (was) shared++;
    const change: Change | null = was ? changeBetween(before[key], after[key]) : [after[key]];
    if (change !== null) changes.push([key, change]);
  }
  const were = isList ? keys : Object.keys(before);
  if (were.length > shared) for (const key of were) if (!Object.hasOwn(after, key)) changes.push([key, null]);
  return changes.length === 0 ? null : Object.fromEntries(changes);
}

/** Leaves what it is given as it is. */
export function changed(before: unknown, change: Change | null): unknown {
  if (change === null) return before;
  if (isWhole(change)) return change[0];
  if (Array.isArray(before)) return before.map((value: unknown, index) => changed(value, change[index] ?? null));
  const fields = new Map<string, unknown>(isInside(before) ? Object.entries(before) : []);
  for (const [key, inner] of Object.entries(change)) {
    if (inner === null) fields.delete(key);
    else fields.set(key, changed(fields.get(key), inner));
  }
  return Object.fromEntries(fields);
}

const isWhole = (change: Change): change is readonly [unknown] => Array.isArray(change);
