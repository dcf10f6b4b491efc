// What does an error of PostgreSQL, or of the way to it, mean for a store?

import { StoreError, type StoreFault, sentenceOf } from '../store-error.ts';

/** By the first letters of a code: those of PostgreSQL have five, the first two of which say what kind it is. */
const KINDS: readonly (readonly [start: string, fault: StoreFault])[] = [
  ['53100', 'full'],
  ['53', 'unreachable'],
  ['57P', 'unreachable'],
  // It stood still for too long.
  ['25P03', 'unreachable'],
  ['08', 'unreachable'],
  // A server that only copies another one: it may be about to take its place.
  ['25006', 'unreachable'],
  // Two servers have waited for each other, and one had to give way.
  ['40', 'unreachable'],
  ['22', 'refused'],
  ['23', 'refused'],
  ['CONNECTION_ENDED', 'closed'],
  ['CONNECT', 'unreachable'],
  ['E', 'unreachable'],
];

/** Nothing was done: it never got there, or PostgreSQL has taken it back. */
const UNDONE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  '57P01',
  '57P03',
  '53300',
  '25P03',
  '25006',
  '40',
];

const SENTENCES: Readonly<Partial<Record<StoreFault, string>>> = {
  full: 'The disk of PostgreSQL is full; nothing was changed.',
  unreachable: 'PostgreSQL can’t be reached.',
  refused: 'This does not fit what the store holds; nothing was changed.',
};

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : '';
}

export function postgresError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = codeOf(error);
  const fault = KINDS.find(([start]) => code.startsWith(start))?.[1] ?? 'broken';
  if (fault === 'closed') return new StoreError('closed', 'The store is closed.', error);
  return new StoreError(fault, `${SENTENCES[fault] ?? 'The store failed.'} (${sentenceOf(error) || code})`, error);
}

/** Whether what failed so has surely changed nothing. */
export const isUndone = (error: unknown): boolean => {
  const code = codeOf(error);
  return UNDONE.some((start) => code.startsWith(start));
};

/** The connection has ended, or is about to. */
const LOST = ['57P01', '57P02', '57P03', '25P03', '08', 'CONNECTION_', 'E'];
export const isConnectionLost = (error: unknown): boolean => {
  const code = codeOf(error);
  return LOST.some((start) => code.startsWith(start));
};

export const isUnreachable = (error: unknown): boolean => postgresError(error).fault === 'unreachable';
