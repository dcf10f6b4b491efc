// What does each frame of the agenda do? One row a frame.

import { inOrder, type Op, seatOf } from '@duello/kernel';
import { advanceStep, attackStep, endBattle, haste, startBattle, step } from '../battle/battle.ts';
import { deaths, leaveBoard, trigger } from '../battle/deaths.ts';
import { summon } from '../battle/summon.ts';
import { perform } from '../effects/perform.ts';
import type { Event } from '../state/events.ts';
import { FRAMES } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { castDone } from '../turn/cast.ts';
import { draftStep } from '../turn/draft.ts';
import { buying, casting, endTurn, resetHand, resolve, startTurn, tick, upkeep } from '../turn/turn.ts';
import { openMatch } from './opening.ts';

export const program: readonly Op<State, Event>[] = inOrder(FRAMES, {
  // The kernel's own: it waits there for an answer and performs nothing.
  choose() {},
  draft: (state, seat, number, _c, emit) => draftStep(state, seatOf(seat), number, emit),
  market: (state, _a, _b, _c, emit) => openMatch(state, emit),
  turn: (state, seat, _b, _c, emit) => startTurn(state, seatOf(seat), emit),
  resolve: (state, seat, _b, _c, emit) => resolve(state, seatOf(seat), emit),
  tick: (state, seat, _b, _c, emit) => tick(state, seatOf(seat), emit),
  effect: (state, node, source, it, emit) => perform(state, node, source, it, emit),
  deaths: (state, _a, _b, _c, emit) => deaths(state, emit),
  leave: (state, slot, _b, _c, emit) => leaveBoard(state, slot, emit),
  casting: (state, seat, _b, _c, emit) => casting(state, seatOf(seat), emit),
  castDone: (state, slot, _b, _c, emit) => castDone(state, slot, emit),
  place: (state, slot, by, _c, emit) => summon(state, slot, by, emit),
  battle: (state, seat, _b, _c, emit) => startBattle(state, seatOf(seat), emit),
  step: (state, seat, index, pass, emit) => step(state, seatOf(seat), index, pass, emit),
  advance: (state, slot, _b, _c, emit) => advanceStep(state, slot, emit),
  attack: (state, slot, _b, _c, emit) => attackStep(state, slot, emit),
  haste: (state, seat, index, _c, emit) => haste(state, seatOf(seat), index, emit),
  battleEnd: (state, seat, _b, _c, emit) => endBattle(state, seatOf(seat), emit),
  upkeep: (state, seat, _b, _c, emit) => upkeep(state, seatOf(seat), emit),
  buy: (state, seat, _b, _c, emit) => buying(state, seatOf(seat), emit),
  resetHand: (state, seat, _b, _c, emit) => resetHand(state, seatOf(seat), emit),
  turnEnd: (state, seat, _b, _c, emit) => endTurn(state, seatOf(seat), emit),
  trigger: (state, victim, next, entries, emit) => trigger(state, victim, next, entries, emit),
});
