// How does the engine read a spell's effects? As a chain of small records, interned when spells are loaded.

import { blankFields, type FlatFields, type FlatRows, flatFields, link, opNames } from '@duello/cards';
import { MOST } from '@duello/kernel';
import { type FlatAmount, fixed, flatWith } from '@duello/language';
import { COUNTS } from '../../cards/amounts.ts';
import type { Point } from '../../cards/context.ts';
import { type Effect, OPS, type Op } from '../../cards/effects.ts';
import type { Filter, Side } from '../../cards/filters.ts';
import type { ItIs, Test } from '../../cards/if-test.ts';
import type { Reach } from '../../cards/reach.ts';
import type { To } from '../../cards/targets.ts';
import { COLOURS, CONDITIONS, type Colour, type Condition, type SpellType, TYPES } from '../../cards/vocabulary.ts';

/** `target` and `point` bind what the nodes after them work on. */
export type NodeOp = Op | 'target' | 'point';
/** In the order of their numbers. */
export const NODE_OPS: readonly NodeOp[] = [...opNames(OPS), 'target', 'point'];

export const TO_THIS = 0;
export const TO_IT = 1;
export const TO_YOU = 2;
export const TO_OPPONENT = 3;
export const TO_ENCHANTED = 4;
export const TO_ALL = 5;
export const TO_NEAR_THIS = 6;
export const TO_NEAR_IT = 7;

const WORDS = {
  this: TO_THIS,
  it: TO_IT,
  you: TO_YOU,
  opponent: TO_OPPONENT,
  enchanted: TO_ENCHANTED,
} as const;

/** What is chosen, a node before this one has bound. */
function toNumber(to: To): number {
  if (typeof to === 'string') return WORDS[to];
  if ('all' in to) return TO_ALL;
  if ('target' in to) return TO_IT;
  return 'near' in to && to.near === 'this' ? TO_NEAR_THIS : TO_NEAR_IT;
}

/** Reaches: steps, or one of these. */
export const ADJACENT = -1;
export const NEIGHBOURING = -2;

const flat = flatWith(COUNTS);

/** Enough of something, or how what was chosen stands. */
type FlatTest = { readonly count: FlatAmount; readonly atLeast: number } | { readonly is: ItIs };

interface Loading {
  /** Writes effects down and returns the number of the first node; -1 for none. */
  chain(effects: readonly Effect[]): number;
}

/** Fields that are not kept as they are: words by number, -1 for all or any. */
const ROWS = {
  amount: flat,
  whole: fixed,
  wholeOrNull: (most: number | null): number => most ?? MOST,
  condition: (one: Condition | 'all'): number => (one === 'all' ? -1 : CONDITIONS.indexOf(one)),
  colour: (one: Colour | 'any'): number => (one === 'any' ? -1 : COLOURS.indexOf(one)),
  wordOrNull: (type: SpellType | null): number => (type === null ? -1 : TYPES.indexOf(type)),
  test: (test: Test): FlatTest =>
    test.test === 'itIs'
      ? { is: test.what }
      : { count: flat({ count: test.count, each: 1, plus: 0, atMost: null }), atLeast: test.atLeast },
  target: toNumber,
  effects: (effects: readonly Effect[], { chain }: Loading): number => chain(effects),
} satisfies FlatRows<Loading>;

/** One shape for every op: the fields of all of them. */
export interface Node extends FlatFields<typeof OPS, typeof ROWS> {
  readonly op: NodeOp;
  /** Its number in NODE_OPS: a row is found faster by it than by name. */
  readonly number: number;
  /** For `target` and for `TO_ALL`. */
  readonly filter: Filter | null;
  /** How far from this, it, or the point. */
  readonly reach: number;
  readonly origin: boolean;
  readonly side: Side;
  readonly point: Point;
  readonly next: number;
}

/** What every node is asked for comes first, where it is read fastest. */
const BLANK: Node = {
  op: 'target',
  number: 0,
  next: -1,
  filter: null,
  reach: ADJACENT,
  origin: false,
  side: 'any',
  point: 'field',
  ...blankFields(OPS, ROWS, { chain: () => -1 }),
};

const reachOf = (how: Reach): Pick<Node, 'reach' | 'origin'> =>
  typeof how === 'string'
    ? { reach: how === 'adjacent' ? ADJACENT : NEIGHBOURING, origin: false }
    : { reach: how.within, origin: how.origin };

/** Whom an effect works on, besides the number of its word. */
function meant(to: To): Partial<Node> {
  if (typeof to === 'string' || 'target' in to) return {};
  return 'all' in to ? { filter: to.all } : { ...reachOf(to.how), side: to.side };
}

const newNode = (op: NodeOp, more: Partial<Node>): Node => ({ ...BLANK, ...more, op, number: NODE_OPS.indexOf(op) });

/** A node waits until the nodes after it are written down. */
type Draft = (next: number) => Node;

/** What is chosen becomes a node of its own, and the effect works on `it` or near it. */
function chosenBefore(to: To): readonly Draft[] {
  if (typeof to === 'string') return [];
  if ('target' in to) return [(next) => newNode('target', { filter: to.target, next })];
  return 'point' in to ? [(next) => newNode('point', { point: to.point, next })] : [];
}

export function compile(effects: readonly Effect[], nodes: Node[]): number {
  const loading: Loading = { chain: (inner) => link(inner.flatMap(draftsOf), nodes) };

  function draftsOf(effect: Effect): readonly Draft[] {
    const { op } = effect;
    const fields = (): Partial<Node> => flatFields(OPS, ROWS, effect, loading);
    if (!('to' in effect)) return [(next) => newNode(op, { ...fields(), next })];
    const { to } = effect;
    return [...chosenBefore(to), (next) => newNode(op, { ...fields(), ...meant(to), next })];
  }

  return loading.chain(effects);
}
