// What of a row does a viewer see? The plain part of a view, and the way back into cells.

import type { Described, Rows } from './columns.ts';
import type { State } from './kind.ts';

type Sees<A, Seen> = A extends { readonly sees: 'owner' } ? Seen | null : Seen;
type NameIn<T, Key, Scope> = T extends {
  readonly row?: Described<Scope, infer _Seen, infer _Said, { readonly view: infer View }>;
}
  ? View extends true
    ? Key
    : View
  : never;
type SeenIn<T> = T extends { readonly row?: Described<infer _Scope, infer Seen, infer _Said, infer A> }
  ? Sees<A, Seen>
  : never;

type SizeIn<T, Scope> = T extends {
  readonly row?: Described<Scope, infer _Seen, infer _Said, { readonly size: infer Size }>;
}
  ? Size
  : never;

/** The fields of a view that follow from rows. */
export type Shown<R> =
  R extends Rows<infer Columns, infer Scope>
    ? { readonly [K in keyof Columns as NameIn<Columns[K], K, Scope> & string]: SeenIn<Columns[K]> } & {
        readonly [K in keyof Columns as SizeIn<Columns[K], Scope> & string]: number;
      }
    : never;

/** What rows show of a seat or a slot; `owns` when the viewer is the owner. */
export function shown<R extends Rows<unknown, unknown>>(rows: R, state: State, index: number, owns?: boolean): Shown<R>;
export function shown({ shown }: Rows<unknown, unknown>, state: State, index: number, owns = false): unknown {
  const view: Record<string, unknown> = {};
  for (const { view: name, sizeView, kind, at, size, sees } of shown) {
    if (name !== null) view[name] = sees === 'owner' && !owns ? null : kind.show(state, at[index], size[index]);
    if (sizeView !== null) view[sizeView] = state.cells[size[index]];
  }
  return view;
}

/** The way back: what was shown, as cells. What the viewer could not see stays as it is. */
export function fill<R extends Rows<unknown, unknown>>(rows: R, state: State, index: number, view: Shown<R>): void;
export function fill(
  { shown }: Rows<unknown, unknown>,
  state: State,
  index: number,
  view: Readonly<Record<string, unknown>>,
): void {
  for (const { view: name, sizeView, kind, at, size, sees } of shown) {
    const isUnseen = name === null || (sees === 'owner' && view[name] === null);
    if (!isUnseen) kind.fill(state, at[index], size[index], view[name]);
    if (sizeView !== null) state.cells[size[index]] = Number(view[sizeView]);
  }
}
