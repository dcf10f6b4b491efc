// How is damage dealt and health restored? One instance at a time; what follows is settled by whoever deals it.

import { bounded, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { ON_BURNOUT } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { healthAt, sideOf } from '../state/field.ts';
import { START_HEALTH } from '../state/numbers.ts';
import { refOf } from '../state/slots.ts';
import { isPlayer, playerCode, type State } from '../state/state.ts';
import { setOffAll } from './moments.ts';
import { noteStruck } from './settle.ts';

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
