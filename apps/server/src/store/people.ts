// Who is known, and by which keys?

import { cellOf, isYes, numberIn, textIn, textOrNull } from './cells.ts';
import type { Database, Row, Statement } from './database.ts';
import type { PersonRow, Store } from './store.ts';
import { StoreError } from './store-error.ts';

export const personIn = (row: Row): PersonRow => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  isBot: isYes(row, 'is_bot'),
  created: numberIn(row, 'created_at'),
  seen: numberIn(row, 'seen_at'),
});

const ADD_PERSON = `
  INSERT INTO people (id, name, is_bot, created_at, seen_at) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT DO NOTHING RETURNING id`;

const ADD_KEY = `
  INSERT INTO access_keys (hash, person_id, only_at) VALUES ($1, $2, $3)
  ON CONFLICT DO NOTHING RETURNING hash`;

const addKey = (keyHash: string, person: string, onlyAt: string | null): Statement => ({
  sql: ADD_KEY,
  values: [keyHash, person, onlyAt],
  isNeeded: true,
});

export const peopleIn = (
  db: Database,
): Pick<Store, 'addPerson' | 'person' | 'ownerOf' | 'addKey' | 'dropKey' | 'rename' | 'markSeen'> => ({
  async addPerson({ id, name, isBot, created, seen }, keyHash) {
    const written = await db.write([
      { sql: ADD_PERSON, values: [id, name, cellOf(isBot), created, seen], isNeeded: true },
      addKey(keyHash, id, null),
    ]);
    if (written === null) throw new StoreError('refused', 'There is a person with this id or this key already.');
  },

  async person(id) {
    const rows = await db.read('SELECT * FROM people WHERE id = $1', [id]);
    return rows.map(personIn).at(0) ?? null;
  },

  async ownerOf(keyHash) {
    const rows = await db.read(
      'SELECT people.*, only_at FROM access_keys JOIN people ON people.id = person_id WHERE hash = $1',
      [keyHash],
    );
    return rows.map((row) => ({ person: personIn(row), onlyAt: textOrNull(row, 'only_at') })).at(0) ?? null;
  },

  async addKey(keyHash, person, onlyAt) {
    const written = await db.write([addKey(keyHash, person, onlyAt)]);
    if (written === null) throw new StoreError('refused', 'Somebody has this key already.');
  },

  async dropKey(keyHash) {
    await db.write([{ sql: 'DELETE FROM access_keys WHERE hash = $1', values: [keyHash] }]);
  },

  async rename(person, name) {
    await db.write([{ sql: 'UPDATE people SET name = $2 WHERE id = $1', values: [person, name] }]);
  },

  async markSeen(person, at) {
    await db.write([{ sql: 'UPDATE people SET seen_at = $2 WHERE id = $1 AND seen_at < $2', values: [person, at] }]);
  },
});
