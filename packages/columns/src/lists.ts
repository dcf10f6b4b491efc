// How is a list kept? In so many cells, with its size in the column behind it; what is behind its end is 0.

import { MOST } from '@duello/kernel';
import type { Kind, State } from './kind.ts';
import { beyond, cellsOf } from './kinds.ts';

/** How a position says a list of cards: as it lies, its last entry first, or how many of each. */
export type Order = 'asItLies' | 'topFirst' | 'counted';

function endFault({ cells }: State, at: number, size: number, room: number): string | null {
  if (cells[size] < 0 || cells[size] > room) return `holds ${cells[size]}`;
  for (let i = at + cells[size]; i < at + room; i++) if (cells[i] !== 0) return 'has something behind its end';
  return null;
}

function listOf({ cells }: State, at: number, size: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < cells[size]; i++) found.push(cells[at + i]);
  return found;
}

function setList({ cells }: State, at: number, size: number, entries: readonly number[]): void {
  for (let i = 0; i < entries.length; i++) cells[at + i] = entries[i];
  cells[size] = entries.length;
}

/** How many of each, in the order they first come. */
export function counted(ids: readonly string[]): { readonly [id: string]: number } {
  const found: Record<string, number> = {};
  for (const id of ids) found[id] = (found[id] ?? 0) + 1;
  return found;
}

/** The number of a card's kind. */
export function kindNumber({ compiled }: State, id: string): number {
  const kind = compiled.numbers.get(id);
  if (kind === undefined) throw new Error(`there is no card ${id}`);
  return kind;
}

/** Cards by the number of their kind. An entry may say more than that: `kindIn` is its kind. */
export const cards = (
  room: number,
  order: Order = 'asItLies',
  kindIn: (entry: number) => number = (entry) => entry,
): Kind<readonly string[], readonly number[]> => {
  const ids = ({ cells, compiled }: State, at: number, size: number): readonly string[] => {
    const found: string[] = [];
    for (let i = 0; i < cells[size]; i++) found.push(compiled.kinds[kindIn(cells[at + i])].id);
    return found;
  };
  return {
    width: room,
    list: 'cards',
    show: ids,
    fill(state, at, size, seen) {
      for (let i = 0; i < seen.length; i++) state.cells[at + i] = kindNumber(state, seen[i]);
      state.cells[size] = seen.length;
    },
    read: (input, path, readCards) => readCards(input, path),
    lay(state, at, size, said) {
      setList(state, at, size, order === 'topFirst' ? [...said].reverse() : said);
    },
    tell(state, at, size) {
      if (order === 'counted') return counted(ids(state, at, size));
      return order === 'topFirst' ? [...ids(state, at, size)].reverse() : ids(state, at, size);
    },
    fault(state, at, size) {
      const wrong = (entry: number): boolean => state.compiled.kinds[kindIn(entry)] === undefined;
      const strange = listOf(state, at, size).find(wrong);
      return endFault(state, at, size, room) ?? (strange === undefined ? null : `holds kind ${strange}`);
    },
  };
};

/** Numbers from 0 to `most`, such as slots; no position says them as they are. */
export const numbers = (room: number, most: number): Kind<readonly number[], never> => ({
  ...cellsOf(room, 0, most),
  list: 'numbers',
  show: listOf,
  fill: setList,
  tell: listOf,
  fault: (state, at, size) =>
    endFault(state, at, size, room) ?? beyond(state, at, state.cells[size], { least: 0, most }),
});

/** One card by the number of its kind, or -1 for none. */
export const cardOrNone: Kind<string | null, never> = {
  ...cellsOf(1, -1, MOST),
  show: ({ cells, compiled }, at) => (cells[at] < 0 ? null : compiled.kinds[cells[at]].id),
  fill(state, at, _size, id) {
    state.cells[at] = id === null ? -1 : kindNumber(state, id);
  },
  fault: (state, at) => beyond(state, at, 1, { least: -1, most: state.compiled.kinds.length - 1 }),
};
