// What does an error of SQLite mean for a store?

import { StoreError, type StoreFault, sentenceOf } from '../store-error.ts';

/** The last byte of a code says what kind of error it is. */
const KINDS: Readonly<Record<number, StoreFault>> = { 5: 'inUse', 10: 'full', 13: 'full', 19: 'refused' };

const SENTENCES: Readonly<Partial<Record<StoreFault, string>>> = {
  full: 'The disk of the store is full or can’t be written; nothing was changed.',
  inUse: 'Something else keeps the store from being written; nothing was changed.',
  refused: 'This does not fit what the store holds; nothing was changed.',
};

function codeOf(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
  return typeof code === 'number' ? code : 0;
}

/** Somebody else holds a lock. */
export const isBusy = (error: unknown): boolean => KINDS[codeOf(error) & 0xff] === 'inUse';

export function sqliteError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const fault = KINDS[codeOf(error) & 0xff] ?? 'broken';
  return new StoreError(fault, `${SENTENCES[fault] ?? 'The store failed.'} (SQLite: ${sentenceOf(error)})`, error);
}
