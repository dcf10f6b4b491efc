// How is a folder kept for one server alone? By a lock of the operating system on a file of its own, which ends with the process
// however that ends. The store's file itself is not locked, so that a running store can be copied.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreError } from '../store-error.ts';
import { isBusy } from './sqlite-error.ts';

export interface FolderLock {
  release(): void;
}

export function lockFolder(folder: string): FolderLock {
  let lock: DatabaseSync | null = null;
  try {
    lock = new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (!isBusy(error)) throw new StoreError('broken', `The folder ${folder} can’t be written.`, error);
    const sentence = `Another server uses the folder ${folder}. Stop it first, or give this one a folder of its own.`;
    throw new StoreError('inUse', sentence, error);
  }
  const held = lock;
  return { release: () => held.close() };
}
