// How is the file of a store opened? What a commit has said is on the disk.

import { chmodSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

const SETTINGS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA journal_size_limit = 67108864;
`;
/** How long a write waits for whoever else has the file open; only a backup does. */
const PATIENCE = 10_000;

/** For whoever runs the server alone: it holds what deals are made of, and the key with which browsers are called. */
export const keepPrivate = (file: string): void => chmodSync(file, 0o600);

export function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: PATIENCE });
  keepPrivate(file);
  connection.exec(SETTINGS);
  return connection;
}
