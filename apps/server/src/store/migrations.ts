// Which tables are there, and how did they come to be? Numbered steps, each run once in every store and never changed again; a
// new one goes to the end. What belongs to a match is keyed by it first, so that matches can be spread over machines.

import { StoreError } from './store-error.ts';

/** What the two databases say differently. */
export interface Dialect {
  /** The type of an id: compared byte by byte. */
  readonly id: string;
  /** Behind a table that is kept in the order of its key. */
  readonly keyOrder: string;
}

export const SQLITE: Dialect = { id: 'text', keyOrder: 'WITHOUT ROWID' };
export const POSTGRES: Dialect = { id: 'text COLLATE "C"', keyOrder: '' };

export const MIGRATIONS: readonly ((dialect: Dialect) => string)[] = [
  ({ id, keyOrder }) => `
    CREATE TABLE people (
      id ${id} PRIMARY KEY,
      name text NOT NULL,
      is_bot integer NOT NULL,
      created_at bigint NOT NULL,
      seen_at bigint NOT NULL
    );
    CREATE INDEX people_by_seen ON people (seen_at);
    CREATE INDEX people_without_name ON people (id) WHERE name = '';

    CREATE TABLE access_keys (
      hash ${id} PRIMARY KEY,
      person_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      only_at ${id}
    );
    CREATE INDEX access_keys_by_person ON access_keys (person_id);
    CREATE INDEX access_keys_by_match ON access_keys (only_at) WHERE only_at IS NOT NULL;

    CREATE TABLE tables (
      id ${id} PRIMARY KEY,
      code ${id},
      terms text NOT NULL,
      game ${id} NOT NULL,
      is_rated integer NOT NULL,
      is_private integer NOT NULL,
      is_watchable integer NOT NULL,
      pairing ${id},
      secret text NOT NULL,
      commitment text NOT NULL,
      opened_at bigint NOT NULL,
      state ${id} NOT NULL,
      host_id ${id},
      host_secret text,
      guest_id ${id},
      guest_secret text,
      invited_a ${id},
      invited_b ${id},
      series ${id} NOT NULL,
      begun_at bigint,
      seat_a ${id},
      seat_b ${id},
      seed text,
      version integer,
      ended_at bigint,
      winner integer,
      why text,
      record text,
      rating_change text
    );
    CREATE UNIQUE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL AND state <> 'over';
    CREATE INDEX tables_waiting ON tables (opened_at) WHERE state = 'waiting';
    CREATE INDEX tables_running ON tables (id) WHERE state = 'running';
    CREATE INDEX tables_watchable ON tables (begun_at) WHERE state = 'running' AND is_watchable = 1;
    CREATE INDEX tables_over ON tables (ended_at) WHERE state = 'over';
    CREATE INDEX tables_unrated ON tables (ended_at) WHERE state = 'over' AND is_rated = 1 AND rating_change IS NULL;
    CREATE INDEX tables_by_host ON tables (host_id) WHERE state = 'waiting';
    CREATE INDEX tables_by_seat_a ON tables (seat_a, ended_at);
    CREATE INDEX tables_by_seat_b ON tables (seat_b, ended_at);
    CREATE INDEX tables_by_series ON tables (series);

    CREATE TABLE dues (
      match_id ${id} PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
      due_at bigint NOT NULL,
      leased_until bigint NOT NULL
    ) ${keyOrder};
    CREATE INDEX dues_by_time ON dues (due_at);

    CREATE TABLE entries (
      match_id ${id} NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
      number integer NOT NULL,
      written_at bigint NOT NULL,
      entry text NOT NULL,
      PRIMARY KEY (match_id, number)
    ) ${keyOrder};

    CREATE TABLE ratings (
      person_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      game ${id} NOT NULL,
      points double precision NOT NULL,
      deviation double precision NOT NULL,
      volatility double precision NOT NULL,
      matches integer NOT NULL,
      rated_at bigint NOT NULL,
      PRIMARY KEY (person_id, game)
    );
    CREATE INDEX ratings_by_points ON ratings (game, points);

    CREATE TABLE passkeys (
      id ${id} PRIMARY KEY,
      person_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      public_key text NOT NULL,
      counter bigint NOT NULL,
      transports text NOT NULL,
      created_at bigint NOT NULL
    );
    CREATE INDEX passkeys_by_person ON passkeys (person_id);

    CREATE TABLE pushes (
      endpoint ${id} PRIMARY KEY,
      person_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      p256dh text NOT NULL,
      auth text NOT NULL,
      lang text NOT NULL
    );
    CREATE INDEX pushes_by_person ON pushes (person_id);

    CREATE TABLE blocks (
      person_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      blocked_id ${id} NOT NULL REFERENCES people (id) ON DELETE CASCADE,
      PRIMARY KEY (person_id, blocked_id)
    );
    CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

    CREATE TABLE reports (
      match_id ${id} NOT NULL,
      by_id ${id} NOT NULL,
      about_id ${id} NOT NULL,
      why text NOT NULL,
      note text NOT NULL,
      reported_at bigint NOT NULL,
      PRIMARY KEY (match_id, by_id, about_id, reported_at)
    );

    CREATE TABLE kept_once (
      name ${id} PRIMARY KEY,
      value text NOT NULL
    );

    CREATE TABLE beats (
      name ${id} PRIMARY KEY,
      beat_at bigint NOT NULL
    );
  `,
];

/** Which steps a store has behind it; made where it is not there yet. */
export const MIGRATIONS_TABLE = 'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)';
export const LAST_MIGRATION = 'SELECT COALESCE(MAX(number), 0) AS number FROM migrations';
export const NOTE_MIGRATION = 'INSERT INTO migrations (number) VALUES ($1)';

/** The steps that are still to be made, with their numbers. */
export function migrationsAfter(number: number, dialect: Dialect): readonly { number: number; sql: string }[] {
  if (number > MIGRATIONS.length) {
    throw new StoreError('schema', 'This store was last used by a newer Duello. Update this one to use it.');
  }
  return MIGRATIONS.slice(number).map((migration, i) => ({ number: number + i + 1, sql: migration(dialect) }));
}
