// Who is who? A person is whoever has one of their keys; a name is all that others see.

import { readName } from '@duello/language';
import { Problem } from '@duello/protocol';
import type { KeyOwner, PersonRow, Store } from '../store/store.ts';
import { hashOf, newId, newKey } from './secrets.ts';

const DAY = 24 * 3600 * 1000;

export interface People {
  /** A new person, and the key that makes whoever has it that person. */
  add(name: string, isBot: boolean): Promise<{ readonly person: PersonRow; readonly key: string }>;
  /** Throws where nobody has that key. */
  ownerOf(key: string): Promise<KeyOwner>;
  /** Another key of the same person: for one seat alone, or for everything. */
  addKey(person: string, onlyAt: string | null): Promise<string>;
  rename(person: string, name: string): Promise<string>;
}

function named(name: string): string {
  const read = readName(name);
  if (read === '') throw new Problem('badTerms', 'A name needs at least one letter.');
  return read;
}

export function newPeople(store: Store, now: () => number): People {
  return {
    async add(name, isBot) {
      const person = { id: newId(), name: named(name), isBot, created: now(), seen: now() };
      const key = newKey();
      await store.addPerson(person, hashOf(key));
      return { person, key };
    },
    async ownerOf(key) {
      const owner = await store.ownerOf(hashOf(key));
      if (owner === null) throw new Problem('wrongKey');
      // Once a day is enough to know who still comes.
      if (now() - owner.person.seen > DAY) await store.markSeen(owner.person.id, now());
      return owner;
    },
    async addKey(person, onlyAt) {
      const key = newKey();
      await store.addKey(hashOf(key), person, onlyAt);
      return key;
    },
    async rename(person, name) {
      const read = named(name);
      await store.rename(person, read);
      return read;
    },
  };
}
