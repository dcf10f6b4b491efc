// Where does a token come in? Right of its source, where its source was, or at the right end (CR40).

import type { Seat } from '@duello/kernel';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as numbers from '../state/numbers.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { CREATURE } = kinds;
const { isInLine, kindOf, ownerOf } = field;
const { MAX_CREATURES } = numbers;
const { enterLine, gifts, hasFreeSlot, tellGifts } = places;

export function summonOne(state: State, kind: number, seat: Seat, source: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const card = compiled.kinds[kind].id;
  if (cells[col.lineSize[seat]] >= MAX_CREATURES || !hasFreeSlot(state)) {
    if (emit !== null) emit({ kind: 'tokenNotSummoned', seat, card });
    return;
  }
  const index = placeFor(state, seat, source);
  const before = emit === null ? null : gifts(state);
  const slot = enterLine(state, kind, seat, index, source);
  cells[col.summoner + slot] = source + 1;
  if (emit === null || before === null) return;
  emit({ kind: 'tokenSummoned', seat, card, id: slot, index });
  tellGifts(state, before, emit);
}

/** Where its source says, and right of what the same source has just summoned there: several go from left to right. */
function placeFor(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  let place = placeOf(state, seat, source);
  while (place < cells[col.lineSize[seat]] && cells[col.summoner + cells[col.line[seat] + place]] === source + 1)
    place++;
  return place;
}

function placeOf(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  const size = cells[col.lineSize[seat]];
  if (kindOf(state, source).type !== CREATURE || ownerOf(state, source) !== seat) return size;
  return Math.min(size, cells[col.place + source] + (isInLine(state, source) ? 1 : 0));
}
