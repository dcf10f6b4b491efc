// How does a turn go? Start turn effects, extractor, draw, main phase, End turn effects, stance, storing, passing on.

import { add, choose, end, firstOffered, other, push, type Question, SEATS, type Seat, yesOrNo } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { setOffAll } from '../effects/moments.ts';
import { settle } from '../effects/settle.ts';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import * as purses from '../state/mana.ts';
import * as numbers from '../state/numbers.ts';
import { because } from '../state/reasons.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import * as statuses from '../state/statuses.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { IN_END, IN_MAIN, IN_START, NEW, ON_GUARD, SPENT } = meanings;
const { SKIP, colourKey, swapCode, swapKey } = codes;
const { ON_END, ON_START } = kinds;
const { hasMark } = field;
const { ask, ending, frame } = frames;
const { PURE, hasRoomForExtractor, mostStored, sumOf } = purses;
const { TURN_LIMIT } = numbers;
const { sweep } = places;
const { endThisTurn, expireMagnetized } = statuses;

/** CR24, in its order. */
export function startTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[col.turnNumber] >= TURN_LIMIT) {
    if (emit !== null) emit({ kind: 'turnLimitReached' });
    end(state, null, ending.turnLimit);
    return;
  }
  cells[col.turnNumber]++;
  cells[col.active] = seat;
  cells[col.phase] = IN_START;
  if (emit !== null) emit({ kind: 'turnStarted', seat, turn: cells[col.turnNumber] });
  refresh(state, seat);
  expireMagnetized(state, seat, emit);
  push(state, frame.main, seat);
  push(state, frame.check);
  push(state, frame.draw, seat);
  push(state, frame.fill, seat);
  push(state, frame.extract, seat);
  push(state, frame.check);
  setOffAll(state, ON_START, seat, 0, emit);
}

/** Everybody may act again, and nothing is new any more. */
function refresh({ cells }: State, seat: Seat): void {
  for (const side of SEATS) {
    for (let i = 0; i < cells[col.lineSize[side]]; i++) cells[col.marks + cells[col.line[side] + i]] &= ~NEW;
  }
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) cells[col.marks + cells[col.line[seat] + i]] &= ~SPENT;
  if (cells[col.orb[seat]] !== EMPTY) cells[col.marks + cells[col.orb[seat]]] &= ~SPENT;
  if (cells[col.rune[seat]] !== EMPTY) cells[col.marks + cells[col.rune[seat]]] &= ~SPENT;
  cells[col.attacked[seat]] = 0;
}

/** C1105, CR26, CR30: between steps and actions, never inside one. */
export function check(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.triggers] = 0;
  sweep(state);
  const a = cells[col.health[0]];
  const b = cells[col.health[1]];
  if (a > 0 && b > 0) return;
  if (emit !== null) emit({ kind: 'healthCheck', health: [a, b] });
  if (a <= 0 && b <= 0) end(state, null, ending.bothDefeated);
  else end(state, a > 0 ? 0 : 1, ending.defeated);
}

/** C402, C403. */
export function extract(state: State, seat: Seat): void {
  choose(state, hasRoomForExtractor(state, seat) ? ask.colour : ask.swap, 1 << seat);
}

const ELEMENT_COLOURS = [0, 1, 2] as const;

function gain(state: State, seat: Seat, colour: number, full: boolean, emit: MaybeEmit): void {
  state.cells[col.extractors[seat] + colour]++;
  if (full) state.cells[col.full[seat] + colour]++;
  if (emit !== null) emit({ kind: 'extractorGained', seat, colour: COLOURS[colour], full });
}

/** CR10: one of three colours. */
export const colour: Question<State, Event> = {
  name: 'colour',
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    for (const code of ELEMENT_COLOURS) add(offer, code);
  },
  take: (state, seat, _value, reply, emit) => gain(state, seat, reply.codes[0], false, emit),
  idle: (state, seat, value, reply) => firstOffered(colour, state, seat, value, reply),
  key: (_state, _seat, code) => colourKey(code),
  blocked: () => [],
  plans: null,
};

/** CR11: an extractor by an effect, whose node says whether it comes full. */
export const extractor: Question<State, Event> = {
  ...colour,
  name: 'extractor',
  take: (state, seat, value, reply, emit) => gain(state, seat, reply.codes[0], state.compiled.nodes[value].full, emit),
};

export const swap: Question<State, Event> = {
  name: 'swap',
  shape: 'one',
  offer({ cells, compiled }, seat, _value, offer) {
    add(offer, SKIP);
    // CR04: a grey extractor that does not count is none of the ten.
    for (let from = 0; from <= (compiled.greyCounts ? PURE : PURE - 1); from++) {
      if (cells[col.extractors[seat] + from] === 0) continue;
      for (const to of ELEMENT_COLOURS) if (to !== from) add(offer, swapCode(from, to));
    }
  },
  take({ cells }, seat, _value, reply, emit) {
    const code = reply.codes[0];
    if (code === SKIP) return;
    cells[col.extractors[seat] + (code >> 2)]--;
    cells[col.extractors[seat] + (code & 3)]++;
    if (emit !== null) emit({ kind: 'extractorSwapped', seat, from: COLOURS[code >> 2], to: COLOURS[code & 3] });
  },
  idle: (state, seat, value, reply) => firstOffered(swap, state, seat, value, reply),
  key: (_state, _seat, code) => swapKey(code),
  blocked: () => ELEMENT_COLOURS.map((c) => ({ key: swapKey(swapCode(c, c)), reason: because('sameColour') })),
  plans: null,
};

/** C404. */
export function fill(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  for (let c = 0; c <= PURE; c++) cells[col.full[seat] + c] = cells[col.extractors[seat] + c];
  if (emit !== null) emit({ kind: 'extractorsFilled', seat, count: sumOf(state, col.full[seat]) });
}

export function main(state: State, seat: Seat): void {
  state.cells[col.phase] = IN_MAIN;
  choose(state, ask.act, 1 << seat);
}

/** CR25, in its order; `storesLess` asks how much mana to store when its moment comes. */
export function endTurn(state: State, seat: Seat, storesLess: boolean, emit: MaybeEmit): void {
  state.cells[col.phase] = IN_END;
  if (emit !== null) emit({ kind: 'turnEnding', seat });
  push(state, frame.pass, seat);
  push(state, frame.store, seat, storesLess ? 1 : 0);
  push(state, frame.stance, seat);
  push(state, frame.check);
  setOffAll(state, ON_END, seat, 0, emit);
}

/** C1007, CR53. */
export function askStance(state: State, seat: Seat): void {
  const orb = state.cells[col.orb[seat]];
  if (orb === EMPTY || (!state.compiled.guardAfterUse && hasMark(state, orb, SPENT))) return;
  choose(state, ask.stance, 1 << seat);
}

export const stance = yesOrNo<State, Event>('stance', ({ cells }, seat, active, emit) => {
  if (active) cells[col.marks + cells[col.orb[seat]]] |= ON_GUARD;
  if (emit !== null) emit({ kind: 'orbStance', seat, active });
});

/** C409, CR07: full extractors fill free tanks; asked where less is wanted, or where colours are kept and not all fit. */
export function storeMana(state: State, seat: Seat, storesLess: boolean, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const full = sumOf(state, col.full[seat]);
  const most = mostStored(state, seat);
  if (storesLess && most > 0) {
    choose(state, ask.storeLess, 1 << seat, most);
    return;
  }
  if (!compiled.keepsColour) {
    keep(state, seat, PURE, most, emit);
    emptied(state, seat, full - most, emit);
    return;
  }
  let colours = 0;
  for (let c = 0; c <= PURE; c++) if (cells[col.full[seat] + c] > 0) colours++;
  if (full > most && most > 0 && colours > 1) {
    choose(state, ask.store, 1 << seat, most);
    return;
  }
  let room = most;
  for (let c = 0; c <= PURE; c++) {
    const count = Math.min(room, cells[col.full[seat] + c]);
    keep(state, seat, c, count, emit);
    room -= count;
  }
  emptied(state, seat, full - most, emit);
}

function keep({ cells }: State, seat: Seat, tank: number, count: number, emit: MaybeEmit): void {
  if (count <= 0) return;
  cells[col.tanks[seat] + tank] += count;
  if (emit !== null) emit({ kind: 'tanksFilled', seat, colour: COLOURS[tank], count });
}

/** C408; "this turn" is over with it. */
function emptied(state: State, seat: Seat, wasted: number, emit: MaybeEmit): void {
  for (let c = 0; c <= PURE; c++) state.cells[col.full[seat] + c] = 0;
  if (emit !== null) {
    if (wasted > 0) emit({ kind: 'manaWasted', seat, count: wasted });
    emit({ kind: 'extractorsEmptied', seat });
  }
  endThisTurn(state, emit);
  settle(state, emit);
}

export const store: Question<State, Event> = {
  name: 'store',
  shape: 'some',
  offer({ cells }, seat, most, offer) {
    offer.min = most;
    offer.max = most;
    for (let c = 0; c <= PURE; c++) {
      if (cells[col.full[seat] + c] > 0) add(offer, c, Math.min(most, cells[col.full[seat] + c]));
    }
  },
  take(state, seat, _most, reply, emit) {
    const wasted = sumOf(state, col.full[seat]) - reply.size;
    if (!state.compiled.keepsColour) keep(state, seat, PURE, reply.size, emit);
    else {
      for (let c = 0; c <= PURE; c++) {
        let count = 0;
        for (let i = 0; i < reply.size; i++) if (reply.codes[i] === c) count++;
        keep(state, seat, c, count, emit);
      }
    }
    emptied(state, seat, wasted, emit);
  },
  idle({ cells }, seat, most, reply) {
    reply.size = 0;
    for (let c = 0; c <= PURE; c++) {
      for (let n = cells[col.full[seat] + c]; n > 0 && reply.size < most; n--) reply.codes[reply.size++] = c;
    }
  },
  key: (_state, _seat, code) => colourKey(code),
  blocked: () => [],
  plans: null,
};

/** C409: "may", so as little as the player likes. */
export const storeLess: Question<State, Event> = {
  ...store,
  name: 'storeLess',
  offer(state, seat, most, offer) {
    store.offer(state, seat, most, offer);
    offer.min = 0;
  },
};

/** C407; CR54: an Orb of the other seat stops guarding. */
export function pass(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const next = other(seat);
  if (cells[col.orb[next]] !== EMPTY) cells[col.marks + cells[col.orb[next]]] &= ~ON_GUARD;
  if (emit !== null) emit({ kind: 'turnPassed', seat });
  push(state, frame.turn, next);
}
