// How does the bot of the textbooks play? Information set tree search with random playouts: a reference, nothing more.

import {
  type Answer,
  advance,
  asked,
  decode,
  isAsked,
  isOver,
  newReply,
  outcome,
  type Reply,
  randomReply,
  type Seat,
  type State,
  seatOf,
} from '@duello/kernel';
import type { Bot, Turn } from '../bot.ts';
import { candidates, keyOf } from '../search/candidates.ts';

/** One tree for all worlds: a node is what was answered on the way to it. */
interface Node {
  visits: number;
  /** Times that it was on offer, which is what its visits are measured against. */
  offered: number;
  won: number;
  readonly children: Map<string, Node>;
}
const newNode = (): Node => ({ visits: 0, offered: 0, won: 0, children: new Map() });

/** Playouts for an answer, unless it is told otherwise. */
const ROUNDS = 400;
const EXPLORE = 0.7;
const FEW = 12;
/** Answers of a playout before it counts as drawn. */
const LONGEST = 2000;
const drawing = <R>(rules: R): { readonly rules: R; tries(): null } => ({ rules, tries: () => null });

/** Near enough to the natural one, and the same on every machine. */
function logarithm(n: number): number {
  const bits = 31 - Math.clz32(n);
  return Math.LN2 * (bits + n / 2 ** bits - 1);
}

/** With so many playouts for an answer: more of them take more time. */
export const textbookOf =
  (rounds: number): Bot =>
  (turn) =>
    search(turn, rounds);
export const textbook: Bot = textbookOf(ROUNDS);

/** Single observer, upper confidence bounds, one new node each time. */
function search<S extends State, V, O, E>({ seat, view, tools, rng }: Turn<S, V, O, E>, rounds: number): Answer {
  const { rules } = tools;
  const here = rules.sample(view, rng);
  const first = candidates(drawing(rules), here, seat, FEW, rng);
  if (first.length === 1) return decode(rules, here, seat, first[0]);
  const root = newNode();
  const drawn = newReply();
  let world: S | undefined;
  for (let round = 0; round < rounds; round++) {
    world = rules.sample(view, rng, world);
    const path: { readonly node: Node; readonly by: Seat }[] = [];
    let node = root;
    let grown = false;
    while (!grown && !isOver(world)) {
      const by = isAsked(world, seat) ? seat : seatOf(asked(world) - 1);
      const replies = node === root && by === seat ? first : candidates(drawing(rules), world, by, FEW, rng);
      const { reply, child } = choose(node, replies);
      grown = child.visits === 0;
      advance(rules, world, by, reply, null);
      path.push({ node: child, by });
      node = child;
    }
    for (let step = 0; step < LONGEST && !isOver(world); step++) {
      const by = (asked(world) & 1) !== 0 ? 0 : 1;
      randomReply(rules, world, by, rng, drawn);
      advance(rules, world, by, drawn, null);
    }
    const winner = outcome(rules, world)?.winner ?? null;
    for (const { node: passed, by } of path) {
      passed.visits++;
      passed.won += winner === null ? 0.5 : winner === by ? 1 : 0;
    }
  }
  const visits = (reply: Reply): number => root.children.get(keyOf(reply))?.visits ?? 0;
  return decode(
    rules,
    here,
    seat,
    first.reduce((best, reply) => (visits(reply) > visits(best) ? reply : best)),
  );
}

/** A child that was never tried, or the one that promises most. */
function choose(node: Node, replies: readonly Reply[]): { readonly reply: Reply; readonly child: Node } {
  let best: { reply: Reply; child: Node } | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const reply of replies) {
    const key = keyOf(reply);
    const child = node.children.get(key) ?? newNode();
    node.children.set(key, child);
    child.offered++;
    const bound =
      child.visits === 0
        ? Number.POSITIVE_INFINITY
        : child.won / child.visits + EXPLORE * Math.sqrt(logarithm(child.offered) / child.visits);
    if (bound <= most) continue;
    most = bound;
    best = { reply, child };
  }
  if (best === null) throw new Error('a question without an answer');
  return best;
}
