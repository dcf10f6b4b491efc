// How does a bot decide? It tries its answers in worlds that fit what it sees, drops the worse half again and again, and
// takes the one that wins most often.

import {
  advance,
  decode,
  encode,
  isAsked,
  newReply,
  other,
  questionOf,
  type Reply,
  registerOf,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { EVEN_STYLE, type Style, type Turn } from '../bot.ts';
import { type Budget, budgetIn, type Level } from '../budget.ts';
import { candidates, keep, keyOf } from '../search/candidates.ts';
import { newImagination } from '../search/imagination.ts';
import { findWin } from '../search/lethal.ts';
import { answerQuickly } from '../search/moves.ts';
import { savingLine } from '../search/saving-line.ts';
import { certainLine, savingReplies } from './certain-line.ts';
import { pickOne } from './pick-one.ts';
import { thinkAtOnce } from './simultaneous.ts';
import { chanceBeside, errorOf, meanOf, type Thought, type Tried } from './thought.ts';
import { trueChance, trueError } from './true-chance.ts';
import { newThinker, type Thinker, valueAfter } from './value.ts';

export function think<S extends State, V, O, E>(
  turn: Turn<S, V, O, E>,
  level: Level,
  style: Style = EVEN_STYLE,
): Thought {
  const { seat, view, tools, rng } = turn;
  const { rules } = tools;
  const budget = budgetIn(tools, level);
  const here = rules.sample(view, rng);
  const forced = newReply();
  const isForced = tools.forced(here, seat, forced);
  const replies = isForced ? [keep(forced)] : candidates(tools, here, seat, budget.few, rng);
  const imagination = newImagination(tools, stream(`think ${rng[0]} ${rng[1]}`), style);
  const said = (tried: readonly Tried[], chosen: Reply, wins: boolean): Thought => ({
    answer: decode(rules, here, seat, chosen),
    winChance: tried.length === 0 ? null : trueChance(tools, meanOf(tried[0])),
    candidates: tried.map((one) => {
      const chance = chanceBeside(tried[0], one);
      return {
        answer: decode(rules, here, seat, one.reply),
        winChance: trueChance(tools, chance),
        error: trueError(tools, chance, errorOf(one)),
        worlds: one.values.length,
      };
    }),
    wins,
    nodes: imagination.nodes,
  });
  // What a game would do without a second thought may still be refuted.
  const certain = isForced ? null : certainLine(imagination, turn, here, budget);
  if (certain?.goal === 'wins') return said([{ reply: certain.reply, values: [1] }], certain.reply, true);
  const thinker = newThinker(imagination);
  if (certain !== null) return said(tryAll(thinker, turn, [certain.reply], budget), certain.reply, false);
  if (replies.length === 1) return said([], replies[0], false);
  const winning = sureWin(thinker, turn, budget);
  if (winning !== null) return said([{ reply: winning, values: [1] }], winning, true);
  const both = isAsked(here, other(seat)) && questionOf(rules, here).plans !== null;
  if (both) {
    const { tried, chosen } = thinkAtOnce(
      thinker,
      turn,
      savingReplies(imagination, turn, here, replies, budget),
      budget,
    );
    return said(tried, chosen, false);
  }
  const tried = savedFirst(thinker, turn, here, tryAll(thinker, turn, replies, budget), budget);
  if (budget.lean > 0) return said(tried, tried[0].reply, false);
  const idle = newReply();
  questionOf(rules, here).idle(here, seat, registerOf(here), idle);
  return said(tried, pickOne(tried, idle, budget, rng), false);
}

/** An answer that wins this turn in every world that is looked at. */
function sureWin<S extends State, V, O, E>(
  { imagination }: Thinker<S, V, O, E>,
  { seat, view, tools, rng }: Turn<S, V, O, E>,
  budget: Budget,
): Reply | null {
  if (budget.win === 0 || tools.swift > 0) return null;
  let found: Reply | null = null;
  for (let n = 0; n < SURE_WORLDS; n++) {
    const world = tools.rules.sample(view, rng);
    if (tools.active(world) !== seat || isAsked(world, other(seat))) return null;
    const win = findWin(imagination, world, seat, budget.win);
    if (win === null || (found !== null && win.codes.join() !== found.codes.join())) return null;
    found = win;
  }
  return found;
}
const SURE_WORLDS = 3;

/** Where all seems lost, the first answer of a turn that saves the match comes first: what looks best may not be it. */
function savedFirst<S extends State, V, O, E>(
  { imagination }: Thinker<S, V, O, E>,
  { seat, view, tools, rng }: Turn<S, V, O, E>,
  here: S,
  tried: readonly Tried[],
  { win, turns }: Budget,
): readonly Tried[] {
  if (turns === 0 || tools.swift > 0 || meanOf(tried[0]) > LOST) return tried;
  if (tools.active(here) !== seat || isAsked(here, other(seat))) return tried;
  const worlds = [here, ...Array.from({ length: SAVING_WORLDS - 1 }, () => tools.rules.sample(view, rng))];
  const line = savingLine(
    tools,
    worlds,
    seat,
    { width: SAVING_WIDTH, ends: Math.ceil(win / TRIES_PER_END), tries: win >> 1 },
    imagination,
  );
  if (line === null) return tried;
  const reply = newReply();
  if (encode(tools.rules, here, line[0], reply) !== null) return tried;
  const key = keyOf(reply);
  const saved = tried.find((one) => keyOf(one.reply) === key);
  return saved === undefined ? tried : [saved, ...tried.filter((one) => one !== saved)];
}
/** A chance to win that is hardly one: what comes of it after the other's reply is mostly hoped for. */
const LOST = 0.15;
/** How far a turn is looked for that saves the match: an end for so many tries that a level has to find a win. */
const SAVING_WIDTH = 6;
const TRIES_PER_END = 40;
const SAVING_WORLDS = 6;

/** Values of all answers, the best first; the worse half is dropped after a quarter and after half of the worlds. */
function tryAll<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  { seat, view, tools, rng }: Turn<S, V, O, E>,
  replies: readonly Reply[],
  budget: Budget,
): readonly Tried[] {
  const { rules } = tools;
  const all: Tried[] = replies.map((reply) => ({ reply, values: [] }));
  const usual = budget.lean > 0 ? usualOf(thinker, rules.sample(view, rng), seat, all) : undefined;
  let left: readonly Tried[] = all;
  let world: S | undefined;
  let after: S | undefined;
  const worlds = budget.worlds * Math.max(1, tools.swift);
  for (let n = 0; n < worlds; n++) {
    if (n === Math.max(2, worlds >> 2) || n === Math.max(3, worlds >> 1)) left = betterHalf(left, usual);
    world = rules.sample(view, rng, world);
    const span = tools.span(world);
    if (isAsked(world, other(seat))) answerQuickly(thinker.imagination, world, other(seat));
    for (const one of left) {
      after = rules.copy(world, after);
      advance(rules, after, seat, one.reply, null);
      one.values.push(valueAfter(thinker, after, seat, span, budget));
    }
  }
  const sorted = [...all].sort(
    (a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a) || a.reply.size - b.reply.size,
  );
  if (usual === undefined || isBetter(sorted[0], usual, budget.lean)) return sorted;
  return [usual, ...sorted.filter((one) => one !== usual)];
}

/** The answer that would be given at once, among those that are tried. */
function usualOf<S extends State, V, O, E>(
  { imagination: { tools, rng } }: Thinker<S, V, O, E>,
  here: S,
  seat: Seat,
  all: readonly Tried[],
): Tried | undefined {
  const reply = newReply();
  if (!tools.quick(here, seat, rng, reply)) return undefined;
  const key = keyOf(reply);
  return all.find((one) => keyOf(one.reply) === key);
}

/** The better ones, and the usual one: whatever else is played has to be better than that in all the worlds together. */
function betterHalf(tried: readonly Tried[], usual: Tried | undefined): readonly Tried[] {
  const better = [...tried].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, Math.ceil(tried.length / 2)));
  return usual === undefined || better.includes(usual) ? better : [...better, usual];
}

/** True when one answer does better than another by so many standard errors, world by world. */
function isBetter(one: Tried, than: Tried, errors: number): boolean {
  const ahead = { ...one, values: one.values.map((value, n) => value - than.values[n]) };
  return meanOf(ahead) > errors * errorOf(ahead);
}
