// How does a bot play that looks one step ahead? It tries answers in a few worlds that look alike and takes the best.

import {
  type Answer,
  advance,
  decode,
  isAsked,
  isOver,
  newReply,
  other,
  questionOf,
  type Reply,
  type Rng,
  randomReply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import type { Tools, Turn } from '../bot.ts';
import { candidates, idle, keep, keyOf } from '../search/candidates.ts';

/** Worlds that every candidate is tried in. */
const WORLDS = 8;
/** Random answers tried where not all can be. */
const DRAWN = 24;
/** Plans that are made larger step by step, and how often. */
const CLIMBERS = 3;
const CLIMBS = 8;
/** Answers tried for the bot's own next choice within the same act, and how many such choices it looks into. */
const FEW = 6;
const DEEP = 3;
const STEPS = 40;
/** Outcomes that the first candidates may lead to in all worlds together, in equal shares; climbing has the same share. */
const WORK = 4000;

/** What can't be listed is drawn at random. */
const drawing = <R>(rules: R): { readonly rules: R; tries(): null } => ({ rules, tries: () => null });

/** Searching in imagined worlds: one for each decision. */
interface Search<S extends State, V, O, E> {
  readonly tools: Tools<S, V, O, E>;
  readonly seat: Seat;
  readonly worlds: readonly S[];
  readonly rng: Rng;
  /** States to try things in: one for each depth that has been reached. */
  readonly scratch: S[];
  /** Outcomes that one candidate may lead to in one world. */
  readonly share: number;
}

interface Tried {
  readonly reply: Reply;
  readonly value: number;
}

export function greedy<S extends State, V, O, E>({ seat, view, tools, rng }: Turn<S, V, O, E>): Answer {
  const { rules } = tools;
  const here = rules.sample(view, rng);
  const first = candidates(drawing(rules), here, seat, DRAWN, rng);
  if (first.length === 1) return decode(rules, here, seat, first[0]);
  const worlds = Array.from({ length: WORLDS }, () => imagine(tools, seat, rules.sample(view, rng), rng));
  const search = { tools, seat, worlds, rng, scratch: [rules.copy(here)], share: WORK / (WORLDS * first.length) };
  const tried = first.map((reply) => ({ reply, value: worthOf(search, reply) }));
  return decode(rules, here, seat, climb(search, here, tried).reply);
}

/** Where both answer at once, the other's answer is drawn before any candidate is tried, so that all meet the same. */
function imagine<S extends State, V, O, E>(tools: Tools<S, V, O, E>, seat: Seat, world: S, rng: Rng): S {
  const foe = other(seat);
  if (!isAsked(world, foe)) return world;
  const reply = newReply();
  randomReply(tools.rules, world, foe, rng, reply);
  advance(tools.rules, world, foe, reply, null);
  return world;
}

function worthOf<S extends State, V, O, E>(search: Search<S, V, O, E>, reply: Reply): number {
  const { tools, seat, worlds, scratch, share } = search;
  let sum = 0;
  for (let i = 0; i < worlds.length; i++) {
    const state = tools.rules.copy(worlds[i], scratch[0]);
    advance(tools.rules, state, seat, reply, null);
    sum += settle(search, state, stream(`world ${i}`), 0, share);
  }
  return sum / worlds.length;
}

/**
 * The value once the act is over: own choices in it are tried, the other seat's are mild, plans are drawn. A choice with
 * more answers than the share has outcomes is mild too, so that no act takes more than its share, whatever it asks.
 */
function settle<S extends State, V, O, E>(
  search: Search<S, V, O, E>,
  state: S,
  rng: Rng,
  deep: number,
  share: number,
): number {
  const { tools, seat } = search;
  const { rules } = tools;
  for (let step = 0; step < STEPS && !isOver(state) && !tools.settled(state); step++) {
    const mine = isAsked(state, seat);
    const planned = questionOf(rules, state).plans !== null;
    if (mine && deep < DEEP && !planned) {
      const tried = candidates(drawing(rules), state, seat, FEW, rng);
      if (tried.length <= share) return bestOf(search, state, tried, rng, deep, share / tried.length);
    }
    const who = mine ? seat : other(seat);
    if (!planned) advance(rules, state, who, idle, null);
    else {
      const reply = newReply();
      randomReply(rules, state, who, rng, reply);
      advance(rules, state, who, reply, null);
    }
  }
  return tools.glance === undefined ? tools.score(state, seat) : tools.glance(state, seat);
}

function bestOf<S extends State, V, O, E>(
  search: Search<S, V, O, E>,
  state: S,
  tried: readonly Reply[],
  rng: Rng,
  deep: number,
  share: number,
): number {
  const { tools, seat, scratch } = search;
  let best = Number.NEGATIVE_INFINITY;
  for (const reply of tried) {
    const after = tools.rules.copy(state, scratch[deep + 1]);
    scratch[deep + 1] = after;
    advance(tools.rules, after, seat, reply, null);
    best = Math.max(best, settle(search, after, rng, deep + 1, share));
  }
  return best;
}

/** Of two that are worth the same the shorter one: nothing is played for nothing. */
const better = (a: Tried, b: Tried): Tried =>
  b.value > a.value || (b.value === a.value && b.reply.size < a.reply.size) ? b : a;

/** The best reply; plans grow from the best ones found so far for as long as that helps. */
function climb<S extends State, V, O, E>(search: Search<S, V, O, E>, here: S, tried: readonly Tried[]): Tried {
  const { tools, seat } = search;
  const best = tried.reduce(better);
  const { plans } = questionOf(tools.rules, here);
  if (plans === null) return best;
  const seen = new Set<string>();
  const smallest = tried.reduce((a, b) => (b.reply.size < a.reply.size ? b : a));
  const ranked = [smallest, ...[...tried].sort((a, b) => b.value - a.value).slice(0, CLIMBERS)];
  const grown = ranked.map((from) => {
    let top = from;
    for (let step = 0; step < CLIMBS; step++) {
      const larger: Reply[] = [];
      plans.grow(here, seat, top.reply, (reply) => {
        if (!seen.has(keyOf(reply))) larger.push(keep(reply));
        seen.add(keyOf(reply));
      });
      const next = larger.map((reply) => ({ reply, value: worthOf(search, reply) })).reduce(better, top);
      if (next === top) break;
      top = next;
    }
    return top;
  });
  return grown.reduce(better, best);
}
