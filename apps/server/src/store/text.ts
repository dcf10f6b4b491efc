// Which texts does a store take? Those that both databases can keep: PostgreSQL knows no character U+0000.

import type { Database, Value } from './database.ts';
import { StoreError } from './store-error.ts';

function check(values: readonly Value[]): void {
  if (!values.some((value) => typeof value === 'string' && value.includes('\0'))) return;
  throw new StoreError('refused', 'Text with the character U+0000 can’t be kept; nothing was changed.');
}

/** Refuses the others, whichever database it is. Entries are kept as JSON, which writes that character otherwise. */
export const takingText = (db: Database): Database => ({
  ...db,
  async read(sql, values) {
    check(values);
    return db.read(sql, values);
  },
  async write(statements) {
    for (const { values } of statements) check(values);
    return db.write(statements);
  },
});
