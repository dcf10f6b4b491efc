// How is damage dealt and health restored? One instance at a time; what follows is settled by whoever deals it.

import { bounded, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as numbers from '../state/numbers.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { setOffAll } from './moments.ts';
import { noteStruck } from './settle.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { ON_BURNOUT } = kinds;
const { healthAt, sideOf } = field;
const { START_HEALTH } = numbers;
const { refOf } = places;
const { isPlayer, playerCode } = meanings;

type By = Extract<Event, { kind: 'damage' }>['by'];

/** Damage to a Creature or player; 0 is no damage (CR44). */
export function strike(
  state: State,
  code: number,
  amount: number,
  by: By,
  source: CardId | null,
  magic: number,
  emit: MaybeEmit,
): void {
  if (amount <= 0) return;
  const { cells } = state;
  if (isPlayer(code)) {
    const at = col.health[sideOf(state, code)];
    cells[at] = bounded(cells[at] - amount);
  } else {
    cells[col.damage + code] = bounded(cells[col.damage + code] + amount);
    noteStruck(code);
  }
  if (emit === null) return;
  emit({ kind: 'damage', by, source, target: refOf(state, code), amount, magic, left: healthAt(state, code) });
}

/** CR47: never above 30, nor above what a Creature would have undamaged. */
export function mend(state: State, code: number, amount: number, source: CardId, emit: MaybeEmit): void {
  const { cells } = state;
  const lost = lostHealth(state, code);
  const healed = Math.min(amount, lost);
  if (healed <= 0) return;
  if (isPlayer(code)) cells[col.health[sideOf(state, code)]] += healed;
  else cells[col.damage + code] -= healed;
  if (emit === null) return;
  emit({ kind: 'healed', source, target: refOf(state, code), amount: healed, left: healthAt(state, code) });
}

export const lostHealth = (state: State, code: number): number =>
  isPlayer(code) ? START_HEALTH - state.cells[col.health[sideOf(state, code)]] : state.cells[col.damage + code];

/** C206: one more than the last time. */
export function burn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const amount = ++cells[col.burnouts[seat]];
  if (emit !== null) emit({ kind: 'burnout', seat, amount });
  strike(state, playerCode(seat), amount, 'burnout', null, 0, emit);
  setOffAll(state, ON_BURNOUT, seat, 0, emit);
}
