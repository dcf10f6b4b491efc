// What does the browser keep for the next visit? Values by key; what it refuses to keep lasts until the page is closed.

import { useSyncExternalStore } from 'react';

/** What could not be written: newer than whatever the browser still has under the same key. Null for what was forgotten. */
const unkept = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** A browser may refuse even to tell. */
function guarded<R>(use: (storage: Storage) => R, otherwise: R): R {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

const textOf = (key: string): string | null => {
  const newer = unkept.get(key);
  return newer === undefined ? guarded((storage) => storage.getItem(key), null) : newer;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Whoever reads says what to make of any value at all: others may have written there. Nothing is `undefined`. */
export function readKept<T>(key: string, read: (value: unknown) => T): T {
  const text = textOf(key);
  return read(text === null ? undefined : parsed(text));
}

function write(key: string, text: string | null): boolean {
  const kept = guarded((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  }, false);
  if (kept) unkept.delete(key);
  else unkept.set(key, text);
  for (const listener of listeners) listener();
  return kept;
}

/** False when the value lasts only until the page is closed. */
export const keep = (key: string, value: unknown): boolean => write(key, JSON.stringify(value));
export const forgetKept = (key: string): boolean => write(key, null);

export const keptKeys = (prefix: string): readonly string[] => {
  const there = guarded((storage) => Object.keys(storage), []);
  return [...new Set([...there, ...unkept.keys()])].filter((key) => key.startsWith(prefix) && textOf(key) !== null);
};

/** Something under this key could not be kept. */
export const isUnkept = (key: string): boolean => unkept.has(key);

/** Hears of every change, those of other tabs too. */
export function onKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useIsUnkept = (key: string): boolean => useSyncExternalStore(onKept, () => isUnkept(key));
