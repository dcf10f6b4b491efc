// What does each frame of the agenda do? One row a number of `frames`.

import { type Op, seatOf } from '@duello/kernel';
import { discardCards } from '../effects/choices.ts';
import { performNode } from '../effects/perform.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { main, openWindow } from '../turn/act.ts';
import { aim } from '../turn/combat.ts';
import { classToss, dealPiles, nextPick, showPicks } from '../turn/draft.ts';
import { arrive, done, resolve } from '../turn/resolve.ts';
import { settle } from '../turn/settle.ts';
import { triggerNext } from '../turn/trigger.ts';
import { endTurn, passTurn, startTurn } from '../turn/turn.ts';
import { performMulligans, startMatch, startToss } from './opening.ts';

export const program: readonly Op<State, Event>[] = [
  () => {
    throw new Error('choose is the kernel’s own frame');
  },
  (state, _a, _b, _c, emit) => classToss(state, emit),
  (state, _a, _b, _c, emit) => dealPiles(state, emit),
  (state, pick, _b, _c, emit) => nextPick(state, pick, emit),
  (state, pick, _b, _c, emit) => showPicks(state, pick, emit),
  (state, _a, _b, _c, emit) => startMatch(state, emit),
  (state, _a, _b, _c, emit) => performMulligans(state, emit),
  (state, _a, _b, _c, emit) => startToss(state, emit),
  (state, seat, _b, _c, emit) => startTurn(state, seatOf(seat), emit),
  (state, _a, _b, _c, emit) => triggerNext(state, emit),
  (state, seat, _b, _c, emit) => main(state, seatOf(seat), emit),
  (state, seat, fresh, _c, emit) => openWindow(state, seatOf(seat), fresh, emit),
  (state, at, _b, _c, emit) => resolve(state, at, emit),
  (state, node, _b, _c, emit) => performNode(state, node, emit),
  (state, _a, _b, _c, emit) => settle(state, emit),
  (state, _a, _b, _c, emit) => arrive(state, emit),
  (state) => done(state),
  (state, at, again, _c, emit) => aim(state, at, again, emit),
  (state, seat, amount, _c, emit) => discardCards(state, seatOf(seat), amount, emit),
  (state, seat) => endTurn(state, seatOf(seat)),
  (state, seat, _b, _c, emit) => passTurn(state, seatOf(seat), emit),
];
