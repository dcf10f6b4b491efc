// How is SQL run on a connection? Each statement is prepared once; parameters are $1, $2 and so on.

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Value } from '../database.ts';

export type Run = (sql: string, values?: readonly Value[]) => readonly Row[];

/** $1, $2 and so on by their names. */
function named(values: readonly Value[]): Record<string, Value> {
  const bound: Record<string, Value> = {};
  for (let i = 0; i < values.length; i += 1) bound[i + 1] = values[i];
  return bound;
}

export function runnerOf(connection: DatabaseSync): Run {
  const prepared = new Map<string, StatementSync>();
  return (sql, values = []) => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = connection.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement.all(named(values));
  };
}
