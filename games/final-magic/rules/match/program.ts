// What does each frame of the agenda do? One row a number of `frames`.

import { type Op, seatOf } from '@duello/kernel';
import { reveal, startFight } from '../fight/commit.ts';
import { mainStep, priorityStep } from '../fight/fight.ts';
import { settleSpells } from '../fight/negate.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { startAction } from '../turn/action.ts';
import { startBuy } from '../turn/buy.ts';
import { openWindow, resolveFrame, settle } from '../turn/exchange.ts';
import { cleanUp, startRound, suddenDeath } from '../turn/round.ts';

export const program: readonly Op<State, Event>[] = [
  () => {
    throw new Error('choose is the kernel’s own frame');
  },
  (state, _a, _b, _c, emit) => startRound(state, emit),
  (state, seat, _b, _c, emit) => startAction(state, seat, emit),
  (state, seat) => openWindow(state, seatOf(seat)),
  (state, seat, spell, negated, emit) => resolveFrame(state, seat, spell, negated, emit),
  (state, _a, _b, _c, emit) => settle(state, emit),
  (state, seat, _b, _c, emit) => startBuy(state, seat, emit),
  (state, _a, _b, _c, emit) => startFight(state, emit),
  (state, _a, _b, _c, emit) => reveal(state, emit),
  (state, _a, _b, _c, emit) => settleSpells(state, emit),
  (state, _a, _b, _c, emit) => priorityStep(state, emit),
  (state, _a, _b, _c, emit) => mainStep(state, emit),
  (state, _a, _b, _c, emit) => cleanUp(state, emit),
  (state, _a, _b, _c, emit) => suddenDeath(state, emit),
];
