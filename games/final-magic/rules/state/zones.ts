// How are cards without identity kept? A number for each kind: how many lie in a zone, are left in a pile, or stand as shields.

import { beyond, cellsOf, type Kind, kindNumber, plain, type State } from '@duello/columns';
import { MOST } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';

/** Room for the 39 kinds of the box and nine of a match's own. */
export const KINDS = 48;
export const SHIELD_ROOM = 36;

/** How many of each card; what is not there is not named. */
export type Counts = { readonly [id: CardId]: number };
/** The same by the kind's number. */
export type Tally = ReadonlyMap<number, number>;

export const zone: Kind<Counts, Tally> = {
  width: KINDS,
  list: null,
  show({ cells, compiled }, at) {
    const found: Record<CardId, number> = {};
    const { kinds } = compiled;
    for (let kind = 0; kind < kinds.length; kind++) {
      if (cells[at + kind] > 0) found[kinds[kind].id] = cells[at + kind];
    }
    return found;
  },
  fill(state, at, _size, counts) {
    for (const id of Object.keys(counts)) state.cells[at + kindNumber(state, id)] = counts[id];
  },
  read(input, path, cards) {
    const tally = new Map<number, number>();
    for (const kind of cards(input, path)) tally.set(kind, (tally.get(kind) ?? 0) + 1);
    return tally;
  },
  lay({ cells }, at, _size, tally) {
    for (const [kind, count] of tally) cells[at + kind] = count;
  },
  tell: (state, at) => zone.show(state, at, 0),
  fault: (state, at) => countFault(state, at, MOST),
};

function countFault({ cells, compiled }: State, at: number, most: number): string | null {
  const wrong = compiled.kinds.findIndex((_, kind) => cells[at + kind] < 0 || cells[at + kind] > most);
  return wrong < 0 ? null : `holds ${cells[at + wrong]} ${compiled.kinds[wrong].id}`;
}

/** 1 for each kind that something has been done with. */
export const marks: Kind<readonly CardId[], Tally> = {
  ...zone,
  show({ cells, compiled }, at) {
    const ids: CardId[] = [];
    const { kinds } = compiled;
    for (let kind = 0; kind < kinds.length; kind++) if (cells[at + kind] === 1) ids.push(kinds[kind].id);
    return ids;
  },
  fill(state, at, _size, ids) {
    for (const id of ids) state.cells[at + kindNumber(state, id)] = 1;
  },
  fault: (state, at) => countFault(state, at, 1),
};

/** In a pile: copies without end; a kind that is not in the buy zone. */
export const UNLIMITED = -1;
export const NO_PILE = -2;

/** Copies left in each pile of the buy zone; null for a pile without end. */
export const piles: Kind<{ readonly [id: CardId]: number | null }> = plain(
  KINDS,
  { least: NO_PILE, most: MOST },
  {
    show({ cells, compiled }, at) {
      const found: Record<CardId, number | null> = {};
      const { kinds } = compiled;
      for (let kind = 0; kind < kinds.length; kind++) {
        const left = cells[at + kind];
        if (left !== NO_PILE) found[kinds[kind].id] = left < 0 ? null : left;
      }
      return found;
    },
    fill({ cells, compiled }, at, _size, left) {
      compiled.kinds.forEach(({ id }, kind) => {
        cells[at + kind] = left[id] === undefined ? NO_PILE : (left[id] ?? UNLIMITED);
      });
    },
    read: cellsOf(KINDS, NO_PILE, MOST).read,
  },
);

export interface Shield {
  readonly card: CardId;
  readonly capacity: number;
}

/** Standing shields, oldest first: kind and capacity. */
export const shieldList: Kind<readonly Shield[], never> = {
  ...cellsOf(2 * SHIELD_ROOM, 0, MOST),
  list: 'numbers',
  show({ cells, compiled }, at, size) {
    const shields: Shield[] = [];
    for (let i = at; i < at + 2 * cells[size]; i += 2) {
      shields.push({ card: compiled.kinds[cells[i]].id, capacity: cells[i + 1] });
    }
    return shields;
  },
  fill(state, at, size, shields) {
    shields.forEach(({ card, capacity }, i) => {
      state.cells[at + 2 * i] = kindNumber(state, card);
      state.cells[at + 2 * i + 1] = capacity;
    });
    state.cells[size] = shields.length;
  },
  fault(state, at, size) {
    const count = state.cells[size];
    if (count < 0 || count > SHIELD_ROOM) return `stand ${count} times`;
    const broken = Array.from({ length: count }, (_, i) => at + 2 * i + 1).find(
      (cell) => beyond(state, cell, 1, { least: 1, most: MOST }) !== null,
    );
    return broken === undefined ? null : `stand with capacity ${state.cells[broken]}`;
  },
};
