// What would follow from an answer? It is tried on a copy, for whoever only looks ahead from a view.

import {
  asked,
  DECISION,
  type Emit,
  encode,
  newReply,
  type Op,
  pop,
  type Question,
  questionOf,
  registerOf,
  runAhead,
  type State,
  seatOf,
} from '@duello/kernel';

interface Tried<S extends State, E> {
  readonly questions: readonly Question<S, E>[];
  readonly program: readonly Op<S, E>[];
  copy(state: S): S;
}

const reply = newReply();

/** The state after one pick of whoever is asked, or after none of their own; null when it can't be picked. */
export function tried<S extends State, E>(rules: Tried<S, E>, before: S, pick: string | null, emit: Emit<E>): S | null {
  const state = rules.copy(before);
  const [question, value, seat] = [questionOf(rules, state), registerOf(state), seatOf(asked(state) - 1)];
  if (pick === null) question.idle(state, seat, value, reply);
  else if (encode(rules, state, { seat, decision: state.words[DECISION], pick }, reply) !== null) return null;
  pop(state);
  question.take(state, seat, value, reply, emit);
  runAhead(rules.program, state, emit);
  return state;
}
