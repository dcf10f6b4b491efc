// How does a battle go? The active player's summons one by one, in the order and manner of the ruleset.

import { choose, push, type Seat } from '@duello/kernel';
import { isAlive, listOwned, owned, ownerOf, refOf } from '../state/board.ts';
import { col, ON } from '../state/columns.ts';
import { lose, removeAll } from '../state/conditions.ts';
import type { MaybeEmit } from '../state/events.ts';
import { gainExp } from '../state/exp.ts';
import { ask, frame } from '../state/frames.ts';
import { clear, put } from '../state/piles.ts';
import { sweep } from '../state/slots.ts';
import { DEFENDING, EMPTY, IN_BATTLE, NEWCOMER, NOBODY, type State } from '../state/state.ts';
import { advance } from './attack.ts';
import { findTarget } from './search.ts';
import { strike } from './stance.ts';

/** BR50: nobody of theirs defends any more; BR57: Haste that is there now is what counts. */
export function startBattle(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.phase] = IN_BATTLE;
  if (emit !== null) emit({ kind: 'phaseBegan', seat, phase: 'battle' });
  listOwned(state, seat);
  // With nobody to act nothing would change.
  if (owned.count === 0) {
    leaveBattle(state, seat, emit);
    return;
  }
  for (let i = 0; i < owned.count; i++) {
    const slot = owned.slots[i];
    if ((cells[col.marks + slot] & DEFENDING) !== 0 && emit !== null) {
      emit({ kind: 'stanceEnded', target: refOf(state, slot) });
    }
    cells[col.marks + slot] &= ~DEFENDING;
    cells[col.noted + slot] = cells[ON.haste + slot];
  }
  setOrder(state, seat);
  push(state, frame.step, seat);
}

/** B701, B703, BR46: lanes from the player's left, in each from the nearest row, or from the farthest. */
function setOrder(state: State, seat: Seat): void {
  const { cells, compiled } = state;
  const { byLane, byLaneFromAfar } = compiled.geometry;
  const fields = (compiled.aggressive ? byLaneFromAfar : byLane)[seat];
  clear(state, col.order);
  for (let i = 0; i < fields.length; i++) {
    const slot = cells[col.fields + fields[i]];
    if (slot !== EMPTY && acts(state, seat, slot)) put(state, col.order, slot);
  }
}

const acts = (state: State, seat: Seat, slot: number): boolean =>
  isAlive(state, slot) && ownerOf(state, slot) === seat && (state.cells[col.marks + slot] & NEWCOMER) === 0;

/** One summon after the other; `pass` is 1 in the second pass of a Wave. */
export function step(state: State, seat: Seat, index: number, pass: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  sweep(state);
  if (index >= cells[col.order.size]) {
    // Where nobody has acted nothing has changed.
    if (index > 0) setOrder(state, seat);
    if (compiled.wave && pass === 0) push(state, frame.step, seat, 0, 1);
    else push(state, frame.haste, seat);
    return;
  }
  push(state, frame.step, seat, index + 1, pass);
  const slot = cells[col.order.at + index];
  if (!acts(state, seat, slot)) return;
  if (emit !== null) emit({ kind: 'summonActs', target: refOf(state, slot) });
  const first = compiled.charging ? frame.advance : frame.attack;
  const second = compiled.charging ? frame.attack : frame.advance;
  if (compiled.wave) {
    push(state, pass === 0 ? first : second, slot);
    return;
  }
  push(state, second, slot);
  push(state, first, slot);
}

export function advanceStep(state: State, slot: number, emit: MaybeEmit): void {
  if (isAlive(state, slot)) advance(state, slot, emit);
}

/** B630, BR62: its owner chooses, unless it is under Turnover and does not obey, or has no target and needs one. */
export function attackStep(state: State, slot: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  if (!isAlive(state, slot)) return;
  const obeys = compiled.turnoverDefends || cells[ON.turnover + slot] === 0;
  const mayDefend = !compiled.defendNeedsTarget || findTarget(state, slot) !== NOBODY;
  if (obeys && mayDefend) choose(state, ask.stance, 1 << ownerOf(state, slot), slot);
  else strike(state, slot, emit);
}

/** B1201, BR57: each token is an attack if there is a target, otherwise an advance. */
export function haste(state: State, seat: Seat, index: number, emit: MaybeEmit): void {
  const { cells } = state;
  sweep(state);
  if (index >= cells[col.order.size]) {
    push(state, frame.battleEnd, seat);
    return;
  }
  const slot = cells[col.order.at + index];
  const left = acts(state, seat, slot) ? cells[col.noted + slot] : 0;
  push(state, frame.haste, seat, left > 1 ? index : index + 1);
  if (left === 0) return;
  if (emit !== null) emit({ kind: 'hasteUsed', target: refOf(state, slot), left: left - 1 });
  lose(state, slot, 'haste', 1, emit);
  if (findTarget(state, slot) === NOBODY) advance(state, slot, emit);
  else strike(state, slot, emit);
}

/** BR56: Turnover that lasts for one battle ends, then 1 exp. BR46: whoever came is a newcomer no longer. */
export function endBattle(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const fields = compiled.geometry.byRow[seat];
  const endsTurnover = compiled.options.turnover === 'oneBattle';
  clear(state, col.order);
  for (let i = 0; i < fields.length; i++) {
    const slot = cells[col.fields + fields[i]];
    if (slot === EMPTY) continue;
    cells[col.marks + slot] &= ~NEWCOMER;
    if (cells[col.owner + slot] !== seat || !isAlive(state, slot)) continue;
    cells[col.noted + slot] = 0;
    if (endsTurnover) removeAll(state, slot, 'turnover', emit);
  }
  leaveBattle(state, seat, emit);
}

function leaveBattle(state: State, seat: Seat, emit: MaybeEmit): void {
  gainExp(state, seat, 'battle', emit);
  push(state, frame.upkeep, seat);
}
