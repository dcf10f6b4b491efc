// How does a bot answer when both answer at once? Its plans against the other's in many worlds, and a mixture of those that
// leave it least to regret.

import { advance, fraction, other, type Reply, type Rng, type Seat, type State } from '@duello/kernel';
import type { Turn } from '../bot.ts';
import { candidates } from '../search/candidates.ts';
import type { Level } from './budget.ts';
import type { Tried } from './thought.ts';
import { type Thinker, valueAfter } from './value.ts';

/** The other's plans that are met in each world. */
const FOES = 8;
/** Rounds of regret; a matrix of this size is solved to about a point by then. */
const ROUNDS = 400;
/** What is played less often than this is a remainder of the search, not a plan. */
const RARE = 0.03;

/** One world: what each own plan is worth against each of the other's, own plans first. */
export type Payoffs = readonly (readonly number[])[];

export function thinkAtOnce<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  turn: Turn<S, V, O, E>,
  replies: readonly Reply[],
  { budget }: Level,
): { readonly tried: readonly Tried[]; readonly chosen: Reply } {
  const { view, tools, rng, seat } = turn;
  const worlds = Array.from({ length: budget.worlds }, () =>
    payoffsIn(thinker, tools.rules.sample(view, rng), seat, replies, budget),
  );
  const mixture = solve(worlds, replies.length);
  const tried = replies.map((reply, i) => ({
    reply,
    values: worlds.map(({ payoffs, foes }) => dot(payoffs[i], foes)),
  }));
  const order = replies.map((_, i) => i).sort((a, b) => mixture[b] - mixture[a] || a - b);
  return { tried: order.map((i) => tried[i]), chosen: replies[draw(mixture, rng)] };
}

interface World {
  readonly payoffs: Payoffs;
  /** How often the other plays each of its plans; found together with the mixture. */
  readonly foes: number[];
}

function payoffsIn<S extends State, V, O, E>(
  thinker: Thinker<S, V, O, E>,
  world: S,
  seat: Seat,
  replies: readonly Reply[],
  budget: Level['budget'],
): World {
  const { tools, rng } = thinker.imagination;
  const { rules } = tools;
  const foe = other(seat);
  const theirs = candidates(tools, world, foe, FOES, rng).slice(0, FOES);
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

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, value, i) => sum + value * b[i], 0);

/** In proportion to what is regretted; all alike where nothing is. */
function inProportion(regrets: readonly number[], into: number[]): void {
  const sum = regrets.reduce((total, regret) => total + Math.max(0, regret), 0);
  for (let i = 0; i < regrets.length; i++) into[i] = sum > 0 ? Math.max(0, regrets[i]) / sum : 1 / regrets.length;
}

/**
 * Regret matching: one mixture of our own for all worlds, because we can't tell them apart, and one of the other's for each,
 * because it sees its hand. Later rounds count for more. The other's average is left in `foes`.
 */
export function solve(worlds: readonly World[], plans: number): readonly number[] {
  const regrets = new Array<number>(plans).fill(0);
  const mixture = new Array<number>(plans).fill(1 / plans);
  const average = new Array<number>(plans).fill(0);
  const theirs = worlds.map(({ foes }) => ({
    regrets: foes.map(() => 0),
    now: [...foes],
    average: foes.map(() => 0),
  }));
  for (let round = 1; round <= ROUNDS; round++) {
    inProportion(regrets, mixture);
    const gains = new Array<number>(plans).fill(0);
    worlds.forEach(({ payoffs }, w) => {
      const foe = theirs[w];
      inProportion(foe.regrets, foe.now);
      const losses = foe.now.map((_, j) => payoffs.reduce((sum, row, i) => sum + mixture[i] * row[j], 0));
      const loss = dot(losses, foe.now);
      for (let i = 0; i < plans; i++) gains[i] += dot(payoffs[i], foe.now);
      for (let j = 0; j < losses.length; j++) {
        foe.regrets[j] = Math.max(0, foe.regrets[j] + loss - losses[j]);
        foe.average[j] += round * foe.now[j];
      }
    });
    const gain = dot(gains, mixture);
    for (let i = 0; i < plans; i++) {
      regrets[i] = Math.max(0, regrets[i] + gains[i] - gain);
      average[i] += round * mixture[i];
    }
  }
  for (const [w, { foes }] of worlds.entries()) normalise(theirs[w].average, foes);
  return normalise(average, average);
}

function normalise(values: readonly number[], into: number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  for (let i = 0; i < values.length; i++) into[i] = values[i] / sum;
  return into;
}

function draw(mixture: readonly number[], rng: Rng): number {
  const played = mixture.map((share) => (share < RARE ? 0 : share));
  let ticket = fraction(rng) * played.reduce((sum, share) => sum + share, 0);
  for (let i = 0; i < played.length; i++) {
    ticket -= played[i];
    if (ticket < 0) return i;
  }
  return mixture.indexOf(Math.max(...mixture));
}
