// What will a contract on the field still do? Its text as points, by what its effects are and when they happen.

import { once } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import {
  type Compiled,
  type Kind,
  ON_ATTACK,
  ON_BURNOUT,
  ON_DISCARD,
  ON_END,
  ON_HURT,
  ON_RECYCLING,
  ON_START,
  ON_SUMMON,
} from '../rules/state/compiled.ts';
import {
  type Node,
  type NodeOp,
  TO_ALL,
  TO_EACH_PLAYER,
  TO_NEIGHBOURS,
  TO_OPPONENT,
  TO_YOU,
} from '../rules/state/nodes.ts';

/** How often a moment comes once the contract lies there, as far as it counts now. */
const HOW_OFTEN: readonly (readonly [moment: number, often: number])[] = [
  [ON_RECYCLING, 0.6],
  [ON_START, 1.2],
  [ON_END, 1.4],
  [ON_ATTACK, 0.6],
  [ON_HURT, 0.5],
  [ON_DISCARD, 0.4],
  [ON_BURNOUT, 0.1],
];

/** What a Creature's numbers are worth. */
export const bodyValue = (attack: number, health: number): number =>
  1 + 0.7 * Math.max(0, attack) + 0.4 * Math.max(0, health);

/** What is counted comes to about two. */
const usual = ({ base, count, each, atMost }: FlatAmount): number =>
  count < 0 ? base : Math.min(atMost, base + 2 * each);

/** Harm by whom it hits: the other side, its own, everybody. */
function harm(points: number, { to, filter }: Node): number {
  if (to === TO_YOU) return -points;
  if (to === TO_EACH_PLAYER || to === TO_NEIGHBOURS) return 0;
  if (to !== TO_ALL) return points;
  return filter?.side === 'opposing' ? 1.6 * points : filter?.side === 'own' ? -1.6 * points : 0;
}

type Worth = (compiled: Compiled, node: Node) => number;

const WORTH: { readonly [O in NodeOp]?: Worth } = {
  damage: (_compiled, node) => harm(0.6 * usual(node.amount), node),
  heal: (_compiled, { amount, to }) => (to === TO_OPPONENT ? -0.4 : 0.4) * usual(amount),
  gain: (_compiled, { attack, health, magic, to }) =>
    (to === TO_NEIGHBOURS ? 1.2 : 1) * (0.8 * usual(attack) + 0.7 * usual(health) + magic),
  become: () => 0.5,
  blunt: (_compiled, node) => harm(1, node),
  fade: (_compiled, node) => harm(0.8, node),
  disarm: () => 0.5,
  destroy: (_compiled, node) => harm(2.5, node),
  return: (_compiled, node) => harm(1.5, node),
  summon: ({ kinds }, { token, for: whose }) =>
    token < 0 ? 0 : (whose === 'you' ? 1 : -1) * bodyValue(kinds[token].attack, kinds[token].health),
  fetch: (_compiled, { who }) => (who === 'opponent' ? -1.2 : who === 'you' ? 1.4 : 0),
  draw: () => 1.7,
  takeBack: () => 1.5,
  fillTanks: (_compiled, { count }) => (typeof count === 'object' ? 0.35 * usual(count) : 0.35),
  extractor: () => 1.5,
  move: () => 0.1,
};

function chainWorth(compiled: Compiled, first: number): number {
  let sum = 0;
  for (let at = first; at >= 0; at = compiled.nodes[at].next) {
    const node = compiled.nodes[at];
    if (node.op === 'again') sum += usual(node.times) * chainWorth(compiled, node.effects);
    else if (node.op === 'may') sum += 0.8 * Math.max(0, chainWorth(compiled, node.effects));
    else if (node.op === 'if')
      sum += 0.6 * chainWorth(compiled, node.then) + 0.4 * chainWorth(compiled, node.otherwise);
    else sum += WORTH[node.op]?.(compiled, node) ?? 0;
  }
  return sum;
}

function textWorth(compiled: Compiled, { gives, magic, discounts, moments }: Kind): number {
  let sum = 1.2 * magic + 1.2 * discounts.length;
  for (const give of gives) sum += 0.8 * (give.attack + give.health) + (give.status === 0 ? 0 : 0.8);
  for (const [moment, often] of HOW_OFTEN) sum += often * chainWorth(compiled, moments[moment]);
  return sum;
}

/** What a contract of the table comes to in all: its numbers, what it does at once, and what it will still do. */
export function playedValue(compiled: Compiled, number: number): number {
  const kind = compiled.kinds[number];
  const text = textWorth(compiled, kind);
  switch (kind.card.type) {
    case 'creature':
      return bodyValue(kind.attack, kind.health) + chainWorth(compiled, kind.moments[ON_SUMMON]) + text;
    case 'orb':
      return 1.5 + 0.25 * kind.health * kind.attack + text;
    case 'rune':
      return 1.5 + 1.5 * chainWorth(compiled, kind.effects) + text;
    case 'spell':
      return chainWorth(compiled, kind.effects) + text;
  }
}

/** Damage that a chain deals to the Creatures beside it. */
function besideHarm({ nodes }: Compiled, first: number): number {
  let sum = 0;
  for (let at = first; at >= 0; at = nodes[at].next) {
    if (nodes[at].op === 'damage' && nodes[at].to === TO_NEIGHBOURS) sum += usual(nodes[at].amount);
  }
  return sum;
}

/** By kind: what its text is worth, and the damage that each turn of its own deals beside it. */
export const outlookOf = once((compiled: Compiled) => ({
  text: Float64Array.from(compiled.kinds, (kind) => textWorth(compiled, kind)),
  besideHarm: Float64Array.from(
    compiled.kinds,
    ({ moments }) => besideHarm(compiled, moments[ON_START]) + besideHarm(compiled, moments[ON_END]),
  ),
  /** Costs of all kinds in a row, by colour. */
  costs: Int8Array.from(compiled.kinds.flatMap(({ cost }) => cost)),
}));
