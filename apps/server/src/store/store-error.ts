// What can go wrong with a store? A word for programs, a sentence for whoever runs the server.

export type StoreFault =
  /** Nothing was written for want of room. */
  | 'full'
  /** The database can't be reached, or has gone away. What was being written may be there or not. */
  | 'unreachable'
  /** Another server uses the folder. */
  | 'inUse'
  /** Made by an older or a newer Duello. */
  | 'schema'
  /** What was to be written does not fit: a match that is not there, a key that is taken. */
  | 'refused'
  | 'closed'
  | 'broken';

export class StoreError extends Error {
  readonly fault: StoreFault;
  constructor(fault: StoreFault, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
    this.fault = fault;
  }
}

export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
