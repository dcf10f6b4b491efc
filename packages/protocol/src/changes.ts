// What is different between two views? A view is large and an answer changes little of it: only that is sent. Views are of
// JSON, whichever game they come from.

/**
 * `[value]` puts a value in place of what was there; an object says what changes inside, by key or index, and null takes a
 * key away. Lists of another length are sent whole.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | null };

const isInside = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What makes `after` of `before`; null when they are alike. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isInside(before) || !isInside(after) || Array.isArray(before) !== Array.isArray(after)) return [after];
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return [after];
  const changes = new Map<string, Change | null>();
  const was = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(after)) {
    const change: Change | null = was.has(key) ? changeBetween(was.get(key), value) : [value];
    was.delete(key);
    if (change !== null) changes.set(key, change);
  }
  for (const key of was.keys()) changes.set(key, null);
  return changes.size === 0 ? null : Object.fromEntries(changes);
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
