// What can a player do in the own turn, and as an answer? Play, use a skill or an ability, attack, end or pass.

import { add, type Blocked, choose, type Offer, pop, push, type Question, type Seat } from '@duello/kernel';
import { ACTION_LIMIT, CHAIN_LIMIT } from '../../cards/numbers.ts';
import { ABILITIES, ATTACKS, abilityCode, actKey, END, indexOf, PASS, SKILLS, slotOf } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { isFirstCopy } from '../state/in-hand.ts';
import { because, type ReasonCode } from '../state/reasons.ts';
import { ABILITY, ATTACK, EMPTY, IN_MAIN, PLAY, SKILL, type State } from '../state/state.ts';
import { announce } from './announce.ts';
import { FRESH } from './commit.ts';
import {
  cantActivate,
  cantAttack,
  cantPlay,
  cantUseSkill,
  eachAbility,
  leastPrice,
  mightRespond,
  roomOf,
  whyNotPlay,
} from './legal.ts';

/** S601: any number of actions; SR50 ends a turn that has had too many. */
export function main(state: State, seat: Seat, emit: MaybeEmit): void {
  state.cells[col.phase] = IN_MAIN;
  if (state.cells[col.actions] >= ACTION_LIMIT) {
    if (emit !== null) emit({ kind: 'actionLimit', seat });
    push(state, frame.endTurn, seat);
    return;
  }
  push(state, frame.main, seat);
  choose(state, ask.act, 1 << seat);
}

/** SR20 to SR23: asked again after each response until a pass, or until nothing is possible on public grounds (SR55). */
export function openWindow(state: State, seat: Seat, fresh: number, emit: MaybeEmit): void {
  if (fresh === FRESH && emit !== null && state.cells[col.chainSize] >= CHAIN_LIMIT) emit({ kind: 'chainFull' });
  if (!mightRespond(state, seat) || state.cells[col.actions] >= ACTION_LIMIT) return;
  if (fresh === FRESH && emit !== null) {
    emit({ kind: 'windowOpened', seat, on: state.cells[col.chainSize] > 0 ? 'action' : 'endOfTurn' });
  }
  push(state, frame.window, seat);
  choose(state, ask.respond, 1 << seat);
}

/** S602 to S604, S702 to S704. */
function offerActions(state: State, seat: Seat, response: boolean, offer: Offer): void {
  const { cells, compiled } = state;
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    const kind = cells[col.hand[seat] + i];
    if (isFirstCopy(state, seat, i) && cantPlay(state, seat, kind, response) === null) add(offer, kind);
  }
  for (let skill = 0; skill < compiled.skills.length; skill++) {
    if (cantUseSkill(state, seat, skill) === null) add(offer, SKILLS + skill);
  }
  eachAbility(state, seat, (slot, index, ability) => {
    if (cantActivate(state, seat, slot, ability) === null) add(offer, abilityCode(slot, index));
  });
}

/** Begins to announce an action by its code; END and PASS are none. */
export function begin(state: State, seat: Seat, code: number, emit: MaybeEmit): void {
  if (code < SKILLS) announce(state, seat, PLAY, EMPTY, 0, code, emit);
  else if (code < ABILITIES) announce(state, seat, SKILL, EMPTY, code - SKILLS, EMPTY, emit);
  else if (code < ATTACKS) announce(state, seat, ABILITY, slotOf(code), indexOf(code), EMPTY, emit);
  else announce(state, seat, ATTACK, code - ATTACKS, 0, EMPTY, emit);
}

export const act: Question<State, Event> = {
  name: 'act',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const { cells } = state;
    offerActions(state, seat, false, offer);
    for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
      const slot = cells[col.row[seat] + i];
      if (cantAttack(state, slot) === null) add(offer, ATTACKS + slot);
    }
    add(offer, END);
  },
  take(state, seat, _value, reply, emit) {
    if (reply.codes[0] !== END) {
      begin(state, seat, reply.codes[0], emit);
      return;
    }
    pop(state);
    push(state, frame.endTurn, seat);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = END;
  },
  key: (state, seat, code) => actKey(state, seat, code),
  blocked: (state, seat) => [...blockedActions(state, seat, false), ...blockedAttacks(state, seat)],
  plans: null,
};

export const respond: Question<State, Event> = {
  name: 'respond',
  shape: 'one',
  offer(state, seat, _value, offer) {
    offerActions(state, seat, true, offer);
    add(offer, PASS);
  },
  take(state, seat, _value, reply, emit) {
    if (reply.codes[0] !== PASS) {
      begin(state, seat, reply.codes[0], emit);
      return;
    }
    pop(state);
    if (emit !== null) emit({ kind: 'passed', seat });
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = PASS;
  },
  key: (state, seat, code) => actKey(state, seat, code),
  blocked: (state, seat) => blockedActions(state, seat, true),
  plans: null,
};

function blockedActions(state: State, seat: Seat, response: boolean): readonly Blocked[] {
  const { cells, compiled } = state;
  const blocked: Blocked[] = [];
  const note = (code: number, why: ReasonCode | null, cost: number): void => {
    if (why === null) return;
    const values = why === 'tooTired' ? { cost, room: roomOf(state, seat) } : {};
    blocked.push({ key: actKey(state, seat, code), reason: because(why, values) });
  };
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    const kind = cells[col.hand[seat] + i];
    if (isFirstCopy(state, seat, i)) note(kind, whyNotPlay(state, seat, kind, response), compiled.kinds[kind].cost);
  }
  compiled.skills.forEach((skill, number) => {
    note(SKILLS + number, cantUseSkill(state, seat, number), leastPrice(skill));
  });
  eachAbility(state, seat, (slot, index, ability) => {
    note(abilityCode(slot, index), cantActivate(state, seat, slot, ability), leastPrice(ability));
  });
  return blocked;
}

function blockedAttacks(state: State, seat: Seat): readonly Blocked[] {
  const { cells } = state;
  const row = [...cells.subarray(col.row[seat], col.row[seat] + cells[col.rowSize[seat]])];
  return row.flatMap((slot) => {
    const why = cantAttack(state, slot);
    return why === null ? [] : [{ key: actKey(state, seat, ATTACKS + slot), reason: because(why) }];
  });
}
