// What ends by itself? Magnetized at the start of its bearer's turn, "this turn" at the end of every turn.

import { SEATS, type Seat, seatOf } from '@duello/kernel';
import { STATUSES, type Status } from '../../cards/vocabulary.ts';
import * as columns from './columns.ts';
import type { MaybeEmit } from './events.ts';
import * as places from './slots.ts';
import type { State } from './state.ts';
import * as meanings from './state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { refOf } = places;
const { LASTING, PLAYER, STATUS_BITS, TURN_SHIFT, isPlayer, playerCode } = meanings;

/** One list for each mix of bits. */
const NAMES: readonly (readonly Status[])[] = Array.from({ length: LASTING + 1 }, (_, bits) =>
  STATUSES.filter((status) => (bits & STATUS_BITS[status]) !== 0),
);

/** The names of some bits. */
export const namesOf = (bits: number): readonly Status[] => NAMES[bits];

/** Where the statuses of a Creature or player lie. */
export const columnOf = (code: number): number =>
  isPlayer(code) ? col.statuses[seatOf(code - PLAYER)] : col.slotStatuses + code;

const MAGNETIZED = STATUS_BITS.magnetized | (STATUS_BITS.magnetized << TURN_SHIFT);

/** CR24: first of all, from Creatures and the player. */
export function expireMagnetized(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) demagnetize(state, cells[col.line[seat] + i], emit);
  demagnetize(state, playerCode(seat), emit);
}

function demagnetize(state: State, code: number, emit: MaybeEmit): void {
  const at = columnOf(code);
  if ((state.cells[at] & MAGNETIZED) === 0) return;
  state.cells[at] &= ~MAGNETIZED;
  if (emit !== null) emit({ kind: 'statusLost', target: refOf(state, code), status: 'magnetized' });
}

/** CR25: everybody's, whoever it came from. */
export function endThisTurn(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      endOne(state, slot, col.slotTurnAttack + slot, col.slotTurnHealth + slot, emit);
    }
    endOne(state, playerCode(seat), col.turnAttack[seat], col.turnMagic[seat], emit);
  }
}

/** The second number is a Creature's health or a player's Magic Damage. */
function endOne(state: State, code: number, attackAt: number, secondAt: number, emit: MaybeEmit): void {
  const { cells } = state;
  const attack = cells[attackAt];
  const second = cells[secondAt];
  const at = columnOf(code);
  const bits = (cells[at] >> TURN_SHIFT) & LASTING;
  if (attack === 0 && second === 0 && bits === 0) return;
  cells[attackAt] = 0;
  cells[secondAt] = 0;
  cells[at] &= LASTING;
  if (emit === null) return;
  const target = refOf(state, code);
  const [health, magic] = isPlayer(code) ? [0, second] : [second, 0];
  if (attack !== 0 || second !== 0) emit({ kind: 'modifierEnded', target, attack, health, magic });
  for (const status of namesOf(bits)) emit({ kind: 'statusLost', target, status });
}
