// How does a match open? Four contracts each, a secret choice of what to replace, and what was set aside goes back.

import { add, other, push, type Question, SEATS, type Seat, seatOf } from '@duello/kernel';
import { fetchKind, fetchOne } from '../effects/draw.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { HAND_LIMIT, OPENING_HAND } from '../state/numbers.ts';
import { fromHand, show, shuffleDeck } from '../state/piles.ts';
import {
  ASIDE,
  ASIDE_SIZE,
  DECK,
  DECK_SIZE,
  FIRST,
  HAND,
  HAND_SIZE,
  KNOWN,
  RUNES,
  RUNES_SIZE,
  type State,
} from '../state/state.ts';

/** C301: from the Runes first, then from the deck; each Ambush at once (CR15). */
export function openingFetch(state: State, seat: Seat, left: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (left > 1) push(state, frame.fetch, seat, left - 1);
  if (cells[RUNES_SIZE[seat]] === 0) {
    fetchOne(state, seat, emit);
    return;
  }
  const at = RUNES[seat] + --cells[RUNES_SIZE[seat]];
  const kind = cells[at];
  cells[at] = 0;
  fetchKind(state, seat, kind, emit);
}

/** C302, CR14: both at once, in secret; the hand shows nothing until both have chosen. */
export const replace: Question<State, Event> = {
  name: 'replace',
  shape: 'some',
  offer({ cells }, seat, _value, offer) {
    const size = cells[HAND_SIZE[seat]];
    offer.max = size;
    for (let i = 0; i < size; i++) {
      const kind = cells[HAND[seat] + i];
      let copies = 0;
      let isFirst = true;
      for (let j = 0; j < size; j++) {
        if (cells[HAND[seat] + j] !== kind) continue;
        copies++;
        if (j < i) isFirst = false;
      }
      if (isFirst) add(offer, kind, copies);
    }
  },
  take({ cells }, seat, _value, reply) {
    for (let i = 0; i < reply.size; i++) cells[ASIDE[seat] + i] = reply.codes[i];
    cells[ASIDE_SIZE[seat]] = reply.size;
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: ({ table }, _seat, code) => table.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** Both have chosen: what was set aside leaves the hands; the first player refills first. */
export function replaceHands(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  for (const seat of SEATS) {
    setAside(state, seat);
    if (emit !== null) emit({ kind: 'setAside', seat, count: cells[ASIDE_SIZE[seat]] });
  }
  const first = seatOf(cells[FIRST]);
  push(state, frame.shuffleBack);
  for (const seat of [other(first), first]) {
    if (cells[ASIDE_SIZE[seat]] > 0) push(state, frame.refill, seat, OPENING_HAND - cells[HAND_SIZE[seat]]);
  }
}

/** What Ambush has shown and may have been set aside is known no more: which contracts went is a secret. */
function setAside(state: State, seat: Seat): void {
  const { cells } = state;
  const gone = cells[ASIDE_SIZE[seat]];
  const hand = [...cells.subarray(HAND[seat], HAND[seat] + cells[HAND_SIZE[seat]])];
  const known = hand.filter((_kind, i) => cells[KNOWN[seat] + i] === 1);
  for (let i = 0; i < gone; i++) fromHand(state, seat, cells[ASIDE[seat] + i]);
  cells.fill(0, KNOWN[seat], KNOWN[seat] + HAND_LIMIT);
  for (const kind of new Set(known)) {
    const sure = known.filter((one) => one === kind).length - gone;
    for (let i = 0; i < sure; i++) show(state, seat, kind);
  }
}

/** CR13, CR15: from the deck, up to four again; what the deck lacks is burnout and not fetched again (C205). */
export function refill(state: State, seat: Seat, left: number, emit: MaybeEmit): void {
  if (left <= 0 || state.cells[HAND_SIZE[seat]] >= OPENING_HAND) return;
  push(state, frame.refill, seat, left - 1);
  fetchOne(state, seat, emit);
}

/** C303: what was set aside and the Runes that are left. */
export function shuffleBack(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  for (const seat of SEATS) {
    const count = cells[ASIDE_SIZE[seat]] + cells[RUNES_SIZE[seat]];
    for (const [zone, size] of [
      [ASIDE, ASIDE_SIZE],
      [RUNES, RUNES_SIZE],
    ] as const) {
      for (let i = 0; i < cells[size[seat]]; i++) {
        cells[DECK[seat] + cells[DECK_SIZE[seat]]++] = cells[zone[seat] + i];
        cells[zone[seat] + i] = 0;
      }
      cells[size[seat]] = 0;
    }
    if (count === 0) continue;
    if (emit !== null) emit({ kind: 'shuffledBack', seat, count });
    shuffleDeck(state, seat, emit);
  }
}
