// Which kinds of columns does every game have? Numbers, flags, seats, and a number for each of some words.

import { type Json, MOST, SEAT_NAMES, type Seat, seatOf } from '@duello/kernel';
import { oneOf, flag as readFlag, whole } from '@duello/language';
import type { Kind, State } from './kind.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What is wrong with cells that must lie within a range. */
export function beyond({ cells }: State, at: number, width: number, { least, most }: Range): string | null {
  for (let i = at; i < at + width; i++) {
    if (cells[i] < least || cells[i] > most) return `${width === 1 ? '' : `at ${i - at} `}is ${cells[i]}`;
  }
  return null;
}

/** A column of plain numbers: shown and said in the same words. */
export const plain = <Value extends Json>(
  width: number,
  range: Range,
  { show, fill, read }: Pick<Kind<Value>, 'show' | 'fill' | 'read'>,
): Kind<Value> => ({
  width,
  list: null,
  show,
  fill,
  read,
  lay: fill,
  tell: show,
  fault: (state, at) => beyond(state, at, width, range),
});

/** A whole number; a position may be held to a narrower range than the rules. */
export const number = (least = -MOST, most = MOST, said: Range = { least, most }): Kind<number> =>
  plain(
    1,
    { least, most },
    {
      show: ({ cells }, at) => cells[at],
      fill({ cells }, at, _size, value) {
        cells[at] = value;
      },
      read: (input, path) => whole(input, path, said.least, said.most),
    },
  );

export const flag: Kind<boolean> = plain(
  1,
  { least: 0, most: 1 },
  {
    show: ({ cells }, at) => cells[at] === 1,
    fill({ cells }, at, _size, value) {
      cells[at] = value ? 1 : 0;
    },
    read: readFlag,
  },
);

/** One of the two seats. */
export const either: Kind<Seat> = {
  ...plain<Seat>(
    1,
    { least: 0, most: 1 },
    {
      show: ({ cells }, at) => seatOf(cells[at]),
      fill({ cells }, at, _size, seat) {
        cells[at] = seat;
      },
      read: (input, path) => (oneOf(input, path, SEAT_NAMES) === 'A' ? 0 : 1),
    },
  ),
  tell: ({ cells }, at) => SEAT_NAMES[seatOf(cells[at])],
};

export type Counts<Name extends string> = { readonly [N in Name]: number };

/** A number for each of some names, from 0 to `most`. */
export function counts<Name extends string>(
  names: readonly Name[],
  most: number,
  read: (input: unknown, path: string) => Counts<NoInfer<Name>>,
): Kind<Counts<Name>>;
export function counts(
  names: readonly string[],
  most: number,
  read: (input: unknown, path: string) => Counts<string>,
): Kind<Counts<string>> {
  return plain(
    names.length,
    { least: 0, most },
    {
      show({ cells }, at) {
        const found: Record<string, number> = {};
        for (let i = 0; i < names.length; i++) found[names[i]] = cells[at + i];
        return found;
      },
      fill({ cells }, at, _size, value) {
        for (let i = 0; i < names.length; i++) cells[at + i] = value[names[i]];
      },
      read,
    },
  );
}

const untold = (): never => {
  throw new Error('no view and no position speaks of this column as it is');
};

/** Cells that no view and no position speaks of as they are: they are only held to their range. */
export const cellsOf = (width: number, least: number, most: number): Kind<never> =>
  plain<never>(width, { least, most }, { show: untold, fill: untold, read: untold });
