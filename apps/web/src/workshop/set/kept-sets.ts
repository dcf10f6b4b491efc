// Which sets of cards does the browser keep? Several a game, each under its own key.

import { type CardSet, nameOfSet } from '@duello/cards/form';
import { isRecord } from '@duello/language';
import { forgetKept, keep, keptKeys, newId, onKept, readKept } from '@duello/table';
import { useSyncExternalStore } from 'react';

export interface KeptSet {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  /** As they are being made: not every one can be played. */
  readonly cards: CardSet;
  /** Where in the box it goes; null for where it fits best. */
  readonly home: string | null;
  readonly when: number;
}

const PREFIX = 'duello.set.';
export const keyOfSet = (id: string): string => PREFIX + id;

/** Whatever was kept; cards that are no objects are left out. */
function read(id: string, input: unknown): KeptSet | null {
  if (!isRecord(input) || typeof input.game !== 'string' || !isRecord(input.cards)) return null;
  const cards: CardSet = JSON.parse(
    JSON.stringify(Object.fromEntries(Object.entries(input.cards).filter(([, card]) => isRecord(card)))),
  );
  const home = typeof input.home === 'string' ? input.home : null;
  return { id, game: input.game, name: nameOfSet(input.name), cards, home, when: Number(input.when) || 0 };
}

export const keptSet = (id: string): KeptSet | null => readKept(PREFIX + id, (input) => read(id, input));

export const everyKeptSet = (): readonly KeptSet[] =>
  keptKeys(PREFIX).flatMap((key) => keptSet(key.slice(PREFIX.length)) ?? []);

const idsText = (): string => [...keptKeys(PREFIX)].sort().join(' ');

/** The sets of a game, the newest first; drawn anew when one comes or goes. */
export function useKeptSets(game: string): readonly KeptSet[] {
  const keys = useSyncExternalStore(onKept, idsText);
  return keys
    .split(' ')
    .flatMap((key) => keptSet(key.slice(PREFIX.length)) ?? [])
    .filter((set) => set.game === game)
    .sort((a, b) => b.when - a.when);
}

/** One that nobody has put anything into yet: it is not kept. */
export const unmade = (game: string, name: string): KeptSet => ({
  id: newId(),
  game,
  name: nameOfSet(name),
  cards: {},
  home: null,
  when: Date.now(),
});

export function newSet(game: string, name: string, cards: CardSet): KeptSet {
  const set = { ...unmade(game, name), cards };
  keepSet(set);
  return set;
}

/** False when the browser keeps it only until the page is closed. */
export const keepSet = (set: KeptSet): boolean => keep(PREFIX + set.id, { ...set, when: Date.now() });
export const forgetSet = (id: string): boolean => forgetKept(PREFIX + id);
