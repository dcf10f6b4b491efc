// What would follow from an answer? It is tried in a state that looks the same to whoever chooses.

import {
  asked,
  DECISION,
  decisionOf,
  encode,
  newReply,
  outcome,
  pop,
  questionOf,
  type Reply,
  registerOf,
  runAhead,
  type Seat,
  seatOf,
  stream,
} from '@duello/kernel';
import { program } from '../match/program.ts';
import { questions } from '../match/questions.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ENDINGS } from '../state/frames.ts';
import { copy, type State } from '../state/state.ts';
import { sample } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

/** Nothing that is hidden shows in what is tried, so any state that fits the view will do. */
export const stateOf = (view: View): State => sample(view, stream('preview'));

const reply = newReply();

function take(state: State, seat: Seat, given: Reply, emit: MaybeEmit): void {
  const [question, value] = [questionOf({ questions }, state), registerOf(state)];
  pop(state);
  question.take(state, seat, value, given, emit);
  runAhead(program, state, emit);
  const result = emit === null ? null : outcome({ endings: ENDINGS }, state);
  if (emit !== null && result !== null) emit({ kind: 'gameOver', winner: result.winner, reason: result.reason });
}

/** The state after one pick; null when it can't be picked. */
export function answered(state: State, seat: Seat, pick: string, emit: MaybeEmit = null): State | null {
  if (encode({ questions }, state, { seat, decision: state.words[DECISION], pick }, reply) !== null) return null;
  const after = copy(state);
  take(after, seat, reply, emit);
  return after;
}

/** Goes on as if whoever is asked did not answer. */
export function goOnIdle(state: State, emit: MaybeEmit = null): void {
  const seat = seatOf(asked(state) - 1);
  questionOf({ questions }, state).idle(state, seat, registerOf(state), reply);
  take(state, seat, reply, emit);
}

/** What one pick leads to at once. */
export function eventsAfter(view: View, key: string): readonly Event[] {
  const events: Event[] = [];
  if (view.decision !== null) answered(stateOf(view), view.decision.seat, key, (event) => events.push(event));
  return events;
}

/** True when all picks, one after the other, are answers to the same question. */
export function canPickAll(view: View, picks: readonly string[]): boolean {
  if (view.decision === null) return false;
  const { seat, what } = view.decision;
  let state: State | null = stateOf(view);
  for (const pick of picks) {
    if (state === null || decisionOf({ questions }, state, seat)?.what !== what) return false;
    state = answered(state, seat, pick);
  }
  return state !== null;
}
