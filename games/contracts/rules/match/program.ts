// What does each frame of the agenda do? One row a frame.

import { inOrder, type Op, seatOf } from '@duello/kernel';
import { ambush } from '../effects/ambush.ts';
import { hurtByDraw, sort, startDraw, takeStep } from '../effects/draw.ts';
import { burn } from '../effects/harm.ts';
import { discardsDone, moment } from '../effects/moments.ts';
import { again, perform } from '../effects/perform.ts';
import type { Event } from '../state/events.ts';
import { FRAMES } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { fight, guard } from '../turn/combat.ts';
import { payOn } from '../turn/pay.ts';
import { enter, paid, spellDone } from '../turn/play.ts';
import { askStance, check, extract, fill, main, pass, startTurn, storeMana } from '../turn/turn.ts';
import { openingFetch, refill, replaceHands, shuffleBack } from './opening.ts';

export const program: readonly Op<State, Event>[] = inOrder(FRAMES, {
  // The kernel's own: it waits there for an answer and performs nothing.
  choose() {},
  replace: (state, _a, _b, _c, emit) => replaceHands(state, emit),
  turn: (state, seat, _b, _c, emit) => startTurn(state, seatOf(seat), emit),
  moment: (state, slot, number, value, emit) => moment(state, slot, number, value, emit),
  effect: (state, node, slot, it, emit) => perform(state, node, slot, it, emit),
  again: (state, node, slot, left) => again(state, node, slot, left),
  check: (state, _a, _b, _c, emit) => check(state, emit),
  extract: (state, seat) => extract(state, seatOf(seat)),
  fill: (state, seat, _b, _c, emit) => fill(state, seatOf(seat), emit),
  draw: (state, seat) => startDraw(state, seatOf(seat)),
  main: (state, seat) => main(state, seatOf(seat)),
  burn: (state, seat, _b, _c, emit) => burn(state, seatOf(seat), emit),
  take: (state, seat, start, special) => takeStep(state, seatOf(seat), start, special),
  sort: (state, seat, start, special, emit) => sort(state, seatOf(seat), start, special, emit),
  hurtByDraw: (state, seat, amount, _c, emit) => hurtByDraw(state, seatOf(seat), amount, emit),
  fetch: (state, seat, left, _c, emit) => openingFetch(state, seatOf(seat), left, emit),
  pay: (state, seat) => payOn(state, seatOf(seat)),
  paid: (state, seat, _b, _c, emit) => paid(state, seatOf(seat), emit),
  enter: (state, seat, kind, place, emit) => enter(state, seatOf(seat), kind, place, emit),
  spellDone: (state, slot, _b, _c, emit) => spellDone(state, slot, emit),
  fight: (state, attacker, target, _c, emit) => fight(state, attacker, target, emit),
  guard: (state, attacker, target, _c, emit) => guard(state, attacker, target, emit),
  stance: (state, seat) => askStance(state, seatOf(seat)),
  store: (state, seat, less, _c, emit) => storeMana(state, seatOf(seat), less === 1, emit),
  pass: (state, seat, _b, _c, emit) => pass(state, seatOf(seat), emit),
  refill: (state, seat, left, _c, emit) => refill(state, seatOf(seat), left, emit),
  shuffleBack: (state, _a, _b, _c, emit) => shuffleBack(state, emit),
  ambush: (state, seat, kind, inHand, emit) => ambush(state, seatOf(seat), kind, inHand === 1, emit),
  discardsDone: (state, before) => discardsDone(state, before),
});
