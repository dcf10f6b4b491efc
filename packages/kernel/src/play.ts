// How does a match go on? `advance` in place for bots and lab, `apply` without touching the state for everybody else.

import { asked, type Emit, Endless, frameAt, pop, run } from './agenda.ts';
import { type Answer, encode, Refused } from './answer.ts';
import { CONCEDE, IDLE, newReply, questionOf, type Reply, registerOf } from './decision.ts';
import { other, type Rules, type Seat } from './rules.ts';
import { end, outcome, type State } from './state.ts';

type Playable<S extends State, E> = Rules<S, unknown, unknown, E>;

const mildest = newReply();
const read = newReply();

/**
 * Takes a legal reply and runs to the next decision, in place. The reply must be legal: see `refusal`.
 * Where no decision would ever come, the match is a draw by the ending `endless`.
 */
export function advance<S extends State, E>(
  rules: Playable<S, E>,
  state: S,
  seat: Seat,
  reply: Reply,
  emit: Emit<E> | null,
): void {
  try {
    if (take(rules, state, seat, reply, emit)) run(rules.program, state, emit);
  } catch (error) {
    const ending = rules.endings.indexOf('endless') + 1;
    if (!(error instanceof Endless) || ending === 0) throw error;
    end(state, null, ending);
  }
  const result = emit === null ? null : outcome(rules, state);
  if (emit !== null && result !== null) emit(rules.over(result));
}

/** Puts the reply into the state; false while the other seat has still to answer. */
function take<S extends State, E>(
  rules: Playable<S, E>,
  state: S,
  seat: Seat,
  reply: Reply,
  emit: Emit<E> | null,
): boolean {
  if (reply.size === CONCEDE) {
    if (emit !== null) emit(rules.happened('conceded', seat, ''));
    if (rules.concede === undefined) end(state, other(seat), 0);
    else rules.concede(state, seat, emit);
    return true;
  }
  const question = questionOf(rules, state);
  const value = registerOf(state);
  let given = reply;
  if (reply.size === IDLE) {
    if (emit !== null) emit(rules.happened('timedOut', seat, question.name));
    question.idle(state, seat, value, mildest);
    given = mildest;
  }
  const left = asked(state) & ~(1 << seat);
  if (left === 0) pop(state);
  else state.cells[frameAt(state) + 2] = left;
  question.take(state, seat, value, given, emit);
  return left === 0;
}

/** The pure form: a new state and what happened; throws Refused, with the old state untouched, when the answer is not legal. */
export function apply<S extends State, V, O, E>(
  rules: Rules<S, V, O, E>,
  state: S,
  answer: Answer,
): { readonly state: S; readonly events: readonly E[] } {
  const reason = encode(rules, state, answer, read);
  if (reason !== null) throw new Refused(reason);
  const after = rules.copy(state);
  const events: E[] = [];
  advance(rules, after, answer.seat, read, (event) => events.push(event));
  return { state: after, events };
}
