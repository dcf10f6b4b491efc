// Which decks does the browser keep? Each by itself, after every change; whatever is no deck is passed over.

import { useSyncExternalStore } from 'react';
import { type DeckList, PLAYER_CLASSES } from '../../index.ts';

export interface KeptDeck {
  readonly id: string;
  /** As its owner calls it; empty for no name yet. */
  readonly name: string;
  readonly deck: DeckList;
  /** When it was changed last. */
  readonly when: number;
}

const PREFIX = 'duello.deck.sun-moon.';
const MOST_COPIES = 99;

const isCopies = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= MOST_COPIES;

export function deckIn(input: unknown): DeckList | null {
  if (typeof input !== 'object' || input === null) return null;
  const given: { class?: unknown; cards?: unknown } = input;
  const clan = PLAYER_CLASSES.find((one) => one === given.class);
  if (clan === undefined || typeof given.cards !== 'object' || given.cards === null) return null;
  const cards = Object.entries(given.cards).filter((entry): entry is [string, number] => isCopies(entry[1]));
  return { class: clan, cards: Object.fromEntries(cards) };
}

/** What somebody else has written under the key is no deck. */
function parse(text: string | null): KeptDeck | null {
  if (text === null) return null;
  try {
    const { id, name, deck, when }: Partial<Record<keyof KeptDeck, unknown>> = JSON.parse(text);
    const list = deckIn(deck);
    if (typeof id !== 'string' || id === '' || list === null) return null;
    return {
      id,
      name: typeof name === 'string' ? name : '',
      deck: list,
      when: typeof when === 'number' ? when : 0,
    };
  } catch {
    return null;
  }
}

/** A browser may refuse to keep or to tell anything. */
function guarded<R>(use: (kept: Storage) => R, otherwise: R): R {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

/** Decks that could not be kept: they last until the page is closed. */
const unkept = new Map<string, KeptDeck>();
let read: readonly KeptDeck[] | null = null;
const readers = new Set<() => void>();

function changed(): void {
  read = null;
  for (const tell of readers) tell();
}

function all(): readonly KeptDeck[] {
  if (read !== null) return read;
  const kept = guarded(
    (storage) =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .map((key) => parse(storage.getItem(key)))
        .filter((one) => one !== null),
    [],
  );
  read = [...kept.filter(({ id }) => !unkept.has(id)), ...unkept.values()].sort((a, b) => b.when - a.when);
  return read;
}

export function keepDeck(deck: KeptDeck): void {
  const kept = guarded((storage) => {
    storage.setItem(PREFIX + deck.id, JSON.stringify(deck));
    return true;
  }, false);
  if (kept) unkept.delete(deck.id);
  else unkept.set(deck.id, deck);
  changed();
}

export function forgetDeck(id: string): void {
  unkept.delete(id);
  guarded((storage) => storage.removeItem(PREFIX + id), undefined);
  changed();
}

/** True when it lasts only until the page is closed. */
export const isUnkept = (id: string): boolean => unkept.has(id);
export const keptDeck = (id: string): KeptDeck | null => all().find((one) => one.id === id) ?? null;

function subscribe(tell: () => void): () => void {
  readers.add(tell);
  // Another window of the same browser may have changed something.
  window.addEventListener('storage', changed);
  return () => {
    readers.delete(tell);
    if (readers.size === 0) window.removeEventListener('storage', changed);
  };
}

/** The newest first. */
export const keptDecks = (): readonly KeptDeck[] => all();
export const useDecks = (): readonly KeptDeck[] => useSyncExternalStore(subscribe, all);
