// What dies now? After every atomic change: all that are at 0 leave together, until nothing more does (CR28).

import type { Emit, Seat } from '@duello/kernel';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as piles from '../state/piles.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { hasMoment, inOrder, setOff } from './moments.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, SLOTS, col } = columns;
const { ON_HURT, ON_RECYCLING } = kinds;
const { DISARMED, DOOMED } = meanings;
const { hasMark, healthOf, isFaded, isInLine, kindOf, mostHealthOf, ownHealthOf, ownerOf } = field;
const { toPile } = piles;
const { gifts, leave, refOf, tellGifts } = places;

/** A list of slots in a buffer that is used again: an array that is emptied would be allocated anew each time. */
interface Slots {
  count: number;
  readonly slots: Uint8Array;
}
const newSlots = (): Slots => ({ count: 0, slots: new Uint8Array(4 * SLOTS) });
const note = (list: Slots, slot: number): void => {
  list.slots[list.count++] = slot;
};
function isIn({ count, slots }: Slots, slot: number): boolean {
  for (let i = 0; i < count; i++) if (slots[i] === slot) return true;
  return false;
}

/** Creatures that have just been dealt damage, in the order they stand. */
const struck = newSlots();
const dying = newSlots();
/** What is set off in the order it will happen: the moment of each. */
const due = newSlots();
const dueMoments = new Uint8Array(due.slots.length);

function noteDue(slot: number, moment: number): void {
  dueMoments[due.count] = moment;
  note(due, slot);
}

/** To be called for each Creature that was dealt damage, before `settle`. */
export function noteStruck(slot: number): void {
  if (!isIn(struck, slot)) note(struck, slot);
}

export function settle(state: State, emit: MaybeEmit): void {
  due.count = 0;
  const seats = inOrder(state);
  for (let wave = 0; ; wave++) {
    if (state.compiled.caps) capHealth(state, seats);
    dying.count = 0;
    gatherDying(state, seats[0]);
    gatherDying(state, seats[1]);
    if (wave === 0 && struck.count > 0) firstWave(state, seats);
    else {
      for (let i = 0; i < dying.count; i++) if (recycles(state, dying.slots[i])) noteDue(dying.slots[i], ON_RECYCLING);
    }
    if (dying.count === 0) break;
    bury(state, emit);
  }
  struck.count = 0;
  for (let i = due.count - 1; i >= 0; i--) setOff(state, due.slots[i], dueMoments[i], 0, emit);
}

function gatherDying(state: State, seat: Seat): void {
  const { cells } = state;
  const size = cells[col.lineSize[seat]];
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    if (hasMark(state, slot, DOOMED) || isUsedUp(state, slot)) note(dying, slot);
  }
  const orb = cells[col.orb[seat]];
  if (orb !== EMPTY && (hasMark(state, orb, DOOMED) || durabilityOf(state, orb) <= 0)) note(dying, orb);
}

/** No health left. What others give is asked for only where it matters: hardly any contract takes health by standing there. */
const isUsedUp = (state: State, slot: number): boolean =>
  (ownHealthOf(state, slot) <= 0 || state.compiled.givesHarm) && healthOf(state, slot) <= 0;

/** Simultaneous: what survives a blow and what dies of it, in one order. */
function firstWave(state: State, seats: readonly Seat[]): void {
  const { cells } = state;
  for (const seat of seats) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      if (isIn(dying, slot)) {
        if (recycles(state, slot)) noteDue(slot, ON_RECYCLING);
      } else if (isIn(struck, slot) && hasMoment(state, slot, ON_HURT)) noteDue(slot, ON_HURT);
    }
    const orb = cells[col.orb[seat]];
    if (orb !== EMPTY && isIn(dying, orb) && recycles(state, orb)) noteDue(orb, ON_RECYCLING);
  }
}

/** CR59, CR61: not Faded, and no token. */
export const recycles = (state: State, slot: number): boolean =>
  !isFaded(state, slot) && !kindOf(state, slot).token && hasMoment(state, slot, ON_RECYCLING);

export const durabilityOf = (state: State, slot: number): number =>
  kindOf(state, slot).health - state.cells[col.damage + slot];

function bury(state: State, emit: MaybeEmit): void {
  const before = emit === null ? null : gifts(state);
  const { count, slots } = dying;
  if (emit !== null) for (let i = 0; i < count; i++) tellDeath(state, slots[i], emit);
  // From the right, so that each remembers where it stood among those that leave with it (CR40).
  for (let i = count - 1; i >= 0; i--) leave(state, slots[i]);
  for (let i = 0; i < count; i++) toPile(state, slots[i], emit);
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
