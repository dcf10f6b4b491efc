// What else is asked while an effect happens? "You can", and where a Creature is moved to.

import { add, firstOffered, frameAt, pop, type Question, yesOrNo } from '@duello/kernel';
import { placeKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { kindOf, ownerOf } from '../state/field.ts';
import { moveTo } from '../state/slots.ts';
import type { State } from '../state/state.ts';
import { settle } from './settle.ts';

/** The effects that wait beneath are dropped when the answer is no. */
export const may = yesOrNo<State, Event>('may', (state, seat, yes, emit) => {
  if (yes) return;
  const slot = state.cells[frameAt(state) + 2];
  pop(state);
  if (emit !== null) emit({ kind: 'optionalDeclined', seat, source: kindOf(state, slot).id });
});

/** Any other place of its line. */
export const move: Question<State, Event> = {
  name: 'move',
  shape: 'one',
  offer(state, _seat, slot, offer) {
    const { cells } = state;
    for (let at = 0; at < cells[col.lineSize[ownerOf(state, slot)]]; at++) {
      if (at !== cells[col.place + slot]) add(offer, at);
    }
  },
  take(state, _seat, slot, reply, emit) {
    moveTo(state, slot, reply.codes[0], emit);
    settle(state, emit);
  },
  idle: (state, seat, value, reply) => firstOffered(move, state, seat, value, reply),
  key: (_state, _seat, code) => placeKey(code),
  blocked: () => [],
  plans: null,
};
