// How does something come onto the field, and how does it leave? Slots, the line without gaps, the two single places.

import { DEPTH, type Emit, FRAME, FRAMES, SEATS, type Seat, seatOf } from '@duello/kernel';
import * as columns from './columns.ts';
import * as kinds from './compiled.ts';
import type { Event, MaybeEmit, Ref } from './events.ts';
import * as field from './field.ts';
import * as frames from './frames.ts';
import type { State } from './state.ts';
import * as meanings from './state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { BEHIND_LINE, EMPTY, SLOTS, col } = columns;
const { ACTING, IN_LINE, NEW, NOWHERE, ORB_SLOT, PLAYER, RUNE_SLOT, isPlayer } = meanings;
const { CREATURE, GIVES_ATTACK, GIVES_HEALTH } = kinds;
const { attackOf, given, healthOf, kindOf, ownerOf } = field;
const { frame } = frames;

const COLUMNS = [
  col.place,
  col.damage,
  col.slotAttack,
  col.slotHealth,
  col.slotTurnAttack,
  col.slotTurnHealth,
  col.slotStatuses,
  col.marks,
  col.seenMost,
  col.summoner,
  col.zone,
  col.owner,
] as const;

function clear({ cells }: State, slot: number): void {
  for (const column of COLUMNS) cells[column + slot] = 0;
  cells[col.kind + slot] = EMPTY;
}

/** Forgets what has left or acted, and who summoned what: nothing means it any more between actions. */
export function sweep(state: State): void {
  const { cells } = state;
  for (let slot = 0; slot < SLOTS; slot++) {
    // An empty slot is cleared already.
    if (cells[col.kind + slot] === EMPTY) continue;
    const zone = cells[col.zone + slot];
    if (zone === NOWHERE || zone === ACTING) clear(state, slot);
    else cells[col.summoner + slot] = 0;
  }
}

/** True when a frame that waits still means the slot. */
function isMeant({ cells }: State, slot: number): boolean {
  for (let i = 0; i < cells[DEPTH]; i++) {
    const at = FRAMES + FRAME * i;
    const [a, b, c] = [cells[at + 1], cells[at + 2], cells[at + 3]];
    switch (cells[at]) {
      case frame.effect:
        if (b === slot || c === slot) return true;
        break;
      case frame.again:
        if (b === slot || (c & 127) - 1 === slot) return true;
        break;
      case frame.moment:
      case frame.spellDone:
        if (a === slot) return true;
        break;
      case frame.fight:
      case frame.guard:
        if (a === slot || b === slot) return true;
        break;
    }
  }
  return false;
}

/** An empty slot, or one whose contract has left and is not meant any more; EMPTY when all are taken. */
function freeSlot(state: State): number {
  const { cells } = state;
  for (let slot = 0; slot < SLOTS; slot++) if (cells[col.kind + slot] === EMPTY) return slot;
  for (let slot = 0; slot < SLOTS; slot++) if (cells[col.zone + slot] === NOWHERE && !isMeant(state, slot)) return slot;
  return EMPTY;
}

/** False only when more contracts act at once than there is room for, which no contract of the box can bring about. */
export const hasFreeSlot = (state: State): boolean => freeSlot(state) !== EMPTY;

function occupy(state: State, kind: number, seat: Seat, zone: number): number {
  const slot = freeSlot(state);
  if (slot === EMPTY)
    throw new Error(`all ${SLOTS} slots are taken: more contracts act at once than there is room for`);
  if (state.cells[col.kind + slot] !== EMPTY) clear(state, slot);
  state.cells[col.kind + slot] = kind;
  state.cells[col.owner + slot] = seat;
  state.cells[col.zone + slot] = zone;
  return slot;
}

/** What acts without standing on the field: a Spell, or a contract that acts by Ambush and lies in hand or pile. */
export function act(state: State, kind: number, seat: Seat, zone: typeof ACTING | typeof NOWHERE): number {
  const slot = occupy(state, kind, seat, zone);
  state.cells[col.place + slot] = BEHIND_LINE;
  return slot;
}

/** C806, CR40: places a Creature into the line; those behind move on, but not the source of a token that comes there. */
export function enterLine(state: State, kind: number, seat: Seat, place: number, source: number = EMPTY): number {
  const slot = occupy(state, kind, seat, IN_LINE);
  state.cells[col.marks + slot] = NEW;
  insert(state, seat, slot, place, source);
  return slot;
}

/** CR40: what has left goes on standing between the same two, whoever comes or goes meanwhile. */
function shiftGone({ cells, compiled }: State, seat: Seat, from: number, by: 1 | -1, source: number): void {
  for (let slot = 0; slot < SLOTS; slot++) {
    const kind = cells[col.kind + slot];
    if (kind === EMPTY || cells[col.zone + slot] !== NOWHERE || cells[col.owner + slot] !== seat) continue;
    const place = cells[col.place + slot];
    if (place < from || place === BEHIND_LINE || slot === source || compiled.kinds[kind].type !== CREATURE) continue;
    cells[col.place + slot] = place + by;
  }
}

function insert(state: State, seat: Seat, slot: number, place: number, source: number): void {
  const { cells } = state;
  const line = col.line[seat];
  const size = cells[col.lineSize[seat]]++;
  for (let i = size; i > place; i--) {
    cells[line + i] = cells[line + i - 1];
    cells[col.place + cells[line + i]] = i;
  }
  cells[line + place] = slot;
  cells[col.place + slot] = place;
  shiftGone(state, seat, place, 1, source);
}

/** CR41: the line closes. The place of what left is kept for what its effects do there. */
function closeLine(state: State, seat: Seat, slot: number): void {
  const { cells } = state;
  const line = col.line[seat];
  const size = --cells[col.lineSize[seat]];
  for (let i = cells[col.place + slot]; i < size; i++) {
    cells[line + i] = cells[line + i + 1];
    cells[col.place + cells[line + i]] = i;
  }
  cells[line + size] = 0;
  shiftGone(state, seat, cells[col.place + slot] + 1, -1, EMPTY);
}

/** CR70: to another place of its own line, with everything on it. */
export function moveTo(state: State, slot: number, place: number, emit: MaybeEmit): void {
  const seat = ownerOf(state, slot);
  const from = state.cells[col.place + slot];
  if (from === place) return;
  const before = emit === null ? null : gifts(state);
  closeLine(state, seat, slot);
  insert(state, seat, slot, place, EMPTY);
  if (emit === null || before === null) return;
  emit({ kind: 'creatureMoved', target: refOf(state, slot), from, to: place });
  tellGifts(state, before, emit);
}

export function placeOrb(state: State, kind: number, seat: Seat): number {
  const slot = occupy(state, kind, seat, ORB_SLOT);
  state.cells[col.orb[seat]] = slot;
  return slot;
}

export function placeRune(state: State, kind: number, seat: Seat): number {
  const slot = occupy(state, kind, seat, RUNE_SLOT);
  state.cells[col.rune[seat]] = slot;
  return slot;
}

/** Off the field; the slot stays until the action is over. */
export function leave(state: State, slot: number): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  if (cells[col.zone + slot] === IN_LINE) closeLine(state, seat, slot);
  else if (cells[col.orb[seat]] === slot) cells[col.orb[seat]] = EMPTY;
  else if (cells[col.rune[seat]] === slot) cells[col.rune[seat]] = EMPTY;
  cells[col.zone + slot] = NOWHERE;
}

// How things are called in events.
export function refOf(state: State, code: number): Ref {
  if (isPlayer(code)) return { seat: seatOf(code - PLAYER), id: null, card: null };
  return { seat: ownerOf(state, code), id: code, card: kindOf(state, code).id };
}

/** What every Creature is given, to tell later what has changed: slot, attack, health, slot, … */
export function gifts(state: State): readonly number[] {
  const { cells } = state;
  const found: number[] = [];
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
      const slot = cells[col.line[seat] + i];
      found.push(slot, given(state, slot, GIVES_ATTACK), given(state, slot, GIVES_HEALTH));
    }
  }
  return found;
}

export function tellGifts(state: State, before: readonly number[], emit: Emit<Event>): void {
  const now = gifts(state);
  for (let i = 0; i < now.length; i += 3) {
    const was = indexOfSlot(before, now[i]);
    const moreAttack = now[i + 1] - (was < 0 ? 0 : before[was + 1]);
    const moreHealth = now[i + 2] - (was < 0 ? 0 : before[was + 2]);
    if (moreAttack === 0 && moreHealth === 0) continue;
    const [attack, health] = [attackOf(state, now[i]), healthOf(state, now[i])];
    emit({
      kind: 'continuousChanged',
      target: refOf(state, now[i]),
      attack: [attack - moreAttack, attack],
      health: [health - moreHealth, health],
    });
  }
}

function indexOfSlot(list: readonly number[], slot: number): number {
  for (let i = 0; i < list.length; i += 3) if (list[i] === slot) return i;
  return -1;
}
