// What does each frame of the agenda do? One row a name.

import { inOrder, type Op, seatOf } from '@duello/kernel';
import { discardCards } from '../effects/choices.ts';
import { performNode } from '../effects/perform.ts';
import type { Event } from '../state/events.ts';
import { FRAMES } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { main, openWindow } from '../turn/act.ts';
import { nameDefender } from '../turn/combat.ts';
import { classToss, dealPiles, nextPick, showPicks } from '../turn/draft.ts';
import { arrive, done, resolve } from '../turn/resolve.ts';
import { settle } from '../turn/settle.ts';
import { triggerNext } from '../turn/trigger.ts';
import { endTurn, passTurn, startTurn } from '../turn/turn.ts';
import { performMulligans, startMatch, startToss } from './opening.ts';

export const program: readonly Op<State, Event>[] = inOrder(FRAMES, {
  // The kernel's own: it waits there for an answer and performs nothing.
  choose() {},
  classToss: (state, _a, _b, _c, emit) => classToss(state, emit),
  dealPiles: (state, _a, _b, _c, emit) => dealPiles(state, emit),
  nextPick: (state, pick, _b, _c, emit) => nextPick(state, pick, emit),
  showPicks: (state, pick, _b, _c, emit) => showPicks(state, pick, emit),
  match: (state, _a, _b, _c, emit) => startMatch(state, emit),
  mulligan: (state, _a, _b, _c, emit) => performMulligans(state, emit),
  startToss: (state, _a, _b, _c, emit) => startToss(state, emit),
  turn: (state, seat, _b, _c, emit) => startTurn(state, seatOf(seat), emit),
  triggerAll: (state, _a, _b, _c, emit) => triggerNext(state, emit),
  main: (state, seat, _b, _c, emit) => main(state, seatOf(seat), emit),
  window: (state, seat, fresh, _c, emit) => openWindow(state, seatOf(seat), fresh, emit),
  resolve: (state, at, _b, _c, emit) => resolve(state, at, emit),
  effect: (state, node, _b, _c, emit) => performNode(state, node, emit),
  settle: (state, _a, _b, _c, emit) => settle(state, emit),
  arrive: (state, _a, _b, _c, emit) => arrive(state, emit),
  done: (state) => done(state),
  nameDefender: (state, at, again, _c, emit) => nameDefender(state, at, again, emit),
  discardCards: (state, seat, amount, _c, emit) => discardCards(state, seatOf(seat), amount, emit),
  endTurn: (state, seat) => endTurn(state, seatOf(seat)),
  passTurn: (state, seat, _b, _c, emit) => passTurn(state, seatOf(seat), emit),
});
