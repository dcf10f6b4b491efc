// How does a database become a store?

import { blocksAndReportsIn } from './blocks-and-reports.ts';
import { numberIn, textIn } from './cells.ts';
import type { Database } from './database.ts';
import { entriesIn } from './entries.ts';
import { forgettingIn } from './forgetting.ts';
import { passkeysAndPushesIn } from './passkeys-and-pushes.ts';
import { peopleIn } from './people.ts';
import { ratingsIn } from './ratings.ts';
import type { Store } from './store.ts';
import { tablesIn } from './tables.ts';
import { takingText } from './text.ts';

const KEEP_ONCE = 'INSERT INTO kept_once (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const BEAT = `
  INSERT INTO beats (name, beat_at) VALUES ('server', $1)
  ON CONFLICT (name) DO UPDATE SET beat_at = excluded.beat_at`;

const TIME = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint) AS now';

const storeOf = (db: Database): Store => ({
  ...peopleIn(db),
  ...tablesIn(db),
  ...entriesIn(db),
  ...ratingsIn(db),
  ...passkeysAndPushesIn(db),
  ...blocksAndReportsIn(db),
  ...forgettingIn(db),

  async keepOnce(name, value) {
    await db.write([{ sql: KEEP_ONCE, values: [name, value] }]);
    const rows = await db.read('SELECT value FROM kept_once WHERE name = $1', [name]);
    return textIn(rows[0], 'value');
  },

  onWake: (listener) => db.onWake(listener),

  async time() {
    if (!db.isShared) return null;
    const [row] = await db.read(TIME, []);
    return numberIn(row, 'now');
  },

  async beat(now) {
    if (db.isShared) return null;
    const rows = await db.read(`SELECT beat_at FROM beats WHERE name = 'server'`, []);
    await db.write([{ sql: BEAT, values: [now] }]);
    return rows.map((row) => numberIn(row, 'beat_at')).at(0) ?? null;
  },

  async check() {
    await db.read('SELECT 1 AS one', []);
  },

  close: () => db.close(),
});

export const storeIn = (db: Database): Store => storeOf(takingText(db));
