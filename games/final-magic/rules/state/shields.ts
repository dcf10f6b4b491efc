// Which spells stand in play as shields? A list for each seat, oldest first, with what each can still block.

import type { Seat } from '@duello/kernel';
import { col } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { gainToDiscard } from './move.ts';
import type { State } from './state.ts';
import { SHIELD_ROOM, type Shield, shieldList } from './zones.ts';

export const shieldKind = (state: State, seat: Seat, index: number): number =>
  state.cells[col.shields[seat] + 2 * index];
export const shieldCapacity = (state: State, seat: Seat, index: number): number =>
  state.cells[col.shields[seat] + 2 * index + 1];

export const standingShields = (state: State, seat: Seat): readonly Shield[] =>
  shieldList.show(state, col.shields[seat], col.shieldCount[seat]);

/** Puts a shield at the end of the list; the card itself has left its zone already. */
export function addShield(state: State, seat: Seat, kind: number, capacity: number): void {
  const { cells } = state;
  const at = col.shields[seat] + 2 * cells[col.shieldCount[seat]];
  cells[at] = kind;
  cells[at + 1] = capacity;
  cells[col.shieldCount[seat]]++;
}

/** F-P7, F-R42: a live shield spell stays in play; with nothing to hold it is discarded at once. */
export function raise(state: State, seat: Seat, kind: number, capacity: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const card = compiled.kinds[kind].id;
  cells[col.play[seat] + kind]--;
  // F-R73: there is room for so many shields and no more.
  const full = cells[col.shieldCount[seat]] === SHIELD_ROOM;
  if (capacity <= 0 || full) {
    gainToDiscard(state, seat, kind);
    if (emit !== null) emit({ kind: 'shieldBroken', seat, card, by: full ? 'room' : 'empty' });
    return;
  }
  addShield(state, seat, kind, capacity);
  if (emit !== null) emit({ kind: 'shieldRaised', seat, card, capacity });
}

function remove(state: State, seat: Seat, index: number): void {
  const { cells } = state;
  const from = col.shields[seat] + 2 * index;
  const to = col.shields[seat] + 2 * cells[col.shieldCount[seat]];
  cells.copyWithin(from, from + 2, to);
  cells[to - 2] = 0;
  cells[to - 1] = 0;
  cells[col.shieldCount[seat]]--;
}

/** A shield that is used up or negated goes to the discard pile. */
export function breakShield(state: State, seat: Seat, index: number, by: 'damage' | 'counter', emit: MaybeEmit): void {
  const kind = shieldKind(state, seat, index);
  remove(state, seat, index);
  gainToDiscard(state, seat, kind);
  if (emit !== null) emit({ kind: 'shieldBroken', seat, card: state.compiled.kinds[kind].id, by });
}

/** F-R58: in sudden death the cards of all shields go back into play's zone, to be gathered. */
export function clearShields(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  while (cells[col.shieldCount[seat]] > 0) {
    const kind = shieldKind(state, seat, 0);
    remove(state, seat, 0);
    cells[col.play[seat] + kind]++;
    if (emit !== null) emit({ kind: 'shieldBroken', seat, card: compiled.kinds[kind].id, by: 'tie' });
  }
}

/** F-R36: shields take damage oldest first; returns what is left of it. */
export function absorb(state: State, seat: Seat, damage: number, emit: MaybeEmit): number {
  const { cells, compiled } = state;
  let left = damage;
  while (left > 0 && cells[col.shieldCount[seat]] > 0) {
    const capacity = shieldCapacity(state, seat, 0);
    const taken = Math.min(left, capacity);
    left -= taken;
    cells[col.shields[seat] + 1] = capacity - taken;
    if (emit !== null) {
      emit({ kind: 'shieldWorn', seat, card: compiled.kinds[shieldKind(state, seat, 0)].id, left: capacity - taken });
    }
    if (taken === capacity) breakShield(state, seat, 0, 'damage', emit);
  }
  return left;
}

export function totalCapacity(state: State, seat: Seat): number {
  let sum = 0;
  for (let index = 0; index < state.cells[col.shieldCount[seat]]; index++) sum += shieldCapacity(state, seat, index);
  return sum;
}
