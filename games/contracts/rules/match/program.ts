// What does each frame of the agenda do? One row a number of `frames`.

import { type Op, seatOf } from '@duello/kernel';
import { ambush } from '../effects/ambush.ts';
import { hurtByDraw, sort, startDraw, takeStep } from '../effects/draw.ts';
import { burn } from '../effects/harm.ts';
import { discardsDone, moment } from '../effects/moments.ts';
import { again, perform } from '../effects/perform.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { fight, guard } from '../turn/combat.ts';
import { payOn } from '../turn/pay.ts';
import { enter, paid, spellDone } from '../turn/play.ts';
import { askStance, check, extract, fill, main, pass, startTurn, storeMana } from '../turn/turn.ts';
import { openingFetch, refill, replaceHands, shuffleBack } from './opening.ts';

export const program: readonly Op<State, Event>[] = [
  () => {
    throw new Error('choose is the kernel’s own frame');
  },
  (state, _a, _b, _c, emit) => replaceHands(state, emit),
  (state, seat, _b, _c, emit) => startTurn(state, seatOf(seat), emit),
  (state, slot, number, value, emit) => moment(state, slot, number, value, emit),
  (state, node, slot, it, emit) => perform(state, node, slot, it, emit),
  (state, node, slot, left) => again(state, node, slot, left),
  (state, _a, _b, _c, emit) => check(state, emit),
  (state, seat) => extract(state, seatOf(seat)),
  (state, seat, _b, _c, emit) => fill(state, seatOf(seat), emit),
  (state, seat) => startDraw(state, seatOf(seat)),
  (state, seat) => main(state, seatOf(seat)),
  (state, seat, _b, _c, emit) => burn(state, seatOf(seat), emit),
  (state, seat, start, special) => takeStep(state, seatOf(seat), start, special),
  (state, seat, start, special, emit) => sort(state, seatOf(seat), start, special, emit),
  (state, seat, amount, _c, emit) => hurtByDraw(state, seatOf(seat), amount, emit),
  (state, seat, left, _c, emit) => openingFetch(state, seatOf(seat), left, emit),
  (state, seat) => payOn(state, seatOf(seat)),
  (state, seat, _b, _c, emit) => paid(state, seatOf(seat), emit),
  (state, seat, kind, place, emit) => enter(state, seatOf(seat), kind, place, emit),
  (state, slot, _b, _c, emit) => spellDone(state, slot, emit),
  (state, attacker, target, _c, emit) => fight(state, attacker, target, emit),
  (state, attacker, target, _c, emit) => guard(state, attacker, target, emit),
  (state, seat) => askStance(state, seatOf(seat)),
  (state, seat, _b, _c, emit) => storeMana(state, seatOf(seat), emit),
  (state, seat, _b, _c, emit) => pass(state, seatOf(seat), emit),
  (state, seat, left, _c, emit) => refill(state, seatOf(seat), left, emit),
  (state, _a, _b, _c, emit) => shuffleBack(state, emit),
  (state, seat, kind, inHand, emit) => ambush(state, seatOf(seat), kind, inHand === 1, emit),
  (state, before) => discardsDone(state, before),
];
