// What do tests put into a store? Small rows in which only what matters is said.

import type { Entry, Terms } from '@duello/protocol';
import type { Begun, Ended, NewEntry, NewTable, PersonRow, Store } from '../store.ts';

/** Where a store of a test is kept: opened again, it holds what it held. */
export interface StoreHome {
  open(): Promise<Store>;
  remove(): Promise<void>;
}

export const person = (id: string, more: Partial<PersonRow> = {}): PersonRow => ({
  ...{ id, name: `Name of ${id}`, isBot: false, created: 1_000, seen: 1_000 },
  ...more,
});

export const terms = (more: Partial<Terms> = {}): Terms => ({
  game: 'someGame',
  options: { length: 3, decks: ['a', 'b'] },
  clock: { kind: 'bank', seconds: 300, increment: 5 },
  first: 'chance',
  watch: { kind: 'open' },
  rated: false,
  isPrivate: false,
  ...more,
});

export const newTable = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  ...{ id, code: null, terms: terms(), pairing: null, secret: `secret of ${id}`, commitment: `commitment of ${id}` },
  ...{ opened: 2_000, invited: null, series: id },
  ...more,
});

export const begun = (seats: readonly [string, string], more: Partial<Begun> = {}): Begun => ({
  ...{ at: 3_000, seats, seed: 'seed', version: 7, due: null },
  ...more,
});

export const ended = (at: number, more: Partial<Ended> = {}): Ended => ({
  ...{ at, winner: 1, why: 'concede', text: 'the whole match' },
  ...more,
});

export const answer = (pick: string): Entry => ({ kind: 'answer', seat: 0, decision: 4, words: { pick } });

export const newEntry = (match: string, number: number, more: Partial<NewEntry> = {}): NewEntry => ({
  ...{ match, number, at: 4_000 + number, entry: answer(`pick ${number}`), due: null, ended: null },
  ...more,
});

/** The people of a test, each with a key of the same name. */
export async function addPeople(store: Store, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.addPerson(person(id), `key of ${id}`);
}

/** A table that waits for somebody. */
export async function openFor(store: Store, host: string, table: NewTable): Promise<void> {
  await store.openTable(table);
  await store.sitAsHost(table.id, { person: host, secret: `${host}'s` });
}

/** A match that runs between two, the first of whom has opened its table. */
export async function beginMatch(
  store: Store,
  table: NewTable,
  seats: readonly [string, string],
  more: Partial<Begun> = {},
): Promise<void> {
  await openFor(store, seats[0], table);
  await store.sitAsGuest(table.id, { person: seats[1], secret: `${seats[1]}'s` }, begun(seats, more));
}

/** A match that has ended. */
export async function playMatch(
  store: Store,
  table: NewTable,
  seats: readonly [string, string],
  at: number,
): Promise<void> {
  await beginMatch(store, table, seats);
  await store.append(newEntry(table.id, 1, { at, ended: ended(at) }));
}
