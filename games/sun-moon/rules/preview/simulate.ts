// What would happen if nobody did anything more? A state made from a view runs on by the rules, and every question gets the
// answer of somebody who does not answer. What the viewer can't see is blank: a preview knows no more than its view.

import { asked, DEPTH, newReply, pop, questionOf, registerOf, runAhead, seatOf } from '@duello/kernel';
import { program } from '../match/program.ts';
import { questions } from '../match/questions.ts';
import type { Event } from '../state/events.ts';
import { copy, type State } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

/** What the view tells, with nothing left to be done. */
export function scratchOf(view: View): State {
  const state = copy(loadView(view));
  state.cells[DEPTH] = 0;
  return state;
}

const reply = newReply();

/** Runs on until `stop` says so at a question, or until nothing is left to be done. */
export function runIdle(state: State, emit: (event: Event) => void, stop: () => boolean): void {
  runAhead(program, state, emit);
  while (asked(state) !== 0 && !stop()) {
    const [question, value, seat] = [questionOf({ questions }, state), registerOf(state), seatOf(asked(state) - 1)];
    question.idle(state, seat, value, reply);
    pop(state);
    question.take(state, seat, value, reply, emit);
    runAhead(program, state, emit);
  }
}
