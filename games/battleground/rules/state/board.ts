// What stands on the battleground? Slots and fields, owners and sides.

import { other, type Seat, seatOf } from '@duello/kernel';
import { col, ON } from './columns.ts';
import type { Kind } from './compiled.ts';
import type { Ref } from './events.ts';
import { EMPTY, isSlot, ON_BOARD, PLAYER, type State } from './state.ts';

export const kindOf = ({ cells, compiled }: State, slot: number): Kind => compiled.kinds[cells[col.kind + slot]];
export const ownerOf = ({ cells }: State, slot: number): Seat => seatOf(cells[col.owner + slot]);

/** On the battleground with at least 1 HP (B1307). */
export const isAlive = ({ cells }: State, slot: number): boolean =>
  cells[col.where + slot] === ON_BOARD && cells[col.hp + slot] > 0;

/** Whose ally it is: Turnover puts it on the other side (B1205). */
export function sideOf({ cells }: State, slot: number): Seat {
  const owner = seatOf(cells[col.owner + slot]);
  return cells[ON.turnover + slot] > 0 && cells[col.where + slot] === ON_BOARD ? other(owner) : owner;
}

/** The living summon on a field, or EMPTY. */
export function aliveOn(state: State, field: number): number {
  const slot = state.cells[col.fields + field];
  return slot !== EMPTY && state.cells[col.hp + slot] > 0 ? slot : EMPTY;
}

/** Calls `found` for every summon a player owns, dying ones left out. */
export function eachOwned(state: State, seat: Seat, found: (slot: number) => void): void {
  const { cells, compiled } = state;
  for (const field of compiled.geometry.byRow[seat]) {
    const slot = aliveOn(state, field);
    if (slot !== EMPTY && cells[col.owner + slot] === seat) found(slot);
  }
}

/** How an event names it. */
export function refOf(state: State, code: number): Ref {
  const { cells, compiled } = state;
  if (!isSlot(code)) return { seat: seatOf(code - PLAYER), id: null, card: null, field: null };
  const field = cells[col.where + code] === ON_BOARD ? compiled.geometry.keys[cells[col.at + code]] : null;
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id, field };
}
