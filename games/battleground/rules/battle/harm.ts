// What do damage and healing do? To summons and to players; how much an attack deals is in attack.ts.

import { bounded, type Seat, seatOf } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { kindOf, refOf } from '../state/board.ts';
import { col } from '../state/columns.ts';
import type { Cause, MaybeEmit } from '../state/events.ts';
import { START_LIFE } from '../state/numbers.ts';
import { isPlayer, PLAYER, type State } from '../state/state.ts';
import { attackOf } from '../state/strength.ts';
import { startDying } from './deaths.ts';

/** B1307: a summon whose HP would fall below 1 is dying; a player just loses life. */
export function harm(state: State, code: number, amount: number, cause: Cause, emit: MaybeEmit): void {
  const { cells } = state;
  if (amount < 0) return;
  if (isPlayer(code)) {
    const at = col.life[seatOf(code - PLAYER)];
    cells[at] = bounded(cells[at] - amount);
    if (emit !== null) emit({ kind: 'damageDealt', target: refOf(state, code), amount, left: cells[at], cause });
    return;
  }
  const left = Math.max(0, cells[col.hp + code] - amount);
  cells[col.hp + code] = left;
  if (emit !== null) emit({ kind: 'damageDealt', target: refOf(state, code), amount, left, cause });
  if (left === 0) startDying(state, code, cause.seat);
}

/** B1302, BR73: never above base HP, or 20 life. */
export function mend(state: State, code: number, amount: number, source: CardId, emit: MaybeEmit): void {
  const { cells } = state;
  const [at, most] = isPlayer(code)
    ? [col.life[seatOf(code - PLAYER)], START_LIFE]
    : [col.hp + code, kindOf(state, code).hp];
  const healed = Math.min(amount, most - cells[at]);
  if (healed <= 0) return;
  cells[at] += healed;
  if (emit !== null) emit({ kind: 'healed', target: refOf(state, code), amount: healed, left: cells[at], source });
}

/** B1306, BR71: the die, not below 0. */
export function changeAttack(state: State, slot: number, by: number, emit: MaybeEmit): void {
  const { cells } = state;
  const before = cells[col.attackDie + slot];
  cells[col.attackDie + slot] = Math.max(0, bounded(before + by));
  const change = cells[col.attackDie + slot] - before;
  if (change !== 0 && emit !== null) {
    emit({ kind: 'attackChanged', target: refOf(state, slot), by: change, attack: attackOf(state, slot) });
  }
}

/** BR72: without a limit upwards; a loss that leaves none is a death. */
export function changeHp(state: State, slot: number, by: number, credit: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.hp + slot] = Math.max(0, bounded(cells[col.hp + slot] + by));
  if (by !== 0 && emit !== null) {
    emit({ kind: 'hpChanged', target: refOf(state, slot), by, hp: cells[col.hp + slot] });
  }
  if (cells[col.hp + slot] === 0) startDying(state, slot, credit);
}
