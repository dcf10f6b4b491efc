// How fast is a game? One core, in place, no events; beside a fixed loop, so that two machines can be compared.

import {
  advance,
  apply,
  asked,
  decisionOf,
  decode,
  isOver,
  newReply,
  type Reply,
  type Rng,
  randomReply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '../game/game.ts';

interface Bench {
  readonly game: string;
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly copyNanoseconds: number;
  readonly viewMicroseconds: number;
  readonly sampleMicroseconds: number;
  readonly applyMicroseconds: number;
  /** What a search does at each node: copy a state, answer, score what comes of it. */
  readonly nodesPerSecond: number;
  readonly stateBytes: number;
  readonly loopPerSecond: number;
}

export interface BenchReport {
  readonly bench: Bench;
  readonly decisionsPerMatch: number;
  /** What a decision in the last quarter of a match costs against one in the first. */
  readonly lateAgainstEarly: number;
}

const now = (): number => performance.now();

/** Steps a second of a loop that every machine can run: the same integer arithmetic, never optimised away. */
function loopSpeed(milliseconds: number): number {
  const STEPS = 1_000_000;
  let value = 1;
  let steps = 0;
  const start = now();
  while (now() - start < milliseconds) {
    for (let i = 0; i < STEPS; i++) value = (Math.imul(value, 1664525) + 1013904223) ^ (value >>> 15);
    steps += STEPS;
  }
  const seconds = (now() - start) / 1000;
  return value === 0 ? 0 : steps / seconds;
}

const reply = newReply();

const seatAsked = (state: State): Seat => ((asked(state) & 1) !== 0 ? 0 : 1);

/** One random answer, in place and unseen. */
function playOne<S extends State, V, O, E>({ rules }: Game<S, V, O, E>, state: S, rng: Rng): void {
  const seat = seatAsked(state);
  randomReply(rules, state, seat, rng, reply);
  advance(rules, state, seat, reply, null);
}

interface Playing {
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
}

function playFor<S extends State, V, O, E>(game: Game<S, V, O, E>, options: O, milliseconds: number): Playing {
  const rng = stream('bench');
  let matches = 0;
  let decisions = 0;
  const start = now();
  while (now() - start < milliseconds) {
    const state = game.rules.setup(`bench/${matches++}`, options, null);
    for (; !isOver(state); decisions++) playOne(game, state, rng);
  }
  return { matches, decisions, seconds: (now() - start) / 1000 };
}

/** Positions are taken from so many matches, one in so many: few enough to stay in the processor's cache, as in a search. */
const MATCHES = 10;
const SPARSE = 24;

/** A position from somewhere in a match, with a legal answer. */
interface Position<S> {
  readonly state: S;
  readonly seat: Seat;
  readonly reply: Reply;
}

function positions<S extends State, V, O, E>(game: Game<S, V, O, E>, options: O): readonly Position<S>[] {
  const rng = stream('positions');
  const found: Position<S>[] = [];
  for (let match = 0; match < MATCHES; match++) {
    const state = game.rules.setup(`positions/${match}`, options, null);
    for (let n = 0; !isOver(state); n++) {
      const seat = seatAsked(state);
      randomReply(game.rules, state, seat, rng, reply);
      if (n % SPARSE === 0)
        found.push({ state: game.rules.copy(state), seat, reply: { ...reply, codes: reply.codes.slice() } });
      advance(game.rules, state, seat, reply, null);
    }
  }
  return found;
}

/** What a decision in the last quarter of a match costs against one in the first: each match is played to count, then to time. */
function lateCost<S extends State, V, O, E>(game: Game<S, V, O, E>, options: O, milliseconds: number): number {
  const cost = [0, 0];
  const start = now();
  for (let match = 0; match === 0 || now() - start < milliseconds; match++) {
    const begin = (): S => game.rules.setup(`late/${match}`, options, null);
    const play = (state: S, rng: Rng, most: number): number => {
      let n = 0;
      for (; n < most && !isOver(state); n++) playOne(game, state, rng);
      return n;
    };
    const quarter = play(begin(), stream(`late/${match}`), Number.POSITIVE_INFINITY) >> 2;
    const state = begin();
    const rng = stream(`late/${match}`);
    const from = now();
    play(state, rng, quarter);
    const middle = now();
    play(state, rng, 2 * quarter);
    const late = now();
    play(state, rng, quarter);
    cost[0] += middle - from;
    cost[1] += now() - late;
  }
  return cost[1] / cost[0];
}

/** Calls over all items again and again; returns the seconds that one call takes. */
function repeat<T>(items: readonly T[], milliseconds: number, call: (item: T) => void): number {
  let calls = 0;
  const start = now();
  do {
    for (const item of items) call(item);
    calls += items.length;
  } while (now() - start < milliseconds);
  return (now() - start) / 1000 / calls;
}

/** Seconds that one call takes, once it is warm. */
function timeOf<T>(items: readonly T[], milliseconds: number, call: (item: T) => void): number {
  repeat(items, PART_WARM_UP, call);
  return repeat(items, milliseconds, call);
}

/** Until the engine has compiled what it runs, nothing is measured; the time given is for measuring alone. */
const WARM_UP = 600;
const PART_WARM_UP = 60;
/** Shares of the time: about half for whole matches, the rest for its parts. */
export const BENCH_PARTS = 15;

export function bench<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  seconds: number,
  told: (done: number) => void = () => {},
): BenchReport {
  const { rules } = game;
  const part = (1000 * seconds) / BENCH_PARTS;
  const options = rules.options({});
  playFor(game, options, WARM_UP);
  const playing = playFor(game, options, 7 * part);
  told(7);
  const loop = loopSpeed(part);
  told(8);
  const few = positions(game, options);
  const scratch = rules.copy(few[0].state);
  const copy = timeOf(few, part, ({ state }) => rules.copy(state, scratch));
  told(9);
  const view = timeOf(few, part, ({ state, seat }) => {
    rules.view(state, seat);
    decisionOf(rules, state, seat);
  });
  told(10);
  const views = few.map(({ state, seat }) => rules.view(state, seat));
  const rng = stream('samples');
  const sample = timeOf(views, part, (one) => rules.sample(one, rng, scratch));
  told(11);
  const answers = few.map(({ state, seat, reply: given }) => ({ state, answer: decode(rules, state, seat, given) }));
  const applied = timeOf(answers, part, ({ state, answer }) => apply(rules, state, answer));
  told(12);
  const node = timeOf(few, part, ({ state, seat, reply: given }) => {
    rules.copy(state, scratch);
    advance(rules, scratch, seat, given, null);
    game.score(scratch, seat);
  });
  told(13);
  const lateAgainstEarly = lateCost(game, options, 2 * part);
  told(BENCH_PARTS);
  return {
    bench: {
      game: rules.id,
      decisionsPerSecond: Math.round(playing.decisions / playing.seconds),
      matchesPerSecond: Math.round(playing.matches / playing.seconds),
      copyNanoseconds: round(copy * 1e9),
      viewMicroseconds: round(view * 1e6),
      sampleMicroseconds: round(sample * 1e6),
      applyMicroseconds: round(applied * 1e6),
      nodesPerSecond: Math.round(1 / node),
      stateBytes: few[0].state.all.byteLength,
      loopPerSecond: Math.round(loop),
    },
    decisionsPerMatch: playing.decisions / playing.matches,
    lateAgainstEarly,
  };
}

const round = (value: number): number => Math.round(100 * value) / 100;
