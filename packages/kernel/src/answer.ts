// How does an answer read in words? Options by key, with the decision's id; and back to numbers, or refused with a reason.

import { asked } from './agenda.ts';
import {
  type Asks,
  type Blocked,
  because,
  CONCEDE,
  IDLE,
  isAsked,
  newOffer,
  offerTo,
  questionOf,
  type Reply,
  refusal,
  registerOf,
  type Shape,
} from './decision.ts';
import { type Json, type Reason, SEATS, type Seat } from './rules.ts';
import { DECISION, type State } from './state.ts';

export type AnswerBody =
  | { readonly pick: string }
  | { readonly picks: readonly string[] }
  | { readonly order: readonly string[] }
  | { readonly number: number }
  | { readonly plan: Json }
  | { readonly concede: true }
  | { readonly idle: true };
/** `decision` is the id of the decision it answers: an answer to an older one is stale. */
export type Answer = { readonly seat: Seat; readonly decision: number } & AnswerBody;

/** What one seat is asked, for a table or a bot. */
export interface Decision {
  readonly id: number;
  readonly seat: Seat;
  readonly what: string;
  readonly shape: Shape;
  readonly options: readonly { readonly key: string; readonly limit: number }[];
  readonly min: number;
  readonly max: number;
  readonly blocked: readonly Blocked[];
}

export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    const values = Object.entries(reason.values).map(([name, value]) => `${name} ${value}`);
    super([reason.code, ...values].join(', ') + (reason.clause === null ? '' : ` (${reason.clause})`));
    this.name = 'Refused';
    this.reason = reason;
  }
}

const scratch = newOffer();

/** What is asked of a seat, or null. */
export function decisionOf<S extends State, E>(rules: Asks<S, E>, state: S, seat: Seat): Decision | null {
  if (!isAsked(state, seat)) return null;
  const question = questionOf(rules, state);
  offerTo(rules, state, seat, scratch);
  const options = [];
  for (let i = 0; i < scratch.count; i++) {
    options.push({ key: question.key(state, seat, scratch.codes[i]), limit: scratch.limits[i] });
  }
  return {
    id: state.words[DECISION],
    seat,
    what: question.name,
    shape: question.shape,
    options,
    min: scratch.min,
    max: scratch.max,
    blocked: question.blocked(state, seat, registerOf(state)),
  };
}

/** Everything that is asked now; nothing when the match is over. */
export const pending = <S extends State, E>(rules: Asks<S, E>, state: S): readonly Decision[] =>
  SEATS.map((seat) => decisionOf(rules, state, seat)).filter((decision) => decision !== null);

/** Turns words into numbers; returns why not when they don't fit the question. */
export function encode<S extends State, E>(rules: Asks<S, E>, state: S, answer: Answer, reply: Reply): Reason | null {
  if (asked(state) === 0) return because('over');
  if (answer.seat !== 0 && answer.seat !== 1) return because('notAsked');
  // Seat, decision, and one answer: from outside there may be more, or a concede that is false.
  if (Object.keys(answer).length !== 3) return because('otherShape');
  if ('concede' in answer) {
    reply.size = CONCEDE;
    return answer.concede === true ? null : because('otherShape');
  }
  // First of all: the number of the decision is nothing for a seat that is not asked.
  if (!isAsked(state, answer.seat)) return because('notAsked');
  if (answer.decision !== state.words[DECISION]) return because('stale', { decision: state.words[DECISION] });
  if ('idle' in answer) {
    reply.size = IDLE;
    return answer.idle === true ? null : because('otherShape');
  }
  return read(rules, state, answer, reply) ?? refusal(rules, state, answer.seat, reply);
}

function read<S extends State, E>(rules: Asks<S, E>, state: S, answer: Answer, reply: Reply): Reason | null {
  const question = questionOf(rules, state);
  const { shape } = question;
  if (shape === 'plan' && question.plans !== null && 'plan' in answer) {
    return question.plans.read(state, answer.seat, answer.plan, reply);
  }
  if (shape === 'number' && 'number' in answer) {
    if (!Number.isInteger(answer.number) || Math.abs(answer.number) > 32767) return because('notAWholeNumber');
    reply.size = 1;
    reply.codes[0] = answer.number;
    return null;
  }
  if (shape === 'one' && 'pick' in answer) return readKeys(rules, state, answer.seat, [answer.pick], reply);
  if (shape === 'some' && 'picks' in answer) return readKeys(rules, state, answer.seat, answer.picks, reply);
  if (shape === 'order' && 'order' in answer) return readKeys(rules, state, answer.seat, answer.order, reply);
  return because('otherShape', { shape });
}

function readKeys<S extends State, E>(
  rules: Asks<S, E>,
  state: S,
  seat: Seat,
  keys: readonly string[],
  reply: Reply,
): Reason | null {
  if (!Array.isArray(keys) || keys.length > reply.codes.length) return because('notOffered');
  const question = questionOf(rules, state);
  offerTo(rules, state, seat, scratch);
  const codes = new Map<string, number>();
  for (let i = 0; i < scratch.count; i++) codes.set(question.key(state, seat, scratch.codes[i]), scratch.codes[i]);
  reply.size = 0;
  for (const key of keys) {
    const code = codes.get(key);
    if (code === undefined) {
      const blocked = question.blocked(state, seat, registerOf(state)).find((entry) => entry.key === key);
      return blocked?.reason ?? because('unknownOption', { key: String(key), offered: [...codes.keys()].join(' ') });
    }
    reply.codes[reply.size++] = code;
  }
  return null;
}

/** Turns numbers into words. The reply must be legal. */
export function decode<S extends State, E>(rules: Asks<S, E>, state: S, seat: Seat, reply: Reply): Answer {
  const to = { seat, decision: state.words[DECISION] };
  if (reply.size === CONCEDE) return { ...to, concede: true };
  if (reply.size === IDLE) return { ...to, idle: true };
  const question = questionOf(rules, state);
  if (question.plans !== null) return { ...to, plan: question.plans.write(state, seat, reply) };
  const keys = [...reply.codes.subarray(0, reply.size)].map((code) => question.key(state, seat, code));
  switch (question.shape) {
    case 'one':
      return { ...to, pick: keys[0] };
    case 'number':
      return { ...to, number: reply.codes[0] };
    case 'order':
      return { ...to, order: keys };
    default:
      return { ...to, picks: keys };
  }
}
