// What stands in a cell of a row? Read with a check, so that a column that is not what it should be is found at once.

import type { Row } from './database.ts';
import { StoreError } from './store-error.ts';

const wrong = (column: string, value: unknown): StoreError =>
  new StoreError(
    'broken',
    `The store is damaged: its column ${column} holds a ${value === null ? 'null' : typeof value}.`,
  );

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw wrong(column, value);
  return value;
}

export function numberIn(row: Row, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw wrong(column, value);
  return value;
}

export const isYes = (row: Row, column: string): boolean => numberIn(row, column) === 1;
export const textOrNull = (row: Row, column: string): string | null =>
  row[column] === null ? null : textIn(row, column);
export const numberOrNull = (row: Row, column: string): number | null =>
  row[column] === null ? null : numberIn(row, column);
export const cellOf = (isTrue: boolean): 0 | 1 => (isTrue ? 1 : 0);
