// What will the coming battle bring? It is played on a copy of the state, with stances as somebody would choose them.

import { asked, DEPTH, newReply, pop, push, questionOf, registerOf, runAhead, type Seat, seatOf } from '@duello/kernel';
import { findTarget } from '../battle/search.ts';
import { stance } from '../battle/stance.ts';
import { program } from '../match/program.ts';
import { questions } from '../match/questions.ts';
import { ATTACKS, DEFENDS } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { copy, NOBODY, type State } from '../state/state.ts';
import type { View } from '../view/view-types.ts';
import { stateOf } from './trial.ts';

/** What its owner would have a summon do; `auto` attacks if there is a target and defends otherwise (BR49). */
export type Stance = 'attack' | 'defend' | 'auto';

/** Nothing comes after the battle. */
const battleAlone = program.map((op, number) => (number === frame.upkeep ? () => {} : op));

const reply = newReply();

/** The Battle phase of a seat if it began now, as far as a view tells. */
export const comingBattle = (
  view: View,
  seat: Seat,
  stanceOf: (id: number) => Stance = () => 'auto',
): readonly Event[] => forecast(stateOf(view), seat, stanceOf);

/** Everything that happens in the Battle phase of a seat if it began now; nothing while deaths are dealt with. */
export function forecast(state: State, seat: Seat, stanceOf: (slot: number) => Stance): readonly Event[] {
  if (state.cells[col.deathsRun] === 1) return [];
  const events: Event[] = [];
  const emit = (event: Event): void => {
    events.push(event);
  };
  const trial = copy(state);
  trial.cells[DEPTH] = 0;
  push(trial, frame.battle, seat);
  runAhead(battleAlone, trial, emit);
  while (asked(trial) !== 0) {
    const question = questionOf({ questions }, trial);
    const value = registerOf(trial);
    const asks = seatOf(asked(trial) === 1 ? 0 : 1);
    if (question.name === stance.name) choose(trial, value, stanceOf(value));
    else question.idle(trial, asks, value, reply);
    pop(trial);
    question.take(trial, asks, value, reply, emit);
    runAhead(battleAlone, trial, emit);
  }
  return events;
}

function choose(state: State, slot: number, wanted: Stance): void {
  const defends = wanted === 'defend' || (wanted === 'auto' && findTarget(state, slot) === NOBODY);
  reply.size = 1;
  reply.codes[0] = defends ? DEFENDS : ATTACKS;
}
