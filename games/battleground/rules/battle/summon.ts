// How does a summon come onto the battleground? On a free field of its owner's home row.

import { add, choose, firstOffered, push, type Question, type Seat } from '@duello/kernel';
import { kindOf, ownerOf } from '../state/board.ts';
import { fieldKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { discardSlot, placeOn } from '../state/slots.ts';
import { EMPTY, NOBODY, type State } from '../state/state.ts';

export const BY_CAST = 0;
export const BY_EFFECT = 1;

/** BR35: whoever stands there blocks it. */
export function freeHomeField({ cells, compiled }: State, seat: Seat): number {
  for (const field of compiled.geometry.home[seat]) if (cells[col.fields + field] === EMPTY) return field;
  return EMPTY;
}

function countFree({ cells, compiled }: State, seat: Seat): number {
  let count = 0;
  for (const field of compiled.geometry.home[seat]) if (cells[col.fields + field] === EMPTY) count++;
  return count;
}

/** BR34: the field is chosen now; with none left it is discarded, without exp. */
export function summon(state: State, slot: number, by: number, emit: MaybeEmit): void {
  const seat = ownerOf(state, slot);
  const free = countFree(state, seat);
  if (free === 0) discardSlot(state, slot, 'unplaced', emit);
  else if (free === 1) arrive(state, slot, freeHomeField(state, seat), by, emit);
  else choose(state, ask.field, 1 << seat, slot * 2 + by);
}

/** BR82: what is summoned by an effect has no words of its own to say. */
function arrive(state: State, slot: number, field: number, by: number, emit: MaybeEmit): void {
  placeOn(state, slot, field, by === BY_CAST ? 'cast' : 'effect', emit);
  const { arrival } = kindOf(state, slot);
  if (by === BY_CAST && arrival >= 0) push(state, frame.effect, arrival, slot, NOBODY);
}

export const field: Question<State, Event> = {
  name: 'field',
  shape: 'one',
  offer({ cells, compiled }, seat, _value, offer) {
    for (const one of compiled.geometry.home[seat]) if (cells[col.fields + one] === EMPTY) add(offer, one);
  },
  take: (state, _seat, value, reply, emit) => arrive(state, value >> 1, reply.codes[0], value & 1, emit),
  idle: (state, seat, value, reply) => firstOffered(field, state, seat, value, reply),
  key: (state, _seat, code) => fieldKey(state, code),
  blocked: () => [],
  plans: null,
};
