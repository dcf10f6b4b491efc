// How does a server connect to PostgreSQL?

import postgres from 'postgres';

/** Times are whole numbers far below where those of JavaScript become inexact. */
const TIME = { to: 20, from: [20], serialize: String, parse: Number };

export type Connections = postgres.Sql<{ time: number }>;

export const connectTo = (url: string, max: number): Connections =>
  postgres(url, {
    max,
    types: { time: TIME },
    connect_timeout: 5,
    onnotice: () => {},
    // Whatever is acknowledged is on the disk, also where the database was set otherwise.
    connection: { application_name: 'duello', synchronous_commit: 'on' },
  });

/** An address as it may be shown. */
export function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  return shown.href;
}
