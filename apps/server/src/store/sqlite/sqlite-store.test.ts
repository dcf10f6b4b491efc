// Does SQLite in a folder keep the contract, also when the disk is full, the folder is taken or the server is killed?

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'vitest';
import { storeContract } from '../store-contract-for-tests.ts';
import { openSqliteStore } from './sqlite-store.ts';

describe('a store in a folder', () => {
  storeContract(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duello-store-'));
    return { open: () => openSqliteStore(folder), remove: async () => rmSync(folder, { recursive: true }) };
  });
});
