// How does the engine read a contract's effects? As a chain of small records, interned when contracts are loaded.

import { type FlatAmount, fixed, flatWith } from '@duello/language';
import {
  type Amount,
  type CardId,
  COUNTS,
  type Effect,
  type Filter,
  type Op,
  type Status,
  type To,
  TYPES,
  type Until,
} from '../../cards/effects.ts';
import { STATUS_BITS } from './state.ts';

/** `choose` binds a target for the nodes after it; `again` runs its inner chain several times. */
export type NodeOp = Op | 'choose' | 'again';

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

/** One shape for every op. */
export interface Node {
  readonly op: NodeOp;
  readonly amount: FlatAmount;
  readonly attack: FlatAmount;
  readonly health: FlatAmount;
  readonly magic: number;
  readonly until: Until;
  readonly status: Status;
  readonly statusBit: number;
  readonly to: number;
  readonly filter: Filter | null;
  /** For `choose`: the nodes that work on what is chosen. */
  readonly uses: readonly Node[];
  readonly token: number;
  /** `current` and `waiting` are the player whose turn it is and the other one. */
  readonly who: 'you' | 'opponent' | 'current' | 'waiting';
  readonly type: number;
  readonly full: boolean;
  readonly where: 'leftEnd' | 'rightEnd' | 'anywhere';
  readonly atLeast: number;
  /** Chains by the number of their first node; -1 for none. */
  readonly inner: number;
  readonly otherwise: number;
  readonly next: number;
}

const flat = flatWith(COUNTS);

const PLAIN: Node = {
  op: 'choose',
  amount: fixed(0),
  attack: fixed(0),
  health: fixed(0),
  magic: 0,
  until: 'always',
  status: 'magnetized',
  statusBit: 0,
  to: TO_THIS,
  filter: null,
  uses: [],
  token: -1,
  who: 'you',
  type: -1,
  full: false,
  where: 'anywhere',
  atLeast: 0,
  inner: -1,
  otherwise: -1,
  next: -1,
};

/** `inner` and `otherwise` are still lists here; `next` comes when the chain is written down. */
interface Draft extends Omit<Node, 'next' | 'inner' | 'otherwise' | 'uses'> {
  readonly innerDrafts: readonly Draft[];
  readonly otherwiseDrafts: readonly Draft[];
}

type Numbers = ReadonlyMap<CardId, number>;
type More = Partial<Omit<Draft, 'op'>>;

const draft = (op: NodeOp, more: More = {}): Draft => ({ ...PLAIN, op, innerDrafts: [], otherwiseDrafts: [], ...more });

/** A target that is chosen becomes a node of its own, and the effect works on `it`. */
function aimed(op: NodeOp, to: To, more: More): readonly Draft[] {
  if (typeof to === 'string') return [draft(op, { ...more, to: WORDS[to] })];
  if ('all' in to) return [draft(op, { ...more, to: TO_ALL, filter: to.all })];
  return [draft('choose', { filter: to.choose }), draft(op, { ...more, to: TO_IT })];
}

const repeated = (times: Amount, innerDrafts: readonly Draft[]): readonly Draft[] =>
  times === 1 ? innerDrafts : [draft('again', { amount: flat(times), innerDrafts })];

function drafts(effect: Effect, numbers: Numbers): readonly Draft[] {
  switch (effect.op) {
    case 'damage':
      return repeated(effect.times, aimed('damage', effect.to, { amount: flat(effect.amount) }));
    case 'heal':
      return aimed('heal', effect.to, { amount: flat(effect.amount) });
    case 'gain': {
      const { attack, health, magic, until } = effect;
      return aimed('gain', effect.to, { attack: flat(attack), health: flat(health), magic, until });
    }
    case 'become': {
      const { status, until } = effect;
      return aimed('become', effect.to, { status, statusBit: STATUS_BITS[status], until });
    }
    case 'blunt':
      return aimed('blunt', effect.to, { until: effect.until });
    case 'fade':
    case 'disarm':
    case 'destroy':
    case 'return':
      return aimed(effect.op, effect.to, {});
    case 'summon':
      return repeated(effect.count, [draft('summon', { token: numbers.get(effect.token) ?? -1, who: effect.for })]);
    case 'fetch':
      return repeated(effect.count, fetches(effect.who));
    case 'draw':
      return repeated(effect.times, [draft('draw')]);
    case 'takeBack':
      return [draft('takeBack', { type: effect.type === null ? -1 : TYPES.indexOf(effect.type) })];
    case 'fillTanks':
      return [draft('fillTanks', { amount: flat(effect.count) })];
    case 'extractor':
      return [draft('extractor', { full: effect.full })];
    case 'move':
      return aimed('move', effect.to, { where: effect.where });
    case 'may':
      return [draft('may', { innerDrafts: all(effect.effects, numbers) })];
    case 'if':
      return [
        draft('if', {
          amount: flat({ count: effect.count, each: 1, plus: 0, atMost: null }),
          atLeast: effect.atLeast,
          innerDrafts: all(effect.then, numbers),
          otherwiseDrafts: all(effect.otherwise, numbers),
        }),
      ];
  }
}

/** One after the other: what the first one sets off is done before the second fetches. */
const fetches = (who: 'you' | 'opponent' | 'eachPlayer'): readonly Draft[] =>
  who === 'eachPlayer'
    ? [draft('fetch', { who: 'current' }), draft('fetch', { who: 'waiting' })]
    : [draft('fetch', { who })];

const all = (effects: readonly Effect[], numbers: Numbers): readonly Draft[] =>
  effects.flatMap((effect) => drafts(effect, numbers));

/** Writes a chain down, its last node first, and returns the number of its first; -1 when there is nothing to do. */
function write(chain: readonly Draft[], nodes: Node[]): number {
  let next = -1;
  /** Nodes that work on what the choice before them binds. */
  let uses: Node[] = [];
  for (const { innerDrafts, otherwiseDrafts, ...rest } of [...chain].reverse()) {
    const inner = write(innerDrafts, nodes);
    const otherwise = write(otherwiseDrafts, nodes);
    const node: Node = { ...rest, uses: rest.op === 'choose' ? uses : [], inner, otherwise, next };
    if (rest.op === 'choose') uses = [];
    else if (rest.to === TO_IT || rest.to === TO_BESIDE_IT) uses.push(node);
    else if (rest.op === 'again') uses.push(...usesWithin(nodes, inner));
    next = nodes.push(node) - 1;
  }
  return next;
}

/** What a repeated chain does to the target chosen before it. */
function usesWithin(nodes: readonly Node[], first: number): readonly Node[] {
  const found: Node[] = [];
  for (let at = first; at >= 0; at = nodes[at].next) {
    if (nodes[at].op === 'choose') break;
    if (nodes[at].to === TO_IT || nodes[at].to === TO_BESIDE_IT) found.push(nodes[at]);
  }
  return found;
}

export const compile = (effects: readonly Effect[], numbers: Numbers, nodes: Node[]): number =>
  write(all(effects, numbers), nodes);
