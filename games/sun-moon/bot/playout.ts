// How does something that waits come out? Everybody passes, or whoever is asked answers as well as it can at once.

import { advance, asked, frameAt, IDLE, isAsked, isOver, other, type Reply, type Seat } from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly boolean[] = Object.values(ask).map(
  (question) =>
    question === ask.class ||
    question === ask.pick ||
    question === ask.mulligan ||
    question === ask.starter ||
    question === ask.act,
);

export const questionAt = (state: State): number => state.cells[frameAt(state) + 1];
export const isOpening = (state: State): boolean => asked(state) === 0 || OPENINGS[questionAt(state)];
export const isWindow = (state: State): boolean => asked(state) !== 0 && questionAt(state) === ask.respond;
/** True when the seat is to act in its own turn. */
export const mayAct = (state: State, seat: Seat): boolean => isAsked(state, seat) && questionAt(state) === ask.act;
export const whoIsAsked = (state: State, seat: Seat): Seat => (isAsked(state, seat) ? seat : other(seat));

const idle: Reply = { size: IDLE, codes: new Int16Array(0) };
/** More steps than any chain needs. */
const STEPS = 200;

/** In place: everybody passes and answers as mildly as can be. */
export function passAll(state: State): State {
  for (let step = 0; step < STEPS && !isOver(state) && !isOpening(state); step++) {
    advance(sunMoon, state, whoIsAsked(state, 0), idle, null);
  }
  return state;
}
