// What dies now? After every atomic change: all that are at 0 leave together, until nothing more does (CR28).

import type { Emit, Seat } from '@duello/kernel';
import { col, EMPTY } from '../state/columns.ts';
import { ON_HURT, ON_RECYCLING } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { hasMark, healthOf, isFaded, isInLine, kindOf, mostHealthOf, ownerOf } from '../state/field.ts';
import { toPile } from '../state/piles.ts';
import { gifts, leave, refOf, tellGifts } from '../state/slots.ts';
import { DISARMED, DOOMED, type State } from '../state/state.ts';
import { hasMoment, inOrder, setOff } from './moments.ts';

/** Creatures that have just been dealt damage, in the order they stand. */
const struck: number[] = [];
const dying: number[] = [];
/** What is set off: slot and moment, in the order it will happen. */
const due: number[] = [];

/** To be called for each Creature that was dealt damage, before `settle`. */
export const noteStruck = (slot: number): void => {
  struck.push(slot);
};

export function settle(state: State, emit: MaybeEmit): void {
  due.length = 0;
  const seats = inOrder(state);
  for (let wave = 0; ; wave++) {
    if (state.compiled.caps) capHealth(state, seats);
    gatherDying(state, seats);
    if (wave === 0 && struck.length > 0) firstWave(state, seats);
    else for (const slot of dying) if (recycles(state, slot)) due.push(slot, ON_RECYCLING);
    if (dying.length === 0) break;
    bury(state, emit);
  }
  struck.length = 0;
  for (let i = due.length - 2; i >= 0; i -= 2) setOff(state, due[i], due[i + 1], 0, emit);
}

function gatherDying(state: State, seats: readonly Seat[]): void {
  const { cells } = state;
  dying.length = 0;
  for (const seat of seats) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      if (hasMark(state, slot, DOOMED) || healthOf(state, slot) <= 0) dying.push(slot);
    }
    const orb = cells[col.orb[seat]];
    if (orb !== EMPTY && (hasMark(state, orb, DOOMED) || durabilityOf(state, orb) <= 0)) dying.push(orb);
  }
}

/** Simultaneous: what survives a blow and what dies of it, in one order. */
function firstWave(state: State, seats: readonly Seat[]): void {
  const { cells } = state;
  for (const seat of seats) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      if (dying.includes(slot)) {
        if (recycles(state, slot)) due.push(slot, ON_RECYCLING);
      } else if (struck.includes(slot) && hasMoment(state, slot, ON_HURT)) due.push(slot, ON_HURT);
    }
    const orb = cells[col.orb[seat]];
    if (orb !== EMPTY && dying.includes(orb) && recycles(state, orb)) due.push(orb, ON_RECYCLING);
  }
}

/** CR59, CR61: not Faded, and no token. */
export const recycles = (state: State, slot: number): boolean =>
  !isFaded(state, slot) && !kindOf(state, slot).token && hasMoment(state, slot, ON_RECYCLING);

export const durabilityOf = (state: State, slot: number): number =>
  kindOf(state, slot).health - state.cells[col.damage + slot];

function bury(state: State, emit: MaybeEmit): void {
  const before = emit === null ? null : gifts(state);
  if (emit !== null) for (const slot of dying) tellDeath(state, slot, emit);
  // From the right, so that each remembers where it stood among those that leave with it (CR40).
  for (let i = dying.length - 1; i >= 0; i--) leave(state, dying[i]);
  for (const slot of dying) toPile(state, slot, emit);
  if (emit !== null && before !== null) tellGifts(state, before, emit);
}

function tellDeath(state: State, slot: number, emit: Emit<Event>): void {
  const worn = isInLine(state, slot) ? 'damage' : 'worn';
  const cause = hasMark(state, slot, DISARMED) ? 'disarmed' : hasMark(state, slot, DOOMED) ? 'effect' : worn;
  if (cause === 'disarmed') emit({ kind: 'disarmed', seat: ownerOf(state, slot), card: kindOf(state, slot).id });
  emit({ kind: 'destroyed', target: refOf(state, slot), cause });
}

/** CR45, `cap`: a buff that is lost takes only the health above the new most with it. */
function capHealth(state: State, seats: readonly Seat[]): void {
  const { cells } = state;
  for (const seat of seats) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      const most = mostHealthOf(state, slot);
      const lost = cells[col.seenMost + slot] - most;
      if (lost > 0) cells[col.damage + slot] = Math.max(0, cells[col.damage + slot] - lost);
      cells[col.seenMost + slot] = most;
    }
  }
}
