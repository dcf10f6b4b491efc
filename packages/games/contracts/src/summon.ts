// Where does a token come in? Right of its source, where its source was, or at the right end (CR40).

import type { Emit, Seat } from '@duello/kernel';
import type { Event } from './events.ts';
import { hasMark, isInLine, kindOf, ownerOf } from './field.ts';
import { MAX_CREATURES } from './numbers.ts';
import { enterLine, gifts, hasFreeSlot, tellGifts } from './slots.ts';
import { LAST_TOKEN, LINE, LINE_SIZE, NEW, PLACE, type State } from './state.ts';
import { CREATURE } from './table.ts';

export function summonOne(state: State, kind: number, seat: Seat, source: number, emit: Emit<Event> | null): void {
  const { cells, table } = state;
  const card = table.kinds[kind].id;
  if (cells[LINE_SIZE[seat]] >= MAX_CREATURES || !hasFreeSlot(state)) {
    if (emit !== null) emit({ kind: 'tokenNotSummoned', seat, card });
    return;
  }
  const index = placeFor(state, seat, source);
  const before = emit === null ? null : gifts(state);
  const slot = enterLine(state, kind, seat, index);
  cells[LAST_TOKEN] = slot;
  if (emit === null || before === null) return;
  emit({ kind: 'tokenSummoned', seat, card, id: slot, index });
  tellGifts(state, before, emit);
}

/** Where its source says, and right of the tokens that have just come there: several go from left to right. */
function placeFor(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  const place = placeOf(state, seat, source);
  const last = cells[LAST_TOKEN];
  if (last < 0 || !isInLine(state, last) || ownerOf(state, last) !== seat) return place;
  for (let at = place; at <= cells[PLACE + last]; at++) if (!isNewToken(state, cells[LINE[seat] + at])) return place;
  return Math.max(place, cells[PLACE + last] + 1);
}

function placeOf(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  const size = cells[LINE_SIZE[seat]];
  if (kindOf(state, source).type !== CREATURE || ownerOf(state, source) !== seat) return size;
  return Math.min(size, cells[PLACE + source] + (isInLine(state, source) ? 1 : 0));
}

const isNewToken = (state: State, slot: number): boolean => kindOf(state, slot).token && hasMark(state, slot, NEW);
