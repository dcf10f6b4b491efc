// How do tests run a server? On loopback, over a store in a folder that goes with the test.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/start-server.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';

export async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'duello-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function serverIn(folder: string, options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const store = options.store ?? (await openSqliteStore(folder));
  const server = await startServer({ ...options, store });
  onTestFinished(() => server.close());
  return server;
}

export const serverForTest = async (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  serverIn(await dataFolder(), options);
