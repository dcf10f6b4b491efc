// What comes back to hand? Creatures from the field, contracts from the discard pile; both lie open, so both are known.

import { add, choose, firstOffered, type Question, type Seat } from '@duello/kernel';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import type { Node } from '../state/nodes.ts';
import * as piles from '../state/piles.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { inOrder, setOff } from './moments.ts';
import { recycles, settle } from './settle.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col, SLOTS } = columns;
const { isPlayer } = meanings;
const { ON_RECYCLING } = kinds;
const { kindOf, ownerOf } = field;
const { ask } = frames;
const { fromPile, toHand } = piles;
const { gifts, leave, refOf, tellGifts } = places;

/** Slots in a buffer that is used again. */
const overflowed = { count: 0, slots: new Uint8Array(SLOTS) };

/** All of them at once; what overflowed is recycled before what has died of it, in the order of CR27. */
export function returnAll(state: State, codes: Int16Array, count: number, emit: MaybeEmit): void {
  overflowed.count = 0;
  for (const seat of inOrder(state)) {
    for (let i = 0; i < count; i++) {
      const slot = codes[i];
      if (isPlayer(slot) || ownerOf(state, slot) !== seat) continue;
      if (!returnOne(state, slot, emit)) overflowed.slots[overflowed.count++] = slot;
    }
  }
  settle(state, emit);
  for (let i = overflowed.count - 1; i >= 0; i--) {
    const slot = overflowed.slots[i];
    if (recycles(state, slot)) setOff(state, slot, ON_RECYCLING, 0, emit);
  }
}

/** CR22: false when the hand is full and it went to the discard pile, which counts for Recycling. */
function returnOne(state: State, slot: number, emit: MaybeEmit): boolean {
  const { id, token } = kindOf(state, slot);
  const seat = ownerOf(state, slot);
  const before = emit === null ? null : gifts(state);
  let stays = true;
  leave(state, slot);
  if (token) {
    if (emit !== null) emit({ kind: 'tokenVanished', target: refOf(state, slot) });
  } else {
    if (emit !== null) emit({ kind: 'returnedToHand', seat, card: id, id: slot, from: 'field' });
    stays = toHand(state, seat, state.cells[col.kind + slot], true, emit);
  }
  if (emit !== null && before !== null) tellGifts(state, before, emit);
  return stays;
}

/** Calls `found` for every kind of the own pile that may be taken, the last discarded first. */
function eachBack({ cells, compiled }: State, node: Node, seat: Seat, found: (kind: number) => void): void {
  for (let i = cells[col.pileSize[seat]] - 1; i >= 0; i--) {
    const kind = cells[col.pile[seat] + i];
    if (node.type !== null && compiled.kinds[kind].card.type !== node.type) continue;
    let isFirst = true;
    for (let j = i + 1; j < cells[col.pileSize[seat]]; j++) if (cells[col.pile[seat] + j] === kind) isFirst = false;
    if (isFirst) found(kind);
  }
}

export function hasBack({ cells, compiled }: State, { type }: Node, seat: Seat): boolean {
  const size = cells[col.pileSize[seat]];
  if (type === null) return size > 0;
  for (let i = 0; i < size; i++) if (compiled.kinds[cells[col.pile[seat] + i]].card.type === type) return true;
  return false;
}

export function takeBack(state: State, node: Node, slot: number, number: number, emit: MaybeEmit): void {
  const seat = ownerOf(state, slot);
  let count = 0;
  let only = -1;
  eachBack(state, node, seat, (kind) => {
    count++;
    only = kind;
  });
  if (count > 1) choose(state, ask.takeBack, 1 << seat, number);
  else if (count === 1) bringBack(state, seat, only, emit);
  else if (emit !== null) emit({ kind: 'effectDidNothing', seat, source: kindOf(state, slot).id, why: 'nothingThere' });
}

function bringBack(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  fromPile(state, seat, kind);
  if (emit !== null)
    emit({ kind: 'returnedToHand', seat, card: state.compiled.kinds[kind].id, id: null, from: 'pile' });
  toHand(state, seat, kind, true, emit);
}

export const pile: Question<State, Event> = {
  name: 'takeBack',
  shape: 'one',
  offer(state, seat, value, offer) {
    eachBack(state, state.compiled.nodes[value], seat, (kind) => add(offer, kind));
  },
  take: (state, seat, _value, reply, emit) => bringBack(state, seat, reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(pile, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};
