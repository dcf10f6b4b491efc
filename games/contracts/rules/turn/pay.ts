// With what does a player pay? The element part by its colour, then the pure part freely; asked only where there is a choice.

import { add, choose, firstOffered, newOffer, push, type Question, type Reply, type Seat } from '@duello/kernel';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import * as frames from '../state/frames.ts';
import * as purses from '../state/mana.ts';
import type { State } from '../state/state.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { colourKey, sourceKey } = codes;
const { ask, frame } = frames;
const { PURE, SOURCE_COUNT, TANK, available, missing, setDue, spend } = purses;

/** In col.playing: the Rune on the field is used, nothing is played. */
export const FOR_USE = 256;

/** Starts to pay for a kind; frame.paid follows. */
export function startPaying(
  state: State,
  seat: Seat,
  playing: number,
  cost: readonly number[],
  reduction: number,
): void {
  state.cells[col.playing] = playing;
  setDue(state, cost, reduction);
  push(state, frame.paid, seat);
  payOn(state, seat);
}

/** Goes on until something must be chosen or everything is. */
export function payOn(state: State, seat: Seat): void {
  const { cells } = state;
  while (cells[col.spare] > 0) {
    offerOf(chooseDiscount, state, seat, 0);
    if (scratch.count > 1) {
      askFor(state, seat, ask.lighten, 0);
      return;
    }
    takeOff(state, scratch.codes[0]);
  }
  for (let colour = 0; colour < PURE; colour++) {
    if (cells[col.due + colour] === 0) continue;
    offerOf(payElement, state, seat, colour);
    if (isChoice(scratch.count, scratch.limits, scratch.max)) {
      askFor(state, seat, ask.payElement, colour);
      return;
    }
    settlePart(state, colour);
  }
  if (cells[col.due + PURE] === 0) return;
  offerOf(pay, state, seat, 0);
  if (isChoice(scratch.count, scratch.limits, scratch.max)) {
    askFor(state, seat, ask.pay, 0);
    return;
  }
  settlePart(state, PURE);
}

const scratch = newOffer();
function offerOf(question: Question<State, Event>, state: State, seat: Seat, value: number): void {
  scratch.count = 0;
  scratch.min = 0;
  scratch.max = 0;
  question.offer(state, seat, value, scratch);
}

function askFor(state: State, seat: Seat, question: number, value: number): void {
  push(state, frame.pay, seat);
  choose(state, question, 1 << seat, value);
}

/** One way only: a single source, or all of them. */
function isChoice(count: number, limits: Int16Array, due: number): boolean {
  let sum = 0;
  for (let i = 0; i < count; i++) sum += limits[i];
  return count > 1 && sum > due;
}

/** Pays a part in the only way there is. */
function settlePart({ cells }: State, due: number): void {
  for (let i = 0; i < scratch.count && cells[col.due + due] > 0; i++) {
    const count = Math.min(scratch.limits[i], cells[col.due + due]);
    cells[col.payment + scratch.codes[i]] += count;
    cells[col.due + due] -= count;
  }
}

function put({ cells }: State, due: number, reply: Reply): void {
  for (let i = 0; i < reply.size; i++) cells[col.payment + reply.codes[i]]++;
  cells[col.due + due] = 0;
}

function takeOff({ cells }: State, colour: number): void {
  cells[col.due + colour]--;
  cells[col.spare]--;
}

/** CR09: once no pure part is left to reduce, the player says which element costs less. */
export const chooseDiscount: Question<State, Event> = {
  name: 'lighten',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const { cells } = state;
    for (let colour = 0; colour < PURE; colour++) {
      if (cells[col.due + colour] === 0) continue;
      const left = [0, 1, 2, 3].map((c) => cells[col.due + c] - (c === colour ? 1 : 0));
      if (missing(state, seat, left, cells[col.spare] - 1) === null) add(offer, colour);
    }
  },
  take: (state, _seat, _value, reply) => takeOff(state, reply.codes[0]),
  idle: (state, seat, value, reply) => firstOffered(chooseDiscount, state, seat, value, reply),
  key: (_state, _seat, code) => colourKey(code),
  blocked: () => [],
  plans: null,
};

/** What the elements after this one will need of the wild pure mana; those before it are paid. */
function reserved(state: State, seat: Seat, colour: number): number {
  let sum = 0;
  for (let c = colour + 1; c < PURE; c++) {
    sum += Math.max(0, state.cells[col.due + c] - available(state, seat, c) - available(state, seat, TANK + c));
  }
  return sum;
}

/** C502: sources of the colour; with wild pure mana those too (CR05). */
export const payElement: Question<State, Event> = {
  name: 'payElement',
  shape: 'some',
  offer(state, seat, colour, offer) {
    const { cells, compiled } = state;
    const due = cells[col.due + colour];
    offer.min = due;
    offer.max = due;
    let wild = compiled.wild
      ? available(state, seat, PURE) + available(state, seat, TANK + PURE) - reserved(state, seat, colour)
      : 0;
    for (let i = 0; i < 4; i++) {
      const isPure = i >= 2;
      const source = (isPure ? PURE : colour) + (i % 2 === 0 ? 0 : TANK);
      const limit = Math.min(due, available(state, seat, source), isPure ? wild : due);
      if (limit <= 0) continue;
      if (isPure) wild -= limit;
      add(offer, source, limit);
    }
  },
  take: (state, _seat, colour, reply) => put(state, colour, reply),
  idle(state, seat, colour, reply) {
    defaultPayment(state, seat, colour, reply);
  },
  key: (_state, _seat, code) => sourceKey(code),
  blocked: () => [],
  plans: null,
};

/** C503: mana of any colour. */
export const pay: Question<State, Event> = {
  ...payElement,
  name: 'pay',
  offer(state, seat, _value, offer) {
    const due = state.cells[col.due + PURE];
    offer.min = due;
    offer.max = due;
    for (let source = 0; source < SOURCE_COUNT; source++) {
      const limit = Math.min(due, available(state, seat, source));
      if (limit > 0) add(offer, source, limit);
    }
  },
  take: (state, _seat, _value, reply) => put(state, PURE, reply),
  idle(state, seat, _value, reply) {
    defaultPayment(state, seat, PURE, reply);
  },
};

const left = new Int16Array(SOURCE_COUNT);

/** CR08: the payment that is offered first. The element part: its extractors, its tanks, then wild pure mana. */
export function defaultPayment(state: State, seat: Seat, part: number, reply: Reply): void {
  for (let source = 0; source < SOURCE_COUNT; source++) left[source] = available(state, seat, source);
  reply.size = 0;
  for (let due = state.cells[col.due + part]; due > 0; due--) {
    const source = part === PURE ? defaultPurePayment() : defaultElementPayment(part);
    left[source]--;
    reply.codes[reply.size++] = source;
  }
}

function defaultElementPayment(colour: number): number {
  for (const source of [colour, TANK + colour, PURE]) if (left[source] > 0) return source;
  return TANK + PURE;
}

/** The grey extractor, then tanks, then the colour with most full extractors. */
function defaultPurePayment(): number {
  for (const source of [PURE, TANK + PURE, TANK, TANK + 1, TANK + 2]) if (left[source] > 0) return source;
  let best = 0;
  for (let colour = 1; colour < PURE; colour++) if (left[colour] > left[best]) best = colour;
  return best;
}

/** Everything is chosen: the sources are emptied. Returns what was being paid for. */
export function settlePayment(state: State, seat: Seat): number {
  const playing = state.cells[col.playing];
  spend(state, seat);
  state.cells[col.playing] = -1;
  return playing;
}
