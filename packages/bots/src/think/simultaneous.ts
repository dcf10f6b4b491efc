// How does a bot answer when both answer at once? Its plans against the other's in many worlds, and a mixture of those that
// leave it least to regret.

import { advance, fraction, other, type Reply, type Rng, type Seat, type State } from '@duello/kernel';
import type { Turn } from '../bot.ts';
import type { Budget } from '../budget.ts';
import { candidates } from '../search/candidates.ts';
import { dot, solve, type World } from './regret.ts';
import type { Tried } from './thought.ts';
import { type Thinker, valueAfter } from './value.ts';

/** The other's plans that are met in each world. */
const FOES = 8;
/** What is played less often than this is a remainder of the search, not a plan. */
const RARE = 0.03;

/** The mixture is by the order of `replies`; what was tried comes most often played first. */
export function thinkAtOnce<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  turn: Turn<S, V, O, E>,
  replies: readonly Reply[],
  budget: Budget,
): { readonly tried: readonly Tried[]; readonly chosen: Reply; readonly mixture: readonly number[] } {
  const { view, tools, rng, seat } = turn;
  const worlds = Array.from({ length: budget.worlds }, () =>
    payoffsIn(thinker, tools.rules.sample(view, rng), seat, replies, FOES, budget),
  );
  const mixture = withoutRare(solve(worlds, replies.length));
  const tried = replies.map((reply, i) => ({
    reply,
    values: worlds.map(({ payoffs, foes }) => dot(payoffs[i], foes)),
  }));
  const order = replies.map((_, i) => i).sort((a, b) => mixture[b] - mixture[a] || a - b);
  return { tried: order.map((i) => tried[i]), chosen: replies[draw(mixture, rng)], mixture };
}

export function payoffsIn<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  world: S,
  seat: Seat,
  replies: readonly Reply[],
  foes: number,
  budget: Budget,
): World {
  const { tools, rng } = thinker.imagination;
  const { rules } = tools;
  const foe = other(seat);
  const theirs = candidates(tools, world, foe, foes, rng).slice(0, foes);
  const span = tools.span(world);
  const payoffs = replies.map((mine) =>
    theirs.map((reply) => {
      const state = rules.copy(world);
      advance(rules, state, seat, mine, null);
      advance(rules, state, foe, reply, null);
      thinker.imagination.nodes++;
      return valueAfter(thinker, state, seat, span, tools.swift > 0 ? { ...budget, turns: 0 } : budget);
    }),
  );
  return { payoffs, foes: theirs.map(() => 1 / theirs.length) };
}

function withoutRare(mixture: readonly number[]): readonly number[] {
  const played = mixture.map((share) => (share < RARE ? 0 : share));
  const sum = played.reduce((total, share) => total + share, 0);
  return sum === 0 ? mixture : played.map((share) => share / sum);
}

function draw(mixture: readonly number[], rng: Rng): number {
  let ticket = fraction(rng);
  for (let i = 0; i < mixture.length; i++) {
    ticket -= mixture[i];
    if (ticket < 0) return i;
  }
  return mixture.indexOf(Math.max(...mixture));
}
