// Where does each column lie? Builders lay columns out one behind the other and write down what each of them is.

import { GAME } from '@duello/kernel';
import type { Kind } from './kind.ts';
import { number } from './kinds.ts';

/** A field's name in a view or a position; `true` for the column's own. */
export type Name = string | true;

export interface Audience {
  /** Under which name views show it; left out they don't. */
  readonly view?: Name;
  /** Under which name positions say it; left out they don't. */
  readonly position?: Name;
  /** Who can see it; left out everybody when views show it, otherwise nobody. */
  readonly sees?: 'everybody' | 'owner' | 'nobody';
  /** Under which name views show how many entries a zone has; left out they don't. */
  readonly size?: string;
}

/** Everybody sees it, and a position says it. */
export const inViewAndPosition = { view: true, position: true } as const;
/** Everybody sees it; a position does not say it. */
export const inView = { view: true } as const;
/** Its owner sees it, others see null; a position does not say it. */
export const inOwnView = { view: true, sees: 'owner' } as const;

/** What a column is: known to the compiler alone, so that views and positions follow from the rows. */
export interface Described<Scope, Seen, Said, A> {
  readonly scope: Scope;
  readonly seen: Seen;
  readonly said: Said;
  readonly audience: A;
}

/** Where a column begins, for each seat. */
export type OfSeats<D> = readonly [number, number] & { readonly row?: D };
/** Where a column begins that is one, or has a cell a slot. */
export type Single<D> = number & { readonly row?: D };

/** A list, with the cell that counts its entries right behind it. */
export interface Zone {
  readonly at: number;
  readonly size: number;
}
export type ZoneOf<D> = Zone & { readonly row?: D };
export type ZonesOf<D> = readonly Zone[] & { readonly row?: D };

export interface Row {
  readonly name: string;
  readonly scope: string;
  readonly kind: Kind<unknown, unknown>;
  /** Its cells for each seat, for each slot, or the one place. */
  readonly at: readonly number[];
  /** The cells of its sizes, for lists. */
  readonly size: readonly number[];
  readonly view: string | null;
  readonly position: string | null;
  readonly sees: 'everybody' | 'owner' | 'nobody';
  readonly sizeView: string | null;
}

/** The rows of one scope; the record of columns and the scope are known to the compiler alone. */
export interface Rows<Columns, Scope> {
  readonly all: readonly Row[];
  readonly shown: readonly Row[];
  readonly said: readonly Row[];
  /** Lists of cards. */
  readonly cards: readonly Row[];
  readonly of?: { readonly columns: Columns; readonly scope: Scope };
}

interface Recorded {
  readonly scope: string;
  readonly kind: Kind<unknown, unknown>;
  readonly at: readonly number[];
  readonly size: number[];
  readonly audience: Audience;
}

/** Where a column begins: a zone knows it. */
const cellOf = (column: unknown): unknown =>
  typeof column === 'object' && column !== null && 'at' in column ? column.at : column;

const nameOf = (given: Name | undefined, name: string): string | null => (given === true ? name : (given ?? null));

export function columns() {
  let cursor = GAME;
  const recorded: Recorded[] = [];
  const take = (width: number): number => {
    cursor += width;
    return cursor - width;
  };
  const record = (scope: string, kind: Kind<unknown, unknown>, at: readonly number[], audience: Audience): Recorded => {
    const row = { scope, kind, at, size: [], audience };
    recorded.push(row);
    return row;
  };

  /** Two columns, one a seat. */
  function seat<Seen, Said, const A extends Audience = object>(
    kind: Kind<Seen, Said>,
    audience?: A,
  ): OfSeats<Described<'seat', Seen, Said, A>> {
    const at: readonly [number, number] = [take(kind.width), take(kind.width)];
    record('seat', kind, at, audience ?? {});
    return at;
  }

  /** One column of the whole match. */
  function one<Seen, Said, const A extends Audience = object>(
    kind: Kind<Seen, Said>,
    audience?: A,
  ): Single<Described<'one', Seen, Said, A>> {
    const at = take(kind.width);
    record('one', kind, [at], audience ?? {});
    return at;
  }

  /** A column with a cell for each of `room` slots. */
  const each =
    <const Scope extends string>(scope: Scope, room: number) =>
    <Seen, Said, const A extends Audience = object>(
      kind: Kind<Seen, Said>,
      audience?: A,
    ): Single<Described<Scope, Seen, Said, A>> => {
      if (kind.width !== 1) throw new Error(`a slot has one cell of each column, not ${kind.width}`);
      const at = take(room);
      record(
        scope,
        kind,
        Array.from({ length: room }, (_, slot) => at + slot),
        audience ?? {},
      );
      return at;
    };

  /** How many entries the list has that was laid out last, for each seat. */
  function size<const A extends Audience = object>(audience?: A): OfSeats<Described<'seat', number, number, A>> {
    const list = recorded[recorded.length - 1];
    const at = seat(number(0, list.kind.width), audience);
    list.size.push(...at);
    return at;
  }

  /** A zone for each of `count`. */
  const zones =
    <const Scope extends string>(scope: Scope, count: number) =>
    <Seen, Said, const A extends Audience = object>(
      kind: Kind<Seen, Said>,
      audience?: A,
    ): ZonesOf<Described<Scope, Seen, Said, A>> => {
      const all = Array.from({ length: count }, () => ({ at: take(kind.width), size: take(1) }));
      const row = record(
        scope,
        kind,
        all.map(({ at }) => at),
        audience ?? {},
      );
      row.size.push(...all.map(({ size }) => size));
      return all;
    };

  /** One zone of the whole match. */
  const zone = <Seen, Said, const A extends Audience = object>(
    kind: Kind<Seen, Said>,
    audience?: A,
  ): ZoneOf<Described<'one', Seen, Said, A>> => zones('one', 1)(kind, audience)[0];

  /** The rows of a scope, by the names that the record gives them; several columns may be one name. */
  function rows<Columns extends object, const Scope extends string>(col: Columns, scope: Scope): Rows<Columns, Scope> {
    const names = new Map(
      Object.entries(col).flatMap(([name, column]) => [column].flat().map((one) => [cellOf(one), name] as const)),
    );
    const all = recorded
      .filter((row) => row.scope === scope)
      .map(({ audience: { view, position, sees, size }, ...row }): Row => {
        const name = names.get(row.at[0]);
        if (name === undefined) throw new Error(`the column at ${row.at[0]} has no name`);
        if (row.kind.list !== null && row.size.length !== row.at.length) throw new Error(`${name} has no size`);
        return {
          ...row,
          name,
          view: nameOf(view, name),
          position: nameOf(position, name),
          sees: sees ?? (view === undefined ? 'nobody' : 'everybody'),
          sizeView: size ?? null,
        };
      });
    return {
      all,
      shown: all.filter(({ view, sizeView }) => view !== null || sizeView !== null),
      said: all.filter(({ position }) => position !== null),
      cards: all.filter(({ kind }) => kind.list === 'cards'),
    };
  }

  /** Where the next column would begin. */
  const end = (): number => cursor;
  return { seat, one, each, size, zone, zones, rows, end };
}
