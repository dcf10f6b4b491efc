// How are contracts drawn and fetched? Look secretly, take, reject; burnout for every contract that is not there.

import { add, choose, type Emit, firstOffered, frameAt, push, type Question, type Seat } from '@duello/kernel';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as frames from '../state/frames.ts';
import * as entries from '../state/looked.ts';
import * as numbers from '../state/numbers.ts';
import * as piles from '../state/piles.ts';
import { because } from '../state/reasons.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { setOffAmbush } from './ambush.ts';
import { burn, strike } from './harm.ts';
import { setOffAll } from './moments.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { LOOK_ROOM, col } = columns;
const { playerCode } = meanings;
const { SPECIAL, drawKey, isOffered } = codes;
const { ON_DISCARD } = kinds;
const { ask, frame } = frames;
const { FIRST_PICK, SECOND_PICK, isPicked, lookedKind } = entries;
const { MAX_LOOK, MAX_SPECIAL, MIN_SPECIAL } = numbers;
const { discard, fromDeck, toHand } = piles;

/** C202, C205. */
export function fetchOne(state: State, seat: Seat, emit: MaybeEmit): void {
  if (state.cells[col.deckSize[seat]] === 0) burn(state, seat, emit);
  else fetchKind(state, seat, fromDeck(state, seat), emit);
}

/** Into hand from wherever it was fetched, with its Ambush. */
export function fetchKind(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  const isInHand = toHand(state, seat, kind, false, null);
  const card = state.compiled.kinds[kind].id;
  // Told once it lies in hand, as what is taken.
  if (emit !== null) emit({ kind: 'fetched', seat, count: 1, cards: [card] });
  if (emit !== null && !isInHand) emit({ kind: 'handOverflow', seat, card });
  setOffAmbush(state, seat, kind, isInHand, emit);
}

/** C201, C203: how many of those looked at a draw puts into the hand. */
export const keeps = (special: number): number => (special === 0 ? 1 : 2);

/** C405: the draw at the start of the turn, or the special one in its place (C203). */
export const draw: Question<State, Event> = {
  name: 'draw',
  shape: 'one',
  offer({ cells }, seat, _value, offer) {
    for (let n = 1; n <= MAX_LOOK; n++) add(offer, n);
    if (cells[col.specialUsed[seat]] === 1) return;
    for (let n = MIN_SPECIAL; n <= MAX_SPECIAL; n++) add(offer, SPECIAL + n);
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    if (code < SPECIAL) look(state, seat, code, false, emit);
    else {
      state.cells[col.specialUsed[seat]] = 1;
      if (emit !== null) emit({ kind: 'specialDrawUsed', seat });
      look(state, seat, code - SPECIAL, true, emit);
    }
  },
  idle: (state, seat, value, reply) => firstOffered(draw, state, seat, value, reply),
  key: (_state, _seat, code) => drawKey(code),
  blocked: ({ cells }, seat) =>
    cells[col.specialUsed[seat]] === 0
      ? []
      : [2, 3, 4].map((n) => ({ key: drawKey(SPECIAL + n), reason: because('specialUsed') })),
  plans: null,
};

/** CR20: a draw by an effect is never special. */
export const lookMore: Question<State, Event> = {
  ...draw,
  name: 'look',
  offer(_state, _seat, _value, offer) {
    for (let n = 1; n <= MAX_LOOK; n++) add(offer, n);
  },
  idle: (state, seat, value, reply) => firstOffered(lookMore, state, seat, value, reply),
  blocked: () => [],
};

export const startDraw = (state: State, seat: Seat): void => choose(state, ask.draw, 1 << seat);
export const drawMore = (state: State, seat: Seat): void => choose(state, ask.look, 1 << seat);

/** CR16–CR18: the contracts leave the deck for a private place; burnouts strike before anything is picked. */
function look(state: State, seat: Seat, n: number, special: boolean, emit: MaybeEmit): void {
  const { cells } = state;
  const start = cells[col.lookedSize[seat]];
  const there = Math.min(n, cells[col.deckSize[seat]]);
  if (emit !== null) emit({ kind: 'lookStarted', seat, count: n, special });
  for (let i = 0; i < there; i++) cells[col.looked[seat] + cells[col.lookedSize[seat]]++] = fromDeck(state, seat);
  if (emit !== null && there > 0) emit({ kind: 'looked', seat, count: there, cards: lookedIds(state, seat, start) });
  push(state, frame.take, seat, start, special ? 1 : 0);
  for (let i = there; i < n; i++) push(state, frame.burn, seat);
}

const lookedIds = ({ cells, compiled }: State, seat: Seat, start: number): readonly string[] =>
  [...cells.subarray(col.looked[seat] + start, col.looked[seat] + cells[col.lookedSize[seat]])].map(
    (entry) => compiled.kinds[lookedKind(entry)].id,
  );

/** Who takes: asked whenever there is more than one, so that a question never tells what was seen. */
export function takeStep(state: State, seat: Seat, start: number, special: number): void {
  const { cells } = state;
  const there = cells[col.lookedSize[seat]] - start;
  let picked = 0;
  for (let i = start; i < cells[col.lookedSize[seat]]; i++) if (isPicked(cells[col.looked[seat] + i])) picked++;
  const wanted = Math.min(keeps(special), there);
  if (picked >= wanted) {
    push(state, frame.sort, seat, start, special);
    return;
  }
  push(state, frame.take, seat, start, special);
  if (there - picked > 1) choose(state, ask.take, 1 << seat, picked);
  else mark(state, seat, start, firstLeft(state, seat, start), picked);
}

function firstLeft({ cells }: State, seat: Seat, start: number): number {
  let at = start;
  while (isPicked(cells[col.looked[seat] + at])) at++;
  return cells[col.looked[seat] + at];
}

function mark({ cells }: State, seat: Seat, start: number, kind: number, picked: number): void {
  for (let at = start; at < cells[col.lookedSize[seat]]; at++) {
    if (cells[col.looked[seat] + at] !== kind) continue;
    cells[col.looked[seat] + at] |= picked === 0 ? FIRST_PICK : SECOND_PICK;
    return;
  }
}

/** The frame beneath the question says where this look begins; while it is answered, that frame is the top. */
export const take: Question<State, Event> = {
  name: 'take',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const { cells } = state;
    const start = cells[frameAt(state, 1) + 2];
    for (let at = start; at < cells[col.lookedSize[seat]]; at++) {
      const entry = cells[col.looked[seat] + at];
      if (!isPicked(entry) && !isOffered(offer, entry)) add(offer, entry);
    }
  },
  take(state, seat, picked, reply) {
    mark(state, seat, state.cells[frameAt(state) + 2], reply.codes[0], picked);
  },
  idle: (state, seat, value, reply) => firstOffered(take, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** Kinds in buffers that are used again; `inHand` says of each taken one whether the hand had room for it. */
const taken = { count: 0, kinds: new Int16Array(LOOK_ROOM), inHand: new Uint8Array(LOOK_ROOM) };
const rejected = { count: 0, kinds: new Int16Array(LOOK_ROOM) };

/** CR19: taken and rejected move in one step; then Ambush, then what discards set off, then the special draw's damage. */
export function sort(state: State, seat: Seat, start: number, special: number, emit: MaybeEmit): void {
  gather(state, seat, start);
  const count = rejected.count;
  for (let i = 0; i < taken.count; i++) taken.inHand[i] = toHand(state, seat, taken.kinds[i], false, null) ? 1 : 0;
  if (emit !== null) tellTaken(state, seat, emit);
  for (let i = 0; i < count; i++) discard(state, seat, rejected.kinds[i]);
  if (emit !== null && count > 0) emit({ kind: 'rejected', seat, contracts: idsOf(state, rejected) });
  if (special === 1 && count > 0) push(state, frame.hurtByDraw, seat, count);
  if (count > 0) setOffAll(state, ON_DISCARD, seat, count, emit);
  for (let i = taken.count - 1; i >= 0; i--) setOffAmbush(state, seat, taken.kinds[i], taken.inHand[i] === 1, emit);
}

/** Told once they lie in hand: in between they would be missing from what the other seat has not seen, and so be known. */
function tellTaken(state: State, seat: Seat, emit: Emit<Event>): void {
  if (taken.count > 0) emit({ kind: 'taken', seat, count: taken.count, cards: idsOf(state, taken) });
  for (let i = 0; i < taken.count; i++) {
    if (taken.inHand[i] === 0) emit({ kind: 'handOverflow', seat, card: state.compiled.kinds[taken.kinds[i]].id });
  }
}

const idsOf = ({ compiled }: State, { count, kinds }: typeof rejected): readonly string[] =>
  Array.from(kinds.subarray(0, count), (kind) => compiled.kinds[kind].id);

/** The first pick comes before the second. */
function gather(state: State, seat: Seat, start: number): void {
  const { cells } = state;
  taken.count = 0;
  rejected.count = 0;
  const end = cells[col.lookedSize[seat]];
  gatherPicked(state, seat, start, FIRST_PICK);
  gatherPicked(state, seat, start, SECOND_PICK);
  for (let at = start; at < end; at++) {
    const entry = cells[col.looked[seat] + at];
    if (!isPicked(entry)) rejected.kinds[rejected.count++] = entry;
    cells[col.looked[seat] + at] = 0;
  }
  cells[col.lookedSize[seat]] = start;
}

function gatherPicked({ cells }: State, seat: Seat, start: number, pick: number): void {
  for (let at = start; at < cells[col.lookedSize[seat]]; at++) {
    const entry = cells[col.looked[seat] + at];
    if ((entry & pick) !== 0) taken.kinds[taken.count++] = lookedKind(entry);
  }
}

/** C204: as much as the special draw put into the pile. */
export function hurtByDraw(state: State, seat: Seat, amount: number, emit: MaybeEmit): void {
  if (emit !== null) emit({ kind: 'specialDrawDamage', seat, amount });
  strike(state, playerCode(seat), amount, 'specialDraw', null, 0, emit);
}
