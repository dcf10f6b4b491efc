// What is the smallest game that uses all the kernel offers? A menu from which one player starts whatever a test needs.

import { choose, type Op, push } from './agenda.ts';
import { add, type Plans, type Question, type Reply } from './decision.ts';
import { below, start } from './rng.ts';
import { BadInput, type Json, type Rules, SEATS, type Seat } from './rules.ts';
import { allocate, CHANCE, end, GAME, type State } from './state.ts';

export type ToyEvent =
  | { readonly kind: 'noted'; readonly what: number }
  | { readonly kind: 'rolled'; readonly value: number }
  | { readonly kind: 'hid'; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly values: readonly number[] }
  | { readonly kind: 'conceded' | 'timedOut'; readonly seat: Seat; readonly question: string }
  | { readonly kind: 'over'; readonly winner: Seat | null; readonly reason: string };
export interface ToyOptions {
  readonly length: number;
}
export interface ToyView {
  readonly log: readonly number[];
}

const LOG_SIZE = GAME;
const LOG = GAME + 1;
const LOG_ROOM = 40;
const SECRET = LOG + LOG_ROOM;
const LENGTH = SECRET + 2;
const CELLS = LENGTH + 1 - GAME;

const newToy = (): State => allocate(CELLS, 1);

export const logOf = ({ cells }: State): readonly number[] => [...cells.subarray(LOG, LOG + cells[LOG_SIZE])];

function note(state: State, what: number): void {
  state.cells[LOG + state.cells[LOG_SIZE]] = what;
  state.cells[LOG_SIZE] = Math.min(state.cells[LOG_SIZE] + 1, LOG_ROOM - 1);
}

const NOTE = 1;
const MENU = 2;
const ROLL = 3;
const FLOOD = 4;
const SPIN = 5;
const SHOW = 6;
const WIN = 7;

const ASK_MENU = 0;
const ASK_SOME = 1;
const ASK_ORDER = 2;
const ASK_NUMBER = 3;
const ASK_PLAN = 4;
const ASK_SECRET = 5;
const ASK_OTHER = 6;

const program: readonly Op<State, ToyEvent>[] = [
  // The kernel's own: it waits there for an answer and performs nothing.
  () => {},
  (state, what, _b, _c, emit) => {
    note(state, what);
    emit?.({ kind: 'noted', what });
  },
  (state) => choose(state, ASK_MENU, 1),
  (state, _a, _b, _c, emit) => {
    const value = below(state.words, 6, CHANCE) + 1;
    note(state, value);
    emit?.({ kind: 'rolled', value });
  },
  (state) => {
    push(state, FLOOD);
    push(state, FLOOD);
  },
  (state) => push(state, SPIN),
  (state, _a, _b, _c, emit) => {
    const values = SEATS.map((seat) => state.cells[SECRET + seat]);
    for (const value of values) note(state, value);
    emit?.({ kind: 'showed', values });
  },
  (state, seat) => end(state, seat === 2 ? null : seat === 1 ? 1 : 0, 1),
];

/** What the menu can start; each name is an option's key. */
export const MENU_KEYS = [
  ...['notes', 'some', 'order', 'number', 'plan', 'secret', 'other', 'roll', 'flood', 'spin', 'stop', 'win', 'draw'],
] as const;

function startFrom(state: State, name: string): void {
  if (name === 'stop') return;
  push(state, MENU);
  switch (name) {
    case 'notes':
      for (const what of [3, 2, 1]) push(state, NOTE, what);
      break;
    case 'some':
      choose(state, ASK_SOME, 1);
      break;
    case 'order':
      choose(state, ASK_ORDER, 1);
      break;
    case 'number':
      choose(state, ASK_NUMBER, 1, 4);
      break;
    case 'plan':
      choose(state, ASK_PLAN, 1);
      break;
    case 'secret':
      push(state, SHOW);
      choose(state, ASK_SECRET, 3);
      break;
    case 'other':
      choose(state, ASK_OTHER, 2);
      break;
    case 'roll':
      push(state, ROLL);
      break;
    case 'flood':
      push(state, FLOOD);
      break;
    case 'spin':
      push(state, SPIN);
      break;
    case 'win':
      push(state, WIN, 0);
      break;
    default:
      push(state, WIN, 2);
  }
}

type Toy = Question<State, ToyEvent>;
const asks = (
  name: string,
  shape: Toy['shape'],
  offer: Toy['offer'],
  take: Toy['take'],
  more: Partial<Toy> = {},
): Toy => ({
  name,
  shape,
  offer,
  take,
  idle: (_state, _seat, _value, reply) => set(reply, [1]),
  key: (_state, _seat, code) => `k${code}`,
  blocked: () => [],
  plans: null,
  ...more,
});

const offers =
  (...codes: readonly number[]): Toy['offer'] =>
  (_state, _seat, _value, offer) => {
    for (const code of codes) add(offer, code);
  };

export function set(reply: Reply, codes: readonly number[]): void {
  reply.size = codes.length;
  reply.codes.set(codes);
}
const noteAll: Toy['take'] = (state, _seat, _value, { size, codes }) => {
  for (const code of codes.subarray(0, size)) note(state, code);
};

/** A plan is a list of numbers from 1 up that add up to 5 at most. */
const plans: Plans<State> = {
  refuse: (_state, _seat, { size, codes }) => {
    const list = [...codes.subarray(0, Math.max(0, size))];
    const sum = list.reduce((all, code) => all + code, 0);
    return sum <= 5 && list.every((code) => code > 0) ? null : { code: 'tooMuch', clause: 'T1', values: { sum } };
  },
  complete: () => ({ legal: true, reason: null, next: [], blocked: [], sums: {} }),
  grow: () => {},
  random: (_state, _seat, rng, reply) => set(reply, [1 + below(rng, 5)]),
  read: (_state, _seat, words, reply) => {
    if (!Array.isArray(words)) return { code: 'noList', clause: 'T2', values: {} };
    set(
      reply,
      words.map((entry: Json) => Number(entry)),
    );
    return null;
  },
  write: (_state, _seat, { size, codes }) => [...codes.subarray(0, size)],
};

const green = { code: 'outOfSeason', clause: 'T3', values: { colour: 'green' } };

const questions: readonly Toy[] = [
  asks(
    'menu',
    'one',
    (_state, _seat, _value, offer) => {
      for (const index of MENU_KEYS.keys()) add(offer, index);
    },
    (state, _seat, _value, reply) => startFrom(state, MENU_KEYS[reply.codes[0]]),
    {
      key: (_state, _seat, code) => MENU_KEYS[code],
      blocked: () => [{ key: 'green', reason: green }],
      idle: (_state, _seat, _value, reply) => set(reply, [0]),
    },
  ),
  asks(
    'some',
    'some',
    (_state, _seat, _value, offer) => {
      offer.min = 1;
      offer.max = 3;
      add(offer, 1, 2);
      add(offer, 2, 1);
      add(offer, 3, 1);
    },
    noteAll,
  ),
  asks('order', 'order', offers(1, 2, 3), noteAll),
  asks(
    'number',
    'number',
    (_state, _seat, value, offer) => {
      offer.min = -1;
      offer.max = value;
    },
    noteAll,
  ),
  asks('plan', 'plan', () => {}, noteAll, { plans, idle: (_state, _seat, _value, reply) => set(reply, []) }),
  asks('secret', 'one', offers(1, 2, 3), (state, seat, _value, reply, emit) => {
    state.cells[SECRET + seat] = reply.codes[0];
    emit?.({ kind: 'hid', seat });
  }),
  asks('other', 'one', offers(1, 2), noteAll),
];

function options(input: unknown): ToyOptions {
  const given = typeof input === 'object' && input !== null && 'length' in input ? input.length : 0;
  if (typeof given !== 'number') throw new BadInput('options.length', 'must be a number');
  return { length: given };
}

export const toy: Rules<State, ToyView, ToyOptions, ToyEvent> = {
  id: 'toy',
  version: 3,
  program,
  questions,
  endings: ['reached'],
  options,
  shorten: ({ length }) => (length === 0 ? {} : { length }),
  setup: (seed, { length }, emit) => {
    const state = newToy();
    start(state.words, CHANCE, seed);
    state.cells[LENGTH] = length;
    emit?.({ kind: 'noted', what: 0 });
    choose(state, ASK_MENU, 1);
    state.words[0] = 1;
    return state;
  },
  copy: (from, into = newToy()) => {
    into.all.set(from.all);
    return into;
  },
  view: (state) => ({ log: logOf(state) }),
  sample: () => newToy(),
  see: (event) => event,
  reveals: ({ kind }) => kind === 'rolled' || kind === 'showed',
  happened: (kind, seat, question) => ({ kind, seat, question }),
  over: ({ winner, reason }) => ({ kind: 'over', winner, reason }),
};
