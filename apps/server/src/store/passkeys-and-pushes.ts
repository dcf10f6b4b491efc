// Which passkeys does somebody have, and where do they want to be told that it is their turn?

import { numberIn, textIn } from './cells.ts';
import type { Database, Row } from './database.ts';
import type { PasskeyRow, PushRow, Store } from './store.ts';

function passkeyIn(row: Row): PasskeyRow {
  const transports: readonly string[] = JSON.parse(textIn(row, 'transports'));
  return {
    id: textIn(row, 'id'),
    person: textIn(row, 'person_id'),
    publicKey: textIn(row, 'public_key'),
    counter: numberIn(row, 'counter'),
    transports,
    created: numberIn(row, 'created_at'),
  };
}

const pushIn = (row: Row): PushRow => ({
  endpoint: textIn(row, 'endpoint'),
  person: textIn(row, 'person_id'),
  keys: { p256dh: textIn(row, 'p256dh'), auth: textIn(row, 'auth') },
  lang: textIn(row, 'lang'),
});

const KEEP_PASSKEY = `
  INSERT INTO passkeys (id, person_id, public_key, counter, transports, created_at) VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET counter = excluded.counter`;

const KEEP_PUSH = `
  INSERT INTO pushes (endpoint, person_id, p256dh, auth, lang) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (endpoint) DO UPDATE
  SET person_id = excluded.person_id, p256dh = excluded.p256dh, auth = excluded.auth, lang = excluded.lang`;

export const passkeysAndPushesIn = (
  db: Database,
): Pick<Store, 'passkeysOf' | 'passkey' | 'keepPasskey' | 'dropPasskey' | 'pushesOf' | 'keepPush' | 'dropPush'> => ({
  passkeysOf: async (person) =>
    (await db.read('SELECT * FROM passkeys WHERE person_id = $1 ORDER BY created_at, id', [person])).map(passkeyIn),

  passkey: async (id) => (await db.read('SELECT * FROM passkeys WHERE id = $1', [id])).map(passkeyIn).at(0) ?? null,

  async keepPasskey({ id, person, publicKey, counter, transports, created }) {
    const values = [id, person, publicKey, counter, JSON.stringify(transports), created];
    await db.write([{ sql: KEEP_PASSKEY, values }]);
  },

  async dropPasskey(id) {
    await db.write([{ sql: 'DELETE FROM passkeys WHERE id = $1', values: [id] }]);
  },

  pushesOf: async (person) =>
    (await db.read('SELECT * FROM pushes WHERE person_id = $1 ORDER BY endpoint', [person])).map(pushIn),

  async keepPush({ endpoint, person, keys, lang }) {
    await db.write([{ sql: KEEP_PUSH, values: [endpoint, person, keys.p256dh, keys.auth, lang] }]);
  },

  async dropPush(endpoint) {
    await db.write([{ sql: 'DELETE FROM pushes WHERE endpoint = $1', values: [endpoint] }]);
  },
});
