// What does a store need of a database? To read and to write in SQL that SQLite and PostgreSQL read alike: parameters are $1, $2,
// yes and no are 1 and 0, times are whole numbers, and lists are text in JSON.

import type { NewEntry } from './store.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

export interface Statement {
  readonly sql: string;
  readonly values: readonly Value[];
  /**
   * Where it returns no row, nothing of what is written together with it is written. What holds no such statement does the same
   * when it is written twice.
   */
  readonly isNeeded?: boolean;
}

export interface Database {
  read(sql: string, values: readonly Value[]): Promise<readonly Row[]>;
  /** All or nothing, and durable when it resolves: with the rows that each statement returns, or null for nothing. */
  write(statements: readonly Statement[]): Promise<readonly (readonly Row[])[] | null>;
  append(entry: NewEntry): Promise<boolean>;
  /** Whether several servers may use it at once. */
  readonly isShared: boolean;
  /** Put behind a SELECT whose rows no other server shall take at the same time. */
  readonly skipLocked: string;
  /** Lets other servers know that a match has changed. */
  tell(match: string, number: number): void;
  onWake(listener: (match: string, number: number) => void): void;
  close(): Promise<void>;
}
