// Where do ids, keys and secrets come from? From the operating system; of keys only hashes are kept.

import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Without vowels, and without what is mistaken for another. */
const CODE_LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const letters = (from: string, count: number): string =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('');

/** Over 80 bits: nobody guesses the address of somebody's table. */
export const newId = (): string => letters(LETTERS, 16);
export const newCode = (): string => letters(CODE_LETTERS, 6);
export const newKey = (): string => randomBytes(32).toString('base64url');
/** A part of a deal. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
