// How does a summon attack and advance? By fixed rules: whom and where to is never chosen.

import type { Emit } from '@duello/kernel';
import { kindOf, ownerOf, refOf, sideOf } from '../state/board.ts';
import { col, ON } from '../state/columns.ts';
import { lose, removeAll } from '../state/conditions.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { OFF_BOARD, rangeAhead, rangeBetween } from '../state/geometry.ts';
import { moveOn } from '../state/slots.ts';
import { EMPTY, isSlot, NOBODY, type State } from '../state/state.ts';
import { attackOf, defenceOf, eachThreat, isDefending } from '../state/strength.ts';
import { harm } from './harm.ts';
import { findTarget } from './search.ts';

/** B610 to B613; Disarm before Stun, then Defence, then Chill (BR58). Deaths and the end are the caller's. */
export function performAttack(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  const foe = findTarget(state, slot);
  if (foe === NOBODY) {
    if (emit !== null) emit({ kind: 'noTarget', target: refOf(state, slot) });
    return;
  }
  for (const by of ['disarm', 'stun'] as const) {
    if (cells[ON[by] + slot] === 0) continue;
    if (emit !== null) emit({ kind: 'attackPrevented', target: refOf(state, slot), foe: refOf(state, foe), by });
    removeAll(state, slot, by, emit);
    return;
  }
  if (emit !== null) {
    const range = rangeTo(state, slot, foe);
    emit({ kind: 'attackDeclared', target: refOf(state, slot), foe: refOf(state, foe), range });
  }
  const cause = { by: 'attack', seat: ownerOf(state, slot), card: kindOf(state, slot).id } as const;
  const dealt = chilled(state, slot, defended(state, slot, foe, emit), emit);
  harm(state, foe, dealt, cause, emit);
}

/** A player is a field beyond the edge. */
function rangeTo(state: State, slot: number, foe: number): number {
  const { cells, compiled } = state;
  return isSlot(foe)
    ? rangeBetween(compiled.geometry, cells[col.at + slot], cells[col.at + foe])
    : rangeAhead(compiled.geometry, sideOf(state, slot), cells[col.at + slot]);
}

/** B632, BR51: what is left of the Attack after Defence. */
function defended(state: State, slot: number, foe: number, emit: MaybeEmit): number {
  const attack = attackOf(state, slot);
  if (!isSlot(foe)) return attack;
  if (emit !== null) tellThreats(state, slot, foe, emit);
  if (!isDefending(state, foe)) return attack;
  const defence = defenceOf(state, foe, slot);
  const prevented = Math.min(attack, defence);
  if (emit !== null) emit({ kind: 'defenceApplied', target: refOf(state, foe), defence, prevented });
  return attack - prevented;
}

function tellThreats(state: State, slot: number, foe: number, emit: Emit<Event>): void {
  const threats: number[] = [];
  eachThreat(state, foe, slot, (threat) => threats.push(threat));
  if (threats.length === 0) return;
  emit({ kind: 'flanked', target: refOf(state, foe), threats: threats.map((threat) => refOf(state, threat)) });
}

/** B1204, BR60: as many tokens go as damage was prevented. */
function chilled(state: State, slot: number, damage: number, emit: MaybeEmit): number {
  const { cells } = state;
  const prevented = Math.min(cells[ON.chill + slot], damage);
  if (prevented === 0) return damage;
  if (emit !== null) emit({ kind: 'chillApplied', target: refOf(state, slot), prevented });
  lose(state, slot, 'chill', prevented, emit);
  return damage - prevented;
}

/** B621, B622, BR54: one field ahead, unless there is a target, no field, or somebody on it. Snare before Stun. */
export function advance(state: State, slot: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const foe = findTarget(state, slot);
  if (foe !== NOBODY) {
    if (emit !== null) emit({ kind: 'advanceHeld', target: refOf(state, slot), foe: refOf(state, foe) });
    return;
  }
  const field = compiled.geometry.steps[sideOf(state, slot)][cells[col.at + slot]].forward;
  if (field === OFF_BOARD || cells[col.fields + field] !== EMPTY) {
    if (emit !== null) emit({ kind: 'advanceBlocked', target: refOf(state, slot), edge: field === OFF_BOARD });
    return;
  }
  const by = cells[ON.snare + slot] > 0 ? 'snare' : cells[ON.stun + slot] > 0 ? 'stun' : null;
  if (by !== null) {
    if (emit !== null) emit({ kind: 'advanceSkipped', target: refOf(state, slot), by });
    if (by === 'snare') lose(state, slot, 'snare', 1, emit);
    else removeAll(state, slot, 'stun', emit);
    return;
  }
  const from = compiled.geometry.keys[cells[col.at + slot]];
  moveOn(state, slot, field);
  if (emit !== null) emit({ kind: 'advanced', target: refOf(state, slot), from });
}
