// Where does a token come in? Right of its source, where its source was, or at the right end (CR40).

import type { Seat } from '@duello/kernel';
import type { MaybeEmit } from '../state/events.ts';
import { isInLine, kindOf, ownerOf } from '../state/field.ts';
import { MAX_CREATURES } from '../state/numbers.ts';
import { enterLine, gifts, hasFreeSlot, tellGifts } from '../state/slots.ts';
import { LINE, LINE_SIZE, PLACE, type State, SUMMONER } from '../state/state.ts';
import { CREATURE } from '../state/table.ts';

export function summonOne(state: State, kind: number, seat: Seat, source: number, emit: MaybeEmit): void {
  const { cells, table } = state;
  const card = table.kinds[kind].id;
  if (cells[LINE_SIZE[seat]] >= MAX_CREATURES || !hasFreeSlot(state)) {
    if (emit !== null) emit({ kind: 'tokenNotSummoned', seat, card });
    return;
  }
  const index = placeFor(state, seat, source);
  const before = emit === null ? null : gifts(state);
  const slot = enterLine(state, kind, seat, index);
  cells[SUMMONER + slot] = source + 1;
  if (emit === null || before === null) return;
  emit({ kind: 'tokenSummoned', seat, card, id: slot, index });
  tellGifts(state, before, emit);
}

/** Where its source says, and right of what the same source has just summoned there: several go from left to right. */
function placeFor(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  let place = placeOf(state, seat, source);
  while (place < cells[LINE_SIZE[seat]] && cells[SUMMONER + cells[LINE[seat] + place]] === source + 1) place++;
  return place;
}

function placeOf(state: State, seat: Seat, source: number): number {
  const { cells } = state;
  const size = cells[LINE_SIZE[seat]];
  if (kindOf(state, source).type !== CREATURE || ownerOf(state, source) !== seat) return size;
  return Math.min(size, cells[PLACE + source] + (isInLine(state, source) ? 1 : 0));
}
