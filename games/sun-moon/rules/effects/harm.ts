// How do damage, life and fatigue change? One amount at a time; what follows is settled when the resolution is over.

import { bounded, type Seat, seatOf } from '@duello/kernel';
import { FATIGUE_LIMIT } from '../../cards/numbers.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import type { Cause, MaybeEmit } from '../state/events.ts';
import { defenseOf, refOf } from '../state/field.ts';
import { isPlayer, PLAYER, type State } from '../state/state.ts';

export function loseLife(
  state: State,
  seat: Seat,
  amount: number,
  cause: Cause,
  source: CardId | null,
  emit: MaybeEmit,
): void {
  if (amount <= 0) return;
  const { cells } = state;
  cells[col.life[seat]] = bounded(cells[col.life[seat]] - amount);
  if (emit !== null) emit({ kind: 'lifeLost', seat, amount, cause, source, left: cells[col.life[seat]] });
}

/** SR36, SV5: without end, or up to the cap. */
export function gainLife(state: State, seat: Seat, amount: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const gained = Math.min(amount, Math.max(0, compiled.lifeCap - cells[col.life[seat]]));
  if (gained <= 0) return;
  cells[col.life[seat]] = bounded(cells[col.life[seat]] + gained);
  if (emit !== null) emit({ kind: 'lifeGained', seat, amount: gained, left: cells[col.life[seat]] });
}

/** S1206: damage stays until the end of the turn (SR45). */
export function strike(state: State, code: number, amount: number, source: CardId | null, emit: MaybeEmit): void {
  if (amount <= 0) return;
  if (isPlayer(code)) {
    loseLife(state, seatOf(code - PLAYER), amount, 'damage', source, emit);
    return;
  }
  state.cells[col.damage + code] = bounded(state.cells[col.damage + code] + amount);
  if (emit === null) return;
  emit({ kind: 'damaged', target: refOf(state, code), amount, source, left: defenseOf(state, code) });
}

/** S901: paying adds fatigue; it has been checked that it fits (S903). */
export function pay({ cells }: State, seat: Seat, amount: number, emit: MaybeEmit): void {
  if (amount === 0) return;
  cells[col.fatigue[seat]] += amount;
  if (emit !== null) emit({ kind: 'fatiguePaid', seat, amount, now: cells[col.fatigue[seat]] });
}

/** S904, SR28: what does not fit costs life. */
export function tire(state: State, seat: Seat, amount: number, source: CardId | null, emit: MaybeEmit): void {
  if (amount <= 0) return;
  const { cells } = state;
  const sum = cells[col.fatigue[seat]] + amount;
  cells[col.fatigue[seat]] = Math.min(FATIGUE_LIMIT, sum);
  if (emit !== null) emit({ kind: 'fatigueAdded', seat, amount, now: cells[col.fatigue[seat]] });
  const surplus = sum - FATIGUE_LIMIT;
  if (surplus <= 0) return;
  cells[col.overflowed[seat]] = 1;
  if (emit !== null) emit({ kind: 'fatigueOverflow', seat, surplus });
  loseLife(state, seat, surplus, 'fatigue', source, emit);
}

/** SR30: never below none. */
export function rest({ cells }: State, seat: Seat, amount: number, emit: MaybeEmit): void {
  const removed = Math.min(amount, cells[col.fatigue[seat]]);
  if (removed <= 0) return;
  cells[col.fatigue[seat]] -= removed;
  if (emit !== null) emit({ kind: 'fatigueRemoved', seat, amount: removed, now: cells[col.fatigue[seat]] });
}
