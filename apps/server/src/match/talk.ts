// What is said at a table, and who hears it?

import type { Viewer } from '@duello/kernel';
import type { Said } from '@duello/protocol';
import type { StoredEntry } from '../store/store.ts';
import type { Around } from './around.ts';

/** What an entry says; null where it says nothing. */
export function saidIn({ number, entry }: StoredEntry): Said | null {
  if (entry.kind === 'phrase') return { number, seat: entry.seat, phrase: entry.phrase, text: null };
  return entry.kind === 'text' ? { number, seat: entry.seat, phrase: null, text: entry.text } : null;
}

/** What was written between players is none of a watcher's business; whoever has muted the other hears themselves alone. */
export function isHeard({ seat, text }: Said, viewer: Viewer, { muted }: Around): boolean {
  return viewer === 'watcher' ? text === null : seat === viewer || !muted[viewer];
}
