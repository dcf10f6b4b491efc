// How does the engine read a spell's effects? As a chain of small records, interned when spells are loaded.

import { MOST } from '@duello/kernel';
import { type FlatAmount, fixed, flatWith } from '@duello/language';
import {
  COLOURS,
  CONDITIONS,
  COUNTS,
  type Effect,
  type Filter,
  type Op,
  type Reach,
  type Side,
  type Test,
  type To,
  TYPES,
} from '../../cards/effects.ts';

/** `target` and `point` bind what the nodes after them work on. */
export type NodeOp = Op | 'target' | 'point';

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

/** Reaches: steps, or one of these. */
export const ADJACENT = -1;
export const NEIGHBOURING = -2;

/** One shape for every op. */
export interface Node {
  readonly op: NodeOp;
  readonly amount: FlatAmount;
  readonly attack: FlatAmount;
  readonly hp: FlatAmount;
  /** A condition by number; -1 for all. */
  readonly condition: number;
  readonly to: number;
  readonly filter: Filter | null;
  /** How far from this, it, or the point. */
  readonly reach: number;
  readonly origin: boolean;
  readonly side: Side;
  readonly point: 'field' | 'intersection';
  readonly whose: 'own' | 'opposing' | 'any';
  readonly where: 'forward' | 'back' | 'left' | 'right';
  /** A type of spell, or a colour, by number; -1 for any. */
  readonly type: number;
  readonly colour: number;
  readonly intoHand: boolean;
  readonly maxTier: number;
  readonly test: Test | null;
  /** Chains by the number of their first node; -1 for none. */
  readonly inner: number;
  readonly otherwise: number;
  readonly next: number;
}

const flat = flatWith(COUNTS);

const PLAIN: Node = {
  op: 'target',
  amount: fixed(0),
  attack: fixed(0),
  hp: fixed(0),
  condition: -1,
  to: TO_THIS,
  filter: null,
  reach: ADJACENT,
  origin: false,
  side: 'any',
  point: 'field',
  whose: 'any',
  where: 'forward',
  type: -1,
  colour: -1,
  intoHand: false,
  maxTier: MOST,
  test: null,
  inner: -1,
  otherwise: -1,
  next: -1,
};

/** `inner` and `otherwise` are still lists here; `next` comes when the chain is written down. */
interface Draft extends Omit<Node, 'next' | 'inner' | 'otherwise'> {
  readonly innerDrafts: readonly Draft[];
  readonly otherwiseDrafts: readonly Draft[];
}
type More = Partial<Omit<Draft, 'op'>>;

const draft = (op: NodeOp, more: More = {}): Draft => ({ ...PLAIN, op, innerDrafts: [], otherwiseDrafts: [], ...more });

const reachOf = (how: Reach): More =>
  typeof how === 'string'
    ? { reach: how === 'adjacent' ? ADJACENT : NEIGHBOURING }
    : { reach: how.within, origin: how.origin };

/** What is chosen becomes a node of its own, and the effect works on `it` or near it. */
function aimed(op: NodeOp, to: To, more: More): readonly Draft[] {
  if (typeof to === 'string') return [draft(op, { ...more, to: WORDS[to] })];
  if ('all' in to) return [draft(op, { ...more, to: TO_ALL, filter: to.all })];
  if ('target' in to) return [draft('target', { filter: to.target }), draft(op, { ...more, to: TO_IT })];
  const near = { ...more, ...reachOf(to.how), side: to.side };
  if ('near' in to) return [draft(op, { ...near, to: to.near === 'this' ? TO_NEAR_THIS : TO_NEAR_IT })];
  return [draft('point', { point: to.point }), draft(op, { ...near, to: TO_NEAR_IT })];
}

function drafts(effect: Effect): readonly Draft[] {
  switch (effect.op) {
    case 'damage':
    case 'heal':
      return aimed(effect.op, effect.to, { amount: flat(effect.amount) });
    case 'gain':
      return aimed('gain', effect.to, { attack: flat(effect.attack), hp: flat(effect.hp) });
    case 'place':
      return aimed('place', effect.to, {
        condition: CONDITIONS.indexOf(effect.condition),
        amount: flat(effect.count),
      });
    case 'cleanse':
      return aimed('cleanse', effect.to, {
        condition: effect.condition === 'all' ? -1 : CONDITIONS.indexOf(effect.condition),
      });
    case 'kill':
    case 'unenchant':
    case 'attack':
    case 'defend':
      return aimed(effect.op, effect.to, {});
    case 'enchant':
      return aimed('enchant', effect.to, { amount: fixed(effect.count) });
    case 'end':
      return [draft('end')];
    case 'endAnother':
      return [draft('endAnother', { whose: effect.whose })];
    case 'move':
      return aimed('move', effect.to, { where: effect.where });
    case 'draw':
      return [draft('draw', { amount: flat(effect.count) })];
    case 'retain':
      return [draft('retain', { amount: fixed(effect.count), type: typeNumber(effect.type) })];
    case 'mana':
      return [draft('mana', { amount: flat(effect.count), colour: colourNumber(effect.colour) })];
    case 'gainCrystal':
      return [draft('gainCrystal', { colour: colourNumber(effect.colour), intoHand: effect.into === 'hand' })];
    case 'revive':
      return [draft('revive', { maxTier: effect.maxTier ?? MOST })];
    case 'may':
      return [draft('may', { innerDrafts: all(effect.effects) })];
    case 'either':
      return [draft('either', { innerDrafts: all(effect.first), otherwiseDrafts: all(effect.second) })];
    case 'if':
      return [
        draft('if', {
          test: effect.test,
          amount:
            effect.test.test === 'count'
              ? flat({ count: effect.test.count, each: 1, plus: 0, atMost: null })
              : fixed(0),
          innerDrafts: all(effect.then),
          otherwiseDrafts: all(effect.otherwise),
        }),
      ];
  }
}

const typeNumber = (type: Extract<Effect, { op: 'retain' }>['type']): number =>
  type === null ? -1 : TYPES.indexOf(type);
const colourNumber = (colour: Extract<Effect, { op: 'mana' }>['colour']): number =>
  colour === 'any' ? -1 : COLOURS.indexOf(colour);

const all = (effects: readonly Effect[]): readonly Draft[] => effects.flatMap(drafts);

/** Writes a chain down, its last node first, and returns the number of its first; -1 when there is nothing to do. */
function write(chain: readonly Draft[], nodes: Node[]): number {
  let next = -1;
  for (const { innerDrafts, otherwiseDrafts, ...rest } of [...chain].reverse()) {
    const inner = write(innerDrafts, nodes);
    const otherwise = write(otherwiseDrafts, nodes);
    next = nodes.push({ ...rest, inner, otherwise, next }) - 1;
  }
  return next;
}

export const compile = (effects: readonly Effect[], nodes: Node[]): number => write(all(effects), nodes);
