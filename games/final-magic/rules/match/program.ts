// What does each frame of the agenda do? One row a frame.

import { inOrder, type Op, seatOf } from '@duello/kernel';
import { reveal, startFight } from '../fight/commit.ts';
import { mainStep, priorityStep } from '../fight/fight.ts';
import { settleSpells } from '../fight/negate.ts';
import type { Event } from '../state/events.ts';
import { FRAMES } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { startAction } from '../turn/action.ts';
import { startBuy } from '../turn/buy.ts';
import { openWindow, resolveFrame, settle } from '../turn/exchange.ts';
import { cleanUp, startRound, suddenDeath } from '../turn/round.ts';

export const program: readonly Op<State, Event>[] = inOrder(FRAMES, {
  // The kernel's own: it waits there for an answer and performs nothing.
  choose() {},
  round: (state, _a, _b, _c, emit) => startRound(state, emit),
  action: (state, seat, _b, _c, emit) => startAction(state, seat, emit),
  window: (state, seat) => openWindow(state, seatOf(seat)),
  resolve: (state, seat, spell, negated, emit) => resolveFrame(state, seat, spell, negated, emit),
  settle: (state, _a, _b, _c, emit) => settle(state, emit),
  buy: (state, seat, _b, _c, emit) => startBuy(state, seat, emit),
  fight: (state, _a, _b, _c, emit) => startFight(state, emit),
  reveal: (state, _a, _b, _c, emit) => reveal(state, emit),
  counters: (state, _a, _b, _c, emit) => settleSpells(state, emit),
  priority: (state, _a, _b, _c, emit) => priorityStep(state, emit),
  main: (state, _a, _b, _c, emit) => mainStep(state, emit),
  cleanup: (state, _a, _b, _c, emit) => cleanUp(state, emit),
  tie: (state, _a, _b, _c, emit) => suddenDeath(state, emit),
});
