// How does something happen by itself? One after the other, each with its targets, effects and checks (SR18, SR53).

import { add, choose, firstOffered, push, type Question, seatOf } from '@duello/kernel';
import { MOMENTS } from '../../cards/vocabulary.ts';
import { eachTarget } from '../effects/targets.ts';
import { byOf, modeOf, topOf, write } from '../state/chain.ts';
import { targetKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { ON_DESTROYED } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { bearerOf, refOf } from '../state/field.ts';
import { ask, frame } from '../state/frames.ts';
import { EMPTY, NOBODY, OPEN, type State, TRIGGER } from '../state/state.ts';
import { perform } from './resolve.ts';

/** The top of what is due; a card that has left play does nothing, but for its own destruction. */
export function triggerNext(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  if (cells[col.dueSize] === 0) return;
  push(state, frame.triggerAll);
  const from = col.due + 4 * --cells[col.dueSize];
  const [kind, seat, slot, moment] = cells.subarray(from, from + 4);
  cells.fill(0, from, from + 4);
  const inPlay = cells[col.kind + slot] === kind && moment !== ON_DESTROYED;
  if (!inPlay && moment !== ON_DESTROYED) return;
  const at = cells[col.chainSize]++;
  write(state, at, TRIGGER, seatOf(seat), inPlay ? slot : EMPTY, moment);
  cells[col.source + at] = kind;
  cells[col.mode + at] = 0;
  if (emit !== null) {
    const source = inPlay ? refOf(state, slot) : { seat: seatOf(seat), id: null, card: compiled.kinds[kind].id };
    emit({ kind: 'triggered', moment: MOMENTS[moment], source });
  }
  push(state, frame.settle);
  push(state, frame.done);
  nextAim(state, emit);
}

/** SR60: targets are chosen now, by who controls the card; one that is alone is taken without asking. */
function nextAim(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  const at = topOf(state);
  const targets = modeOf(state, at)?.targets ?? [];
  for (let number = 0; number < col.aimed.length; number++) {
    if (cells[col.aimed[number] + at] !== OPEN) continue;
    if (number >= targets.length) {
      cells[col.aimed[number] + at] = number === 0 ? bearerOf(state, cells[col.from + at]) : NOBODY;
      continue;
    }
    let [count, only] = [0, NOBODY];
    eachAim(state, at, number, (code) => {
      count++;
      only = code;
    });
    if (count > 1) {
      choose(state, ask.aim, 1 << byOf(state, at), number);
      return;
    }
    cells[col.aimed[number] + at] = only;
  }
  perform(state, at, emit);
}

function eachAim(state: State, at: number, number: number, found: (code: number) => void): void {
  const mode = modeOf(state, at);
  if (mode === null) return;
  const taken = number === 0 ? NOBODY : state.cells[col.aimed[0] + at];
  eachTarget(state, mode.targets[number], byOf(state, at), state.cells[col.from + at], taken, found);
}

export const aim: Question<State, Event> = {
  name: 'aim',
  shape: 'one',
  offer(state, _seat, number, offer) {
    eachAim(state, topOf(state), number, (code) => add(offer, code));
  },
  take(state, seat, number, reply, emit) {
    const at = topOf(state);
    state.cells[col.aimed[number] + at] = reply.codes[0];
    if (emit !== null) {
      const source = state.compiled.kinds[state.cells[col.source + at]].id;
      emit({ kind: 'targetChosen', seat, source, target: refOf(state, reply.codes[0]) });
    }
    nextAim(state, emit);
  },
  idle: (state, seat, value, reply) => firstOffered(aim, state, seat, value, reply),
  key: (state, seat, code) => targetKey(state, seat, code),
  blocked: () => [],
  plans: null,
};
