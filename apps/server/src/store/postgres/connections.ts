// How does a server connect to PostgreSQL?

import postgres from 'postgres';

/** Times are whole numbers far below where those of JavaScript become inexact. */
const TIME = { to: 20, from: [20], serialize: String, parse: Number };

/** So many milliseconds a transaction may stand still. */
const UNFINISHED = 5_000;

export type Connections = postgres.Sql<{ time: number }>;

export const connectTo = (url: string, max: number): Connections =>
  postgres(url, {
    max,
    types: { time: TIME },
    connect_timeout: 5,
    // Soon after it is back, and not all in the same instant.
    backoff: () => 0.1 + 0.2 * Math.random(),
    onnotice: () => {},
    // A connection that breaks while the driver asks for types would end the process; lists go as JSON instead.
    fetch_types: false,
    // Whatever is acknowledged is on the disk, also where the database was set otherwise.
    connection: {
      ...{ application_name: 'duello', synchronous_commit: 'on' },
      // What a server has begun that was cut off since must not stand in the way of the others.
      idle_in_transaction_session_timeout: UNFINISHED,
    },
  });

/** An address as it may be shown. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}

/** A connection that was once cut never says that it is done, so nobody waits for long. */
export const disconnect = (sql: Connections): Promise<void> => sql.end({ timeout: 1 });
