// Which decks does the browser keep? Each by itself, after every change; whatever is no deck is passed over.

import { forgetKept, isUnkept, keep, keptKeys, onKept, readKept } from '@duello/table';
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
function keptDeckIn(value: unknown): KeptDeck | null {
  const { id, name, deck, when }: Partial<Record<keyof KeptDeck, unknown>> = Object(value);
  const list = deckIn(deck);
  if (typeof id !== 'string' || id === '' || list === null) return null;
  return {
    id,
    name: typeof name === 'string' ? name : '',
    deck: list,
    when: typeof when === 'number' ? when : 0,
  };
}

let read: readonly KeptDeck[] | null = null;

function all(): readonly KeptDeck[] {
  read ??= keptKeys(PREFIX)
    .map((key) => readKept(key, keptDeckIn))
    .filter((one) => one !== null)
    .sort((a, b) => b.when - a.when);
  return read;
}

const readAgain = (): void => {
  read = null;
};

export function keepDeck(deck: KeptDeck): void {
  readAgain();
  keep(PREFIX + deck.id, deck);
}

export function forgetDeck(id: string): void {
  readAgain();
  forgetKept(PREFIX + id);
}

/** True when it lasts only until the page is closed. */
export const isUnkeptDeck = (id: string): boolean => isUnkept(PREFIX + id);
export const keptDeck = (id: string): KeptDeck | null => all().find((one) => one.id === id) ?? null;

const subscribe = (tell: () => void): (() => void) =>
  onKept(() => {
    readAgain();
    tell();
  });

/** The newest first. */
export const keptDecks = (): readonly KeptDeck[] => all();
export const useDecks = (): readonly KeptDeck[] => useSyncExternalStore(subscribe, all);
