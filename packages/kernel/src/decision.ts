// What may be answered? The five shapes of a question, answers as numbers, and whether one is legal.

import { asked, type Emit, frameAt } from './agenda.ts';
import { below, fraction, type Rng, shuffle } from './rng.ts';
import type { Json, Reason, Seat } from './rules.ts';
import type { State } from './state.ts';

/** Pick one option; pick some, with copies; put all in order; name a number; compose a plan too large to list. */
export type Shape = 'one' | 'some' | 'order' | 'number' | 'plan';

const room = (): Int16Array => new Int16Array(512);

/** What is offered, as numbers, in a buffer that is used again and again. */
export interface Offer {
  count: number;
  readonly codes: Int16Array;
  /** How often each code may be picked (`some` only). */
  readonly limits: Int16Array;
  /** How many picks (`some`), or the range (`number`). */
  min: number;
  max: number;
}
export const newOffer = (): Offer => ({ count: 0, codes: room(), limits: room(), min: 0, max: 0 });

export function add(offer: Offer, code: number, limit = 1): void {
  offer.codes[offer.count] = code;
  offer.limits[offer.count] = limit;
  offer.count++;
}

/** An answer as numbers. A negative size is not an answer to the question: see CONCEDE and IDLE. */
export interface Reply {
  size: number;
  readonly codes: Int16Array;
}
export const newReply = (): Reply => ({ size: 0, codes: room() });
/** Giving up, possible at any time. */
export const CONCEDE = -1;
/** No answer in time: the question's own mildest answer is taken. */
export const IDLE = -2;

/** Something that looks possible and is not, with its reason. */
export type Blocked = { readonly key: string; readonly reason: Reason };

export interface Completion {
  /** True when the plan may be sent as it is. */
  readonly legal: boolean;
  readonly reason: Reason | null;
  /** What could be added now, and what could not and why. */
  readonly next: readonly string[];
  readonly blocked: readonly Blocked[];
  /** Sums the composer wants to see, by the game's own names. */
  readonly sums: { readonly [name: string]: number };
}

/** How a plan is checked, composed, drawn at random, read and written. */
export interface Plans<S extends State> {
  refuse(state: S, seat: Seat, reply: Reply): Reason | null;
  complete(state: S, seat: Seat, partial: Json): Completion;
  /** Every legal plan that is one step larger; the reply handed over is used again for the next. */
  grow(state: S, seat: Seat, reply: Reply, found: (larger: Reply) => void): void;
  random(state: S, seat: Seat, rng: Rng, reply: Reply): void;
  read(state: S, seat: Seat, words: Json, reply: Reply): Reason | null;
  write(state: S, seat: Seat, reply: Reply): Json;
}

/** A question a game can ask. `value` is the register that was given to `choose`. */
export interface Question<S extends State, E> {
  /** A public word for what is being thought about. */
  readonly name: string;
  readonly shape: Shape;
  /** Writes codes, limits and bounds; count, min and max are 0 when it is called. */
  offer(state: S, seat: Seat, value: number, offer: Offer): void;
  /** Puts the answer into effect, or keeps it in the state until the other seat has answered too. */
  take(state: S, seat: Seat, value: number, reply: Reply, emit: Emit<E> | null): void;
  /** The answer of somebody who does not answer. */
  idle(state: S, seat: Seat, value: number, reply: Reply): void;
  key(state: S, seat: Seat, code: number): string;
  blocked(state: S, seat: Seat, value: number): readonly Blocked[];
  readonly plans: Plans<S> | null;
}

export type Asks<S extends State, E> = { readonly questions: readonly Question<S, E>[] };

/** The question that is open, and its value; call only while somebody is asked. */
export const questionOf = <S extends State, E>(rules: Asks<S, E>, state: S): Question<S, E> =>
  rules.questions[state.cells[frameAt(state) + 1]];
export const registerOf = (state: State): number => state.cells[frameAt(state) + 3];
export const isAsked = (state: State, seat: Seat): boolean => (asked(state) & (1 << seat)) !== 0;

export function offerTo<S extends State, E>(rules: Asks<S, E>, state: S, seat: Seat, offer: Offer): void {
  offer.count = 0;
  offer.min = 0;
  offer.max = 0;
  questionOf(rules, state).offer(state, seat, registerOf(state), offer);
}

/** How a game says why not: each of its codes with the clause or ruling that forbids it. */
export const becauseOf =
  <Code extends string>(clauses: Readonly<Record<Code, string>>) =>
  (code: Code, values: Reason['values'] = {}): Reason => ({ code, clause: clauses[code], values });
export const because = (code: string, values: Reason['values'] = {}): Reason => ({ code, clause: null, values });

const scratch = newOffer();

/** Why this reply can't be given now, or null when it can. */
export function refusal<S extends State, E>(rules: Asks<S, E>, state: S, seat: Seat, reply: Reply): Reason | null {
  if (asked(state) === 0) return because('over');
  if (reply.size === CONCEDE) return null;
  if (!isAsked(state, seat)) return because('notAsked');
  if (reply.size === IDLE) return null;
  const question = questionOf(rules, state);
  if (question.plans !== null) return question.plans.refuse(state, seat, reply);
  offerTo(rules, state, seat, scratch);
  switch (question.shape) {
    case 'one':
      return reply.size === 1 && limitOf(scratch, reply.codes[0]) > 0 ? null : because('notOffered');
    case 'number':
      return reply.size === 1 && reply.codes[0] >= scratch.min && reply.codes[0] <= scratch.max
        ? null
        : because('outOfRange', { min: scratch.min, max: scratch.max });
    case 'order':
      return reply.size === scratch.count && withinLimits(scratch, reply) ? null : because('notAnOrder');
    default:
      if (reply.size < scratch.min) return because('tooFew', { min: scratch.min });
      if (reply.size > scratch.max) return because('tooMany', { max: scratch.max });
      return withinLimits(scratch, reply) ? null : because('notOffered');
  }
}

function limitOf(offer: Offer, code: number): number {
  for (let i = 0; i < offer.count; i++) if (offer.codes[i] === code) return offer.limits[i];
  return 0;
}

function withinLimits(offer: Offer, reply: Reply): boolean {
  for (let i = 0; i < reply.size; i++) {
    const code = reply.codes[i];
    let copies = 0;
    for (let j = 0; j < reply.size; j++) if (reply.codes[j] === code) copies++;
    if (copies > limitOf(offer, code)) return false;
  }
  return true;
}

/** A legal reply, every one equally likely. */
export function randomReply<S extends State, E>(rules: Asks<S, E>, state: S, seat: Seat, rng: Rng, reply: Reply): void {
  const question = questionOf(rules, state);
  if (question.plans !== null) {
    question.plans.random(state, seat, rng, reply);
    return;
  }
  offerTo(rules, state, seat, scratch);
  reply.size = 1;
  switch (question.shape) {
    case 'one':
      reply.codes[0] = scratch.codes[below(rng, scratch.count)];
      return;
    case 'number':
      reply.codes[0] = scratch.min + below(rng, scratch.max - scratch.min + 1);
      return;
    case 'order':
      reply.size = scratch.count;
      for (let i = 0; i < scratch.count; i++) reply.codes[i] = scratch.codes[i];
      shuffle(rng, reply.codes, 0, scratch.count);
      return;
    default:
      randomSome(scratch, rng, reply);
  }
}

let ways = new Float64Array(1024);

/** Every legal selection equally likely: counts how many ways the options from `i` on can make up `left` picks. */
function randomSome(offer: Offer, rng: Rng, reply: Reply): void {
  const { count, codes, limits, min, max } = offer;
  const width = max + 1;
  if (ways.length < (count + 1) * width) ways = new Float64Array((count + 1) * width);
  for (let picked = 0; picked < width; picked++) ways[count * width + picked] = picked >= min ? 1 : 0;
  for (let i = count - 1; i >= 0; i--) {
    for (let picked = 0; picked < width; picked++) {
      let sum = 0;
      for (let n = 0; n <= limits[i] && picked + n < width; n++) sum += ways[(i + 1) * width + picked + n];
      ways[i * width + picked] = sum;
    }
  }
  reply.size = 0;
  for (let i = 0; i < count; i++) {
    let ticket = fraction(rng) * ways[i * width + reply.size];
    const most = Math.min(limits[i], max - reply.size);
    let n = 0;
    for (; n < most; n++) {
      ticket -= ways[(i + 1) * width + reply.size + n];
      if (ticket < 0) break;
    }
    for (; n > 0; n--) reply.codes[reply.size++] = codes[i];
  }
}

/** What is answered for somebody who does not answer, where nothing is milder: the first option. */
export function firstOffered<S extends State, E>(
  question: Pick<Question<S, E>, 'offer'>,
  state: S,
  seat: Seat,
  value: number,
  reply: Reply,
): void {
  scratch.count = 0;
  question.offer(state, seat, value, scratch);
  reply.size = 1;
  reply.codes[0] = scratch.codes[0];
}

const NO = 0;
const YES = 1;

/** A question of yes or no; who does not answer says no. */
export const yesOrNo = <S extends State, E>(
  name: string,
  take: (state: S, seat: Seat, yes: boolean, emit: Emit<E> | null) => void,
): Question<S, E> => ({
  name,
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    add(offer, YES);
    add(offer, NO);
  },
  take: (state, seat, _value, reply, emit) => take(state, seat, reply.codes[0] === YES, emit),
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = NO;
  },
  key: (_state, _seat, code) => (code === YES ? 'yes' : 'no'),
  blocked: () => [],
  plans: null,
});

/** Every question as a record of one shape: these are read fastest, and at every decision. */
export const sameShape = <Q extends object>(question: Q): Q => ({ ...yesOrNo('', () => {}), ...question });
