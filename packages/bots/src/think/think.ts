// How does a bot decide? It tries its answers in worlds that fit what it sees, drops the worse half again and again, and
// takes the one that wins most often.

import { advance, decode, isAsked, newReply, other, questionOf, type Reply, type State, stream } from '@duello/kernel';
import { EVEN_STYLE, type Style, type Turn } from '../bot.ts';
import { type Budget, budgetIn, type Level } from '../budget.ts';
import { candidates, keep } from '../search/candidates.ts';
import { newImagination } from '../search/imagination.ts';
import { findWin } from '../search/lethal.ts';
import { answerQuickly } from '../search/moves.ts';
import { pickOne } from './pick-one.ts';
import { thinkAtOnce } from './simultaneous.ts';
import { chanceBeside, errorOf, meanOf, type Thought, type Tried } from './thought.ts';
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
  const replies = tools.forced(here, seat, forced) ? [keep(forced)] : candidates(tools, here, seat, budget.few, rng);
  const imagination = newImagination(tools, stream(`think ${rng[0]} ${rng[1]}`), style);
  const said = (tried: readonly Tried[], chosen: Reply, wins: boolean): Thought => ({
    answer: decode(rules, here, seat, chosen),
    winChance: tried.length === 0 ? null : meanOf(tried[0]),
    candidates: tried.map((one) => ({
      answer: decode(rules, here, seat, one.reply),
      winChance: chanceBeside(tried[0], one),
      error: errorOf(one),
      worlds: one.values.length,
    })),
    wins,
    nodes: imagination.nodes,
  });
  if (replies.length === 1) return said([], replies[0], false);
  const thinker = newThinker(imagination);
  const winning = sureWin(thinker, turn, budget);
  if (winning !== null) return said([{ reply: winning, values: [1] }], winning, true);
  const both = isAsked(here, other(seat)) && questionOf(rules, here).plans !== null;
  if (both) {
    const { tried, chosen } = thinkAtOnce(thinker, turn, replies, budget);
    return said(tried, chosen, false);
  }
  const tried = tryAll(thinker, turn, replies, budget);
  return said(tried, pickOne(tried, level.temperature, rng), false);
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

/** Values of all answers, the best first; the worse half is dropped after a quarter and after half of the worlds. */
function tryAll<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  { seat, view, tools, rng }: Turn<S, V, O, E>,
  replies: readonly Reply[],
  budget: Budget,
): readonly Tried[] {
  const { rules } = tools;
  const all: Tried[] = replies.map((reply) => ({ reply, values: [] }));
  let left: readonly Tried[] = all;
  let world: S | undefined;
  let after: S | undefined;
  const worlds = budget.worlds * Math.max(1, tools.swift);
  for (let n = 0; n < worlds; n++) {
    if (n === Math.max(2, worlds >> 2) || n === Math.max(3, worlds >> 1)) left = betterHalf(left);
    world = rules.sample(view, rng, world);
    const span = tools.span(world);
    if (isAsked(world, other(seat))) answerQuickly(thinker.imagination, world, other(seat));
    for (const one of left) {
      after = rules.copy(world, after);
      advance(rules, after, seat, one.reply, null);
      one.values.push(valueAfter(thinker, after, seat, span, budget));
    }
  }
  return [...all].sort(
    (a, b) => b.values.length - a.values.length || meanOf(b) - meanOf(a) || a.reply.size - b.reply.size,
  );
}

const betterHalf = (tried: readonly Tried[]): readonly Tried[] =>
  [...tried].sort((a, b) => meanOf(b) - meanOf(a)).slice(0, Math.max(2, Math.ceil(tried.length / 2)));
