// What stands on the battleground? Slots and fields, owners and sides.

import { other, type Seat, seatOf } from '@duello/kernel';
import { col, ON } from './columns.ts';
import type { Kind } from './compiled.ts';
import type { Ref } from './events.ts';
import { MAX_FIELDS } from './numbers.ts';
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

/** What `listOwned` has found, in a buffer that is used again. */
export const owned = { count: 0, slots: new Uint8Array(MAX_FIELDS) };

/** Lists every summon a player owns row by row, dying ones left out. */
export function listOwned(state: State, seat: Seat): void {
  const { cells, compiled } = state;
  const fields = compiled.geometry.byRow[seat];
  let count = 0;
  for (let i = 0; i < fields.length; i++) {
    const slot = cells[col.fields + fields[i]];
    if (slot === EMPTY) continue;
    if (cells[col.owner + slot] === seat && cells[col.hp + slot] > 0) owned.slots[count++] = slot;
  }
  owned.count = count;
}

/** How an event names it. */
export function refOf(state: State, code: number): Ref {
  const { cells, compiled } = state;
  if (!isSlot(code)) return { seat: seatOf(code - PLAYER), id: null, card: null, field: null };
  const field = cells[col.where + code] === ON_BOARD ? compiled.geometry.keys[cells[col.at + code]] : null;
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id, field };
}
