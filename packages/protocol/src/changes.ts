// What is different between two views? A view is large and an answer changes little of it: only that is sent. Views are of
// JSON, whichever game they come from.

/**
 * `[value]` puts a value in place of what was there; an object says what changes inside, by key or index, and null takes a
 * key away. Lists of another length are sent whole.
 */
export type Change = readonly [unknown] | { readonly [key: string]: Change | null };

type Fields = Readonly<Record<string, unknown>>;
type Changes = Record<string, Change | null>;
const isInside = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What makes `after` of `before`; null when they are alike. This is what a server does most. */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (!isInside(before) || !isInside(after)) return [after];
  if (!Array.isArray(before)) return Array.isArray(after) ? [after] : changeInFields(before, after);
  return Array.isArray(after) && before.length === after.length ? changeInList(before, after) : [after];
}

function changeInList(before: readonly unknown[], after: readonly unknown[]): Change | null {
  let changes: Changes | null = null;
  for (let i = 0; i < after.length; i++) {
    const change = changeBetween(before[i], after[i]);
    if (change !== null) changes = noted(changes, `${i}`, change);
  }
  return changes;
}

function changeInFields(before: Fields, after: Fields): Change | null {
  let changes: Changes | null = null;
  let shared = 0;
  for (const key of Object.keys(after)) {
    const was = Object.hasOwn(before, key);
    if (was) shared++;
    const change: Change | null = was ? changeBetween(before[key], after[key]) : [after[key]];
    if (change !== null) changes = noted(changes, key, change);
  }
  const were = Object.keys(before);
  if (were.length === shared) return changes;
  for (const key of were) if (!Object.hasOwn(after, key)) changes = noted(changes, key, null);
  return changes;
}

function noted(changes: Changes | null, key: string, change: Change | null): Changes {
  const all = changes ?? {};
  // By that name it would be no field, but what the object comes from.
  if (key === '__proto__') Object.defineProperty(all, key, { value: change, ...FIELD });
  else all[key] = change;
  return all;
}

const FIELD = { writable: true, enumerable: true, configurable: true } as const;

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
