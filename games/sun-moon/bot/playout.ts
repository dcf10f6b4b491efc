// How does something that waits come out? Everybody passes, or the other side answers an attack as well as it can.

import {
  advance,
  asked,
  frameAt,
  IDLE,
  isAsked,
  isOver,
  newOffer,
  newReply,
  offerTo,
  other,
  questionOf,
  type Reply,
  type Seat,
} from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { byOf, HARDEN, topOf } from '../rules/state/chain.ts';
import { ABILITIES, ATTACKS, END, indexOf, PASS, SKILLS } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { attackOf, defenseOf } from '../rules/state/field.ts';
import { ask } from '../rules/state/frames.ts';
import { SKILL_NAMES } from '../rules/state/skills.ts';
import { ATTACK, isPlayer, type State } from '../rules/state/state.ts';

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly number[] = [ask.class, ask.pick, ask.mulligan, ask.starter, ask.act];

const questionAt = (state: State): number => state.cells[frameAt(state) + 1];
export const isOpening = (state: State): boolean => asked(state) === 0 || OPENINGS.includes(questionAt(state));
export const isWindow = (state: State): boolean => asked(state) !== 0 && questionAt(state) === ask.respond;

const idle: Reply = { size: IDLE, codes: new Int16Array(0) };
const reply = newReply();
const offer = newOffer();
const answers: number[] = [];
/** More steps than any chain needs. */
const STEPS = 200;

let waiting: State | null = null;
let tried: State | null = null;

/** In place: everybody passes and answers as mildly as can be. */
function passAll(state: State, seat: Seat): State {
  for (let step = 0; step < STEPS && !isOver(state) && !isOpening(state); step++) {
    advance(sunMoon, state, isAsked(state, seat) ? seat : other(seat), idle, null);
  }
  return state;
}

let ended: State | null = null;

/** The turn is ended: where the other side's begins, or whatever comes instead. The state is used again. */
export function turnEnded(state: State, seat: Seat): State {
  ended = sunMoon.copy(state, ended ?? undefined);
  reply.size = 1;
  reply.codes[0] = END;
  advance(sunMoon, ended, seat, reply, null);
  return passAll(ended, seat);
}

/** True when the seat is to act in its own turn. */
export const mayAct = (state: State, seat: Seat): boolean => isAsked(state, seat) && questionAt(state) === ask.act;

/** How sure it is that the other side answers an attack, if it can and the answer is good. */
const ANSWERED = 0.8;

/** The value once everything that waits has happened; `value` is asked of states where something new begins. */
export function playedOut(state: State, seat: Seat, value: (state: State) => number): number {
  waiting = sunMoon.copy(state, waiting ?? undefined);
  const foe = other(seat);
  const passed = value(passAll(waiting, seat));
  const at = topOf(state);
  const isAttack = at >= 0 && state.cells[col.what + at] === ATTACK && byOf(state, at) === seat;
  if (!isAttack || !isAsked(state, foe)) return passed;
  let worst = passed;
  findAnswers(state, foe, at);
  for (const code of answers.slice()) {
    tried = sunMoon.copy(state, tried ?? undefined);
    answer(tried, foe, code, at);
    worst = Math.min(worst, value(passAll(tried, seat)));
  }
  return passed + ANSWERED * (worst - passed);
}

/** Everything the defending side could do about it; of the skills only Inspire. */
function findAnswers(state: State, foe: Seat, at: number): void {
  offerTo(sunMoon, state, foe, offer);
  answers.length = 0;
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code !== PASS && wish(state, code, at) > 0) answers.push(code);
  }
}

const INSPIRE = SKILLS + SKILL_NAMES.indexOf('inspire');

/** The X that would do for an answer, where it asks for one; 0 when the answer is of no use. */
function wish(state: State, code: number, at: number): number {
  const { cells } = state;
  const [attacker, defender] = [cells[col.from + at], cells[col.aimed[0] + at]];
  const fought = defender >= 0 && !isPlayer(defender);
  if (code < SKILLS) return 1;
  if (code < ABILITIES) {
    return code === INSPIRE && fought ? defenseOf(state, attacker) - attackOf(state, defender) : 0;
  }
  if (code >= ATTACKS) return 0;
  if (indexOf(code) !== HARDEN) return Math.max(1, defenseOf(state, attacker));
  return fought ? attackOf(state, attacker) - defenseOf(state, defender) + 1 : 0;
}

/** Announces it and chooses for it: the X that would do, the attacker or the defender as its target. */
function answer(state: State, foe: Seat, code: number, at: number): void {
  const x = wish(state, code, at);
  const { cells } = state;
  const liked = [cells[col.from + at], cells[col.aimed[0] + at]];
  reply.size = 1;
  reply.codes[0] = code;
  advance(sunMoon, state, foe, reply, null);
  for (let step = 0; step < STEPS && isAsked(state, foe) && questionAt(state) !== ask.respond; step++) {
    if (isOpening(state)) return;
    const { shape } = questionOf(sunMoon, state);
    if (shape !== 'one' && shape !== 'number') {
      advance(sunMoon, state, foe, idle, null);
      continue;
    }
    offerTo(sunMoon, state, foe, offer);
    reply.size = 1;
    if (shape === 'number') reply.codes[0] = Math.max(offer.min, Math.min(offer.max, x));
    else reply.codes[0] = liked.find((slot) => offered(slot)) ?? offer.codes[0];
    advance(sunMoon, state, foe, reply, null);
  }
}

function offered(code: number): boolean {
  for (let i = 0; i < offer.count; i++) if (offer.codes[i] === code) return true;
  return false;
}
