// Who is known, and by which keys?

import { cellOf, isYes, numberIn, textIn, textOrNull } from './cells.ts';
import type { Database, Row } from './database.ts';
import type { PersonRow, Store } from './store.ts';

export const personIn = (row: Row): PersonRow => ({
  id: textIn(row, 'id'),
  name: textIn(row, 'name'),
  isBot: isYes(row, 'is_bot'),
  created: numberIn(row, 'created_at'),
  seen: numberIn(row, 'seen_at'),
});

const ADD_KEY = 'INSERT INTO access_keys (hash, person_id, only_at) VALUES ($1, $2, $3)';

export const peopleIn = (
  db: Database,
): Pick<Store, 'addPerson' | 'person' | 'ownerOf' | 'addKey' | 'dropKey' | 'rename' | 'markSeen'> => ({
  async addPerson({ id, name, isBot, created, seen }, keyHash) {
    await db.write([
      {
        sql: 'INSERT INTO people (id, name, is_bot, created_at, seen_at) VALUES ($1, $2, $3, $4, $5)',
        values: [id, name, cellOf(isBot), created, seen],
      },
      { sql: ADD_KEY, values: [keyHash, id, null] },
    ]);
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
    await db.write([{ sql: ADD_KEY, values: [keyHash, person, onlyAt] }]);
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
