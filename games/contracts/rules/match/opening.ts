// How does a match open? Four contracts each, a secret choice of what to replace, and what was set aside goes back.

import { add, other, push, type Question, SEATS, type Seat, seatOf } from '@duello/kernel';
import { fetchKind, fetchOne } from '../effects/draw.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { HAND_LIMIT, OPENING_HAND } from '../state/numbers.ts';
import { fromHand, show, shuffleDeck } from '../state/piles.ts';
import type { State } from '../state/state.ts';

/** C301: from the Runes first, then from the deck; each Ambush at once (CR15). */
export function openingFetch(state: State, seat: Seat, left: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (left > 1) push(state, frame.fetch, seat, left - 1);
  if (cells[col.runesSize[seat]] === 0) {
    fetchOne(state, seat, emit);
    return;
  }
  const at = col.runes[seat] + --cells[col.runesSize[seat]];
  const kind = cells[at];
  cells[at] = 0;
  fetchKind(state, seat, kind, emit);
}

/** C302, CR14: both at once, in secret; the hand shows nothing until both have chosen. */
export const replace: Question<State, Event> = {
  name: 'replace',
  shape: 'some',
  offer({ cells }, seat, _value, offer) {
    const size = cells[col.handSize[seat]];
    offer.max = size;
    for (let i = 0; i < size; i++) {
      const kind = cells[col.hand[seat] + i];
      let copies = 0;
      let isFirst = true;
      for (let j = 0; j < size; j++) {
        if (cells[col.hand[seat] + j] !== kind) continue;
        copies++;
        if (j < i) isFirst = false;
      }
      if (isFirst) add(offer, kind, copies);
    }
  },
  take({ cells }, seat, _value, reply) {
    for (let i = 0; i < reply.size; i++) cells[col.aside[seat] + i] = reply.codes[i];
    cells[col.asideSize[seat]] = reply.size;
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** Both have chosen: what was set aside leaves the hands; the first player refills first. */
export function replaceHands(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  // Before anything is told: what still lies in both places would show twice, and so be known.
  for (const seat of SEATS) setAside(state, seat);
  if (emit !== null) for (const seat of SEATS) emit({ kind: 'setAside', seat, count: cells[col.asideSize[seat]] });
  const first = seatOf(cells[col.first]);
  push(state, frame.shuffleBack);
  for (const seat of [other(first), first]) {
    if (cells[col.asideSize[seat]] > 0) push(state, frame.refill, seat, OPENING_HAND - cells[col.handSize[seat]]);
  }
}

/** What Ambush has shown and may have been set aside is known no more: which contracts went is a secret. */
function setAside(state: State, seat: Seat): void {
  const { cells } = state;
  const gone = cells[col.asideSize[seat]];
  const known = knownIn(state, seat);
  for (let i = 0; i < gone; i++) fromHand(state, seat, cells[col.aside[seat] + i]);
  if (known.length === 0) return;
  cells.fill(0, col.known[seat], col.known[seat] + HAND_LIMIT);
  for (const kind of new Set(known)) {
    const sure = known.filter((one) => one === kind).length - gone;
    for (let i = 0; i < sure; i++) show(state, seat, kind);
  }
}

function knownIn({ cells }: State, seat: Seat): readonly number[] {
  const known: number[] = [];
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    if (cells[col.known[seat] + i] === 1) known.push(cells[col.hand[seat] + i]);
  }
  return known;
}

/** CR13, CR15: from the deck, up to four again; what the deck lacks is burnout and not fetched again (C205). */
export function refill(state: State, seat: Seat, left: number, emit: MaybeEmit): void {
  if (left <= 0 || state.cells[col.handSize[seat]] >= OPENING_HAND) return;
  push(state, frame.refill, seat, left - 1);
  fetchOne(state, seat, emit);
}

/** C303: what was set aside and the Runes that are left. */
export function shuffleBack(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  for (const seat of SEATS) {
    const count = cells[col.asideSize[seat]] + cells[col.runesSize[seat]];
    for (const [zone, size] of [
      [col.aside, col.asideSize],
      [col.runes, col.runesSize],
    ] as const) {
      for (let i = 0; i < cells[size[seat]]; i++) {
        cells[col.deck[seat] + cells[col.deckSize[seat]]++] = cells[zone[seat] + i];
        cells[zone[seat] + i] = 0;
      }
      cells[size[seat]] = 0;
    }
    if (count === 0) continue;
    if (emit !== null) emit({ kind: 'shuffledBack', seat, count });
    shuffleDeck(state, seat, emit);
  }
}
