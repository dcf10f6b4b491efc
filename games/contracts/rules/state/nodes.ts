// How does the engine read a contract's effects? As a chain of small records, interned when contracts are loaded.

import { blankFields, type FlatFields, type FlatRows, flatFields, link, opNames, timesOf } from '@duello/cards';
import { type FlatAmount, fixed, flatWith } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { type Effect, OPS, type Op } from '../../cards/effects.ts';
import type { Filter, To } from '../../cards/targets.ts';
import type { CardId } from '../../cards/vocabulary.ts';

/** `choose` binds a target for the nodes after it; `again` runs its inner chain several times. */
export type NodeOp = Op | 'choose' | 'again';
/** In the order of their numbers. */
export const NODE_OPS: readonly NodeOp[] = [...opNames(OPS), 'choose', 'again'];

export const TO_THIS = 0;
export const TO_YOU = 1;
export const TO_OPPONENT = 2;
export const TO_EACH_PLAYER = 3;
export const TO_NEIGHBOURS = 4;
export const TO_IT = 5;
export const TO_BESIDE_IT = 6;
export const TO_ALL = 7;

const WORDS = {
  this: TO_THIS,
  you: TO_YOU,
  opponent: TO_OPPONENT,
  eachPlayer: TO_EACH_PLAYER,
  adjacent: TO_NEIGHBOURS,
  it: TO_IT,
  besideIt: TO_BESIDE_IT,
} as const;

const flat = flatWith(COUNTS);

interface Loading {
  readonly numbers: ReadonlyMap<CardId, number>;
  /** Writes effects down and returns the number of the first node; -1 for none. */
  chain(effects: readonly Effect[]): number;
}

/** Fields that are not kept as they are. */
const ROWS = {
  amount: flat,
  count: (count: Count): FlatAmount => flat({ count, each: 1, plus: 0, atMost: null }),
  card: (id: CardId, { numbers }: Loading): number => numbers.get(id) ?? -1,
  /** What is chosen, a node before this one has bound. */
  target: (to: To): number => (typeof to === 'string' ? WORDS[to] : 'all' in to ? TO_ALL : TO_IT),
  effects: (effects: readonly Effect[], { chain }: Loading): number => chain(effects),
} satisfies FlatRows<Loading>;

type Fields = FlatFields<typeof OPS, typeof ROWS>;

/** One shape for every op: the fields of all of them. */
export interface Node extends Omit<Fields, 'who'> {
  readonly op: NodeOp;
  /** Its number in NODE_OPS: a row is found faster by it than by name. */
  readonly number: number;
  /** `current` and `waiting` are the player whose turn it is and the other one. */
  readonly who: Fields['who'] | 'current' | 'waiting';
  /** For `choose` and for `TO_ALL`. */
  readonly filter: Filter | null;
  /** For `choose`: the nodes that work on what is chosen. */
  readonly uses: readonly Node[];
  /** For `again`: how often its `effects` happen. */
  readonly times: FlatAmount;
  readonly next: number;
}

/** What every node is asked for comes first, where it is read fastest. */
const BLANK: Node = {
  op: 'choose',
  number: 0,
  next: -1,
  filter: null,
  uses: [],
  times: fixed(1),
  ...blankFields(OPS, ROWS, { numbers: new Map<CardId, number>(), chain: () => -1 }),
};

const newNode = (op: NodeOp, more: Partial<Node>): Node => ({ ...BLANK, ...more, op, number: NODE_OPS.indexOf(op) });

/** A node waits until the nodes after it are written down. */
type Draft = (next: number) => Node;

export function compile(effects: readonly Effect[], numbers: ReadonlyMap<CardId, number>, nodes: Node[]): number {
  const loading: Loading = { numbers, chain: (inner) => link(inner.flatMap(draftsOf), nodes) };

  function draftsOf(effect: Effect): readonly Draft[] {
    const once = [...chosenBefore(effect), ...worksOf(effect)];
    const times = timesOf(OPS, effect);
    if (times === 1) return once;
    return [(next) => newNode('again', { times: flat(times), effects: link(once, nodes), next })];
  }

  /** A target that is chosen becomes a node of its own, and the effect works on `it`. */
  function chosenBefore(effect: Effect): readonly Draft[] {
    if (!('to' in effect) || typeof effect.to === 'string' || !('choose' in effect.to)) return [];
    const filter = effect.to.choose;
    return [(next) => newNode('choose', { filter, uses: usesFrom(nodes, next), next })];
  }

  function worksOf(effect: Effect): readonly Draft[] {
    const { op } = effect;
    const filter = 'to' in effect && typeof effect.to === 'object' && 'all' in effect.to ? effect.to.all : null;
    const draft =
      (more: Partial<Node>): Draft =>
      (next) =>
        newNode(op, { ...flatFields(OPS, ROWS, effect, loading), filter, ...more, next });
    // One after the other: what the first one sets off is done before the second fetches.
    if (op === 'fetch' && effect.who === 'eachPlayer') return [draft({ who: 'current' }), draft({ who: 'waiting' })];
    return [draft({})];
  }

  return loading.chain(effects);
}

/** Nodes that work on what the choice before them binds, up to the next choice. */
function usesFrom(nodes: readonly Node[], first: number): readonly Node[] {
  const found: Node[] = [];
  for (let at = first; at >= 0 && nodes[at].op !== 'choose'; at = nodes[at].next) {
    const node = nodes[at];
    if (node.to === TO_IT || node.to === TO_BESIDE_IT) found.push(node);
    else if (node.op === 'again') found.push(...usesFrom(nodes, node.effects));
  }
  return found;
}

/** Nodes of a chain that need a target, or something to take back. */
export function needsFrom(nodes: readonly Node[], first: number): readonly Node[] {
  const found: Node[] = [];
  for (let at = first; at >= 0; at = nodes[at].next) {
    const asking = nodes[at].op === 'again' ? nodes[nodes[at].effects] : nodes[at];
    if (asking.op === 'choose' || asking.op === 'takeBack') found.push(asking);
  }
  return found;
}
