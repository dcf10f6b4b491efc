// What does a position say of a row? Read from JSON, laid out as cells, and written again.

import type { Json } from '@duello/kernel';
import type { Fields } from '@duello/language';
import type { Described, Rows } from './columns.ts';
import type { ReadCards, State } from './kind.ts';

type NameIn<T, Key, Scope> = T extends {
  readonly row?: Described<Scope, infer _Seen, infer _Said, { readonly position: infer Position }>;
}
  ? Position extends true
    ? Key
    : Position
  : never;
type SaidIn<T> = T extends { readonly row?: Described<infer _Scope, infer _Seen, infer Said, infer _A> } ? Said : never;

/** The fields of a position that follow from rows. What is left out stays as it is on an empty table. */
export type Said<R> =
  R extends Rows<infer Columns, infer Scope>
    ? { readonly [K in keyof Columns as NameIn<Columns[K], K, Scope> & string]?: SaidIn<Columns[K]> }
    : never;

/** The names of those fields. */
export const fieldsOf = ({ said }: Rows<unknown, unknown>): readonly string[] =>
  said.flatMap(({ position }) => position ?? []);

/** Reads what a position says of a seat or a slot; throws BadInput that names the path. */
export function readRows<R extends Rows<unknown, unknown>>(
  rows: R,
  given: Fields,
  path: string,
  cards: ReadCards,
): Said<R>;
export function readRows({ said }: Rows<unknown, unknown>, given: Fields, path: string, cards: ReadCards): unknown {
  const read: Record<string, unknown> = {};
  for (const { position: name, kind } of said) {
    if (name === null || given[name] === undefined || given[name] === null) continue;
    read[name] = kind.read(given[name], `${path}.${name}`, cards);
  }
  return read;
}

/** Lays out what a position says. */
export function layRows<R extends Rows<unknown, unknown>>(rows: R, state: State, index: number, side: Said<R>): void;
export function layRows(
  { said }: Rows<unknown, unknown>,
  state: State,
  index: number,
  side: Readonly<Record<string, unknown>>,
): void {
  for (const { position: name, kind, at, size } of said) {
    if (name !== null && side[name] !== undefined) kind.lay(state, at[index], size[index], side[name]);
  }
}

/** What a position would say of a seat or a slot. */
export const tellRows = (
  { said }: Rows<unknown, unknown>,
  state: State,
  index: number,
): { readonly [name: string]: Json } =>
  Object.fromEntries(
    said.map(({ position, name, kind, at, size }) => [position ?? name, kind.tell(state, at[index], size[index])]),
  );
