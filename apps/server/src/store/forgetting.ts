// What is deleted, and when? Everything of somebody who asks for it, and what has grown old.

import type { Entry } from '@duello/protocol';
import type { Database, Value } from './database.ts';
import { textsLike } from './entries.ts';
import type { Store } from './store.ts';

/** So many go at once: whoever writes meanwhile waits no longer than for those. */
const PAGE = 500;

/** What somebody wrote in words of their own: that it was said stays, since entries are counted, and not what. */
const unsaid = (seat: 0 | 1, column: 'seat_a' | 'seat_b'): string => `
  UPDATE entries SET entry = '${JSON.stringify({ kind: 'text', seat, text: '' } satisfies Entry)}'
  WHERE entry LIKE '${textsLike(seat)}' AND match_id IN (SELECT id FROM tables WHERE ${column} = $1)`;

const OF_PERSON = [
  unsaid(0, 'seat_a'),
  unsaid(1, 'seat_b'),
  'DELETE FROM access_keys WHERE person_id = $1',
  'DELETE FROM passkeys WHERE person_id = $1',
  'DELETE FROM pushes WHERE person_id = $1',
  'DELETE FROM ratings WHERE person_id = $1',
  'DELETE FROM blocks WHERE person_id = $1 OR blocked_id = $1',
  'DELETE FROM reports WHERE by_id = $1 OR about_id = $1',
  `DELETE FROM tables WHERE state = 'waiting' AND (host_id = $1 OR invited_a = $1 OR invited_b = $1)`,
  `UPDATE people SET name = '' WHERE id = $1`,
  // Nobody who played it is known any more.
  `DELETE FROM tables
   WHERE state = 'over' AND (seat_a = $1 OR seat_b = $1)
     AND NOT EXISTS (SELECT 1 FROM people WHERE id IN (seat_a, seat_b) AND name <> '')`,
  `DELETE FROM people
   WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE seat_a = $1 OR seat_b = $1)`,
];

const FORGET_WAITING = `
  DELETE FROM tables WHERE id IN (
    SELECT id FROM tables WHERE state = 'waiting' AND opened_at < $1 LIMIT $2
  ) RETURNING id`;

const FORGET_ENDED = `
  DELETE FROM tables WHERE id IN (
    SELECT id FROM tables WHERE state = 'over' AND ended_at < $1 LIMIT $2
  ) RETURNING id`;

const FORGET_ABANDONED = `
  DELETE FROM tables WHERE id IN (
    SELECT id FROM tables
    WHERE state = 'running' AND begun_at < $1
      AND NOT EXISTS (SELECT 1 FROM dues WHERE match_id = id)
      AND NOT EXISTS (SELECT 1 FROM entries WHERE match_id = id AND written_at >= $1)
    LIMIT $2
  ) RETURNING id`;

const forgetPeople = (condition: string, limit: string): string => `
  DELETE FROM people WHERE id IN (
    SELECT id FROM people
    WHERE ${condition}
      AND NOT EXISTS (SELECT 1 FROM tables WHERE seat_a = people.id)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE seat_b = people.id)
      AND NOT EXISTS (SELECT 1 FROM tables WHERE host_id = people.id AND state = 'waiting')
    LIMIT ${limit}
  ) RETURNING id`;

const FORGET_UNSEEN = forgetPeople('seen_at < $1', '$2');
/** Those who were forgotten before the last of their matches was. */
const FORGET_NAMELESS = forgetPeople(`name = ''`, '$1');

/** Keys to one match alone go with it. */
const FORGET_KEYS = `
  DELETE FROM access_keys
  WHERE only_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tables WHERE id = only_at)`;

export const forgettingIn = (db: Database): Pick<Store, 'forgetPerson' | 'forgetOld'> => {
  const deleteAll = async (sql: string, values: readonly Value[]): Promise<number> => {
    let deleted = 0;
    for (;;) {
      const gone = ((await db.write([{ sql, values: [...values, PAGE] }])) ?? []).flat().length;
      deleted += gone;
      if (gone < PAGE) return deleted;
    }
  };

  return {
    async forgetPerson(person) {
      await db.write(OF_PERSON.map((sql) => ({ sql, values: [person] })));
    },

    async forgetOld(now, { waiting, ended, abandoned, guests }) {
      const tables =
        (await deleteAll(FORGET_WAITING, [now - waiting])) +
        (await deleteAll(FORGET_ENDED, [now - ended])) +
        (await deleteAll(FORGET_ABANDONED, [now - abandoned]));
      await db.write([{ sql: FORGET_KEYS, values: [] }]);
      return tables + (await deleteAll(FORGET_UNSEEN, [now - guests])) + (await deleteAll(FORGET_NAMELESS, []));
    },
  };
};
