// How do Creatures, players and Orbs strike? Attacks with their order, and Orbs, which never attack (C1010).

import { bounded, push, seatOf } from '@duello/kernel';
import { strike } from '../effects/harm.ts';
import { hasMoment, setOff } from '../effects/moments.ts';
import { durabilityOf, settle } from '../effects/settle.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { ON_GUARD, PLAYER, SPENT, isPlayer } = meanings;
const { ON_ATTACK } = kinds;
const { hasMark, healthAt, isFaded, isThere, kindOf, ownerOf, sideOf, strengthOf } = field;
const { frame } = frames;
const { refOf } = places;

/** CR44: declared and spent; then what it sets off, the fight, and an active Orb. */
export function attack(state: State, attacker: number, target: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (isPlayer(attacker)) cells[col.attacked[seatOf(attacker - PLAYER)]] = 1;
  else cells[col.marks + attacker] |= SPENT;
  if (emit !== null) {
    emit({ kind: 'attackDeclared', attacker: refOf(state, attacker), target: refOf(state, target) });
  }
  if (isPlayer(target)) push(state, frame.guard, attacker, target);
  push(state, frame.fight, attacker, target);
  if (isPlayer(attacker) || isFaded(state, attacker) || !hasMoment(state, attacker, ON_ATTACK)) return;
  setOff(state, attacker, ON_ATTACK, 0, emit);
}

/** C811: both deal their attack at once. */
export function fight(state: State, attacker: number, target: number, emit: MaybeEmit): void {
  if (!isThere(state, attacker) || !isThere(state, target)) {
    if (emit !== null) emit({ kind: 'noFight', attacker: refOf(state, attacker), target: refOf(state, target) });
    return;
  }
  const toTarget = strengthOf(state, attacker);
  const toAttacker = strengthOf(state, target);
  if (emit !== null) {
    const [by, on] = [refOf(state, attacker), refOf(state, target)];
    emit({ kind: 'fight', attacker: by, target: on, toTarget, toAttacker });
  }
  strike(state, target, toTarget, 'combat', sourceOf(state, attacker), 0, emit);
  strike(state, attacker, toAttacker, 'combat', sourceOf(state, target), 0, emit);
  settle(state, emit);
}

const sourceOf = (state: State, code: number): string | null => (isPlayer(code) ? null : kindOf(state, code).id);

/** C1008, C1009, CR54: the Orb of the player who was attacked answers, unless the attacker is gone. */
export function guard(state: State, attacker: number, target: number, emit: MaybeEmit): void {
  const { cells } = state;
  const seat = sideOf(state, target);
  const orb = cells[col.orb[seat]];
  if (orb === EMPTY || !hasMark(state, orb, ON_GUARD)) return;
  const card = kindOf(state, orb).id;
  if (!isThere(state, attacker) || orbDamage(state, orb, attacker) === 0) {
    if (emit !== null) emit({ kind: 'orbWaits', seat, card });
    return;
  }
  cells[col.marks + orb] &= ~ON_GUARD;
  if (emit !== null) emit({ kind: 'orbAnswered', seat, card, target: refOf(state, attacker) });
  hit(state, orb, attacker, emit);
}

/** C1004: never more than the target has. */
export const orbDamage = (state: State, orb: number, target: number): number =>
  Math.max(0, Math.min(healthAt(state, target), kindOf(state, orb).attack));

/** C1003: an Orb is used. */
export function useOrb(state: State, orb: number, target: number, emit: MaybeEmit): void {
  state.cells[col.marks + orb] |= SPENT;
  const seat = ownerOf(state, orb);
  if (emit !== null)
    emit({ kind: 'orbUsed', seat, card: kindOf(state, orb).id, id: orb, target: refOf(state, target) });
  hit(state, orb, target, emit);
}

/** C1005, C1006, CR51: its owner loses as much, and it wears by 1; a hit of 0 is none (CR50). */
function hit(state: State, orb: number, target: number, emit: MaybeEmit): void {
  const { cells } = state;
  const amount = orbDamage(state, orb, target);
  if (amount === 0) return;
  const seat = ownerOf(state, orb);
  const card = kindOf(state, orb).id;
  strike(state, target, amount, 'orb', card, 0, emit);
  cells[col.health[seat]] = bounded(cells[col.health[seat]] - amount);
  cells[col.damage + orb]++;
  if (emit !== null) {
    emit({ kind: 'healthLost', seat, amount, left: cells[col.health[seat]], source: card });
    emit({ kind: 'durabilityLost', seat, card, id: orb, left: durabilityOf(state, orb) });
  }
  settle(state, emit);
}
