// Attack or defend? The one choice in a battle.

import { add, type Question } from '@duello/kernel';
import { refOf } from '../state/board.ts';
import { ATTACKS, DEFENDS, stanceKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { DEFENDING, NOBODY, type State } from '../state/state.ts';
import { defenceOf } from '../state/strength.ts';
import { performAttack } from './attack.ts';
import { bury } from './deaths.ts';
import { checkWin } from './victory.ts';

/** B631. */
export function startDefending(state: State, slot: number, emit: MaybeEmit): void {
  state.cells[col.marks + slot] |= DEFENDING;
  if (emit !== null) emit({ kind: 'defended', target: refOf(state, slot), defence: defenceOf(state, slot, NOBODY) });
}

/** An attack with all that follows from it. */
export function strike(state: State, slot: number, emit: MaybeEmit): void {
  performAttack(state, slot, emit);
  if (!checkWin(state)) bury(state);
}

/** B630, for the summon in `value`. */
export const stance: Question<State, Event> = {
  name: 'stance',
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    add(offer, ATTACKS);
    add(offer, DEFENDS);
  },
  take(state, _seat, slot, reply, emit) {
    if (reply.codes[0] === DEFENDS) startDefending(state, slot, emit);
    else strike(state, slot, emit);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = ATTACKS;
  },
  key: (_state, _seat, code) => stanceKey(code),
  blocked: () => [],
  plans: null,
};
