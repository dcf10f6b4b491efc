// What stands on the battleground? Slots and fields, owners and sides.

import { other, type Seat, seatOf } from '@duello/kernel';
import type { Ref } from './events.ts';
import { AT, EMPTY, FIELDS, HP, isSlot, KIND, ON, ON_BOARD, OWNER, PLAYER, type State, WHERE } from './state.ts';
import type { Kind } from './table.ts';

export const kindOf = ({ cells, table }: State, slot: number): Kind => table.kinds[cells[KIND + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[OWNER + slot]);

/** On the battleground with at least 1 HP (B1307). */
export const isAlive = ({ cells }: State, slot: number): boolean =>
  cells[WHERE + slot] === ON_BOARD && cells[HP + slot] > 0;

/** Whose ally it is: Turnover puts it on the other side (B1205). */
export function sideOf({ cells }: State, slot: number): Seat {
  const owner = seatOf(cells[OWNER + slot]);
  return cells[ON.turnover + slot] > 0 && cells[WHERE + slot] === ON_BOARD ? other(owner) : owner;
}

/** The living summon on a field, or EMPTY. */
export function aliveOn(state: State, field: number): number {
  const slot = state.cells[FIELDS + field];
  return slot !== EMPTY && state.cells[HP + slot] > 0 ? slot : EMPTY;
}

/** Calls `found` for every summon a player owns, dying ones left out. */
export function eachOwned(state: State, seat: Seat, found: (slot: number) => void): void {
  const { cells, table } = state;
  for (const field of table.geometry.byRow[seat]) {
    const slot = aliveOn(state, field);
    if (slot !== EMPTY && cells[OWNER + slot] === seat) found(slot);
  }
}

/** How an event names it. */
export function refOf(state: State, code: number): Ref {
  const { cells, table } = state;
  if (!isSlot(code)) return { seat: seatOf(code - PLAYER), id: null, card: null, field: null };
  const field = cells[WHERE + code] === ON_BOARD ? table.geometry.keys[cells[AT + code]] : null;
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id, field };
}
