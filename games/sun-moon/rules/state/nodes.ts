// How does the engine read a card's effects? As a chain of small records, interned when cards are loaded.

import { type FlatAmount, fixed, flatWith } from '@duello/language';
import {
  COUNTS,
  type Effect,
  type Effects,
  type Filter,
  type Modes,
  type Op,
  type To,
  type Trait,
  TYPES,
  type Who,
} from '../../cards/effects.ts';
import { TRAIT_BITS } from './state.ts';

/** `target` is one that was chosen, `everyone` all that the filter means. */
type Reach = 'this' | 'target' | 'everyone' | Who;

/** One shape for every op. */
export interface Node {
  readonly op: Op;
  readonly amount: FlatAmount;
  readonly attack: FlatAmount;
  readonly defense: FlatAmount;
  readonly to: Reach;
  /** Which target `it` is: the first or the second. */
  readonly target: number;
  /** Whom `everyone` means; null for the rest. */
  readonly filter: Filter | null;
  readonly trait: Trait;
  readonly traitBit: number;
  readonly type: number;
  readonly atLeast: number;
  /** Chains by the number of their first node; -1 for none. */
  readonly inner: number;
  readonly otherwise: number;
  readonly next: number;
}

/** One list of effects: its first node, and the targets to be chosen for it. */
export interface Mode {
  readonly first: number;
  readonly targets: readonly Filter[];
}

const flat = flatWith(COUNTS);

const PLAIN: Omit<Node, 'op' | 'target' | 'next'> = {
  amount: fixed(0),
  attack: fixed(0),
  defense: fixed(0),
  to: 'you',
  filter: null,
  trait: 'pierce',
  traitBit: 0,
  type: -1,
  atLeast: 0,
  inner: -1,
  otherwise: -1,
};
type More = Partial<typeof PLAIN>;

/** Whom the effect reaches; a target joins the list of those to be chosen. */
function reach(to: To, targets: Filter[]): More {
  if (typeof to === 'string') return { to: to === 'it' ? 'target' : to };
  if ('all' in to) return { to: 'everyone', filter: to.all };
  targets.push(to.target);
  return { to: 'target' };
}

function partsOf(effect: Effect, nodes: Node[], targets: Filter[]): More {
  switch (effect.op) {
    case 'damage':
      return { amount: flat(effect.amount), ...reach(effect.to, targets) };
    case 'gainLife':
    case 'loseLife':
    case 'tire':
    case 'rest':
    case 'draw':
    case 'discard':
      return { amount: flat(effect.amount), to: effect.who };
    case 'change':
      return { attack: flat(effect.attack), defense: flat(effect.defense), ...reach(effect.to, targets) };
    case 'grant':
      return { trait: effect.trait, traitBit: TRAIT_BITS[effect.trait], ...reach(effect.to, targets) };
    case 'destroy':
    case 'return':
    case 'tap':
    case 'untap':
      return reach(effect.to, targets);
    case 'untapSkill':
      return { to: effect.who };
    case 'takeBack':
      return { type: effect.type === null ? -1 : TYPES.indexOf(effect.type) };
    case 'may':
      return { inner: write(effect.effects, nodes, targets) };
    case 'if': {
      const amount = flat({ count: effect.count, each: 1, plus: 0, atMost: null });
      const inner = write(effect.then, nodes, targets);
      return { amount, atLeast: effect.atLeast, inner, otherwise: write(effect.otherwise, nodes, targets) };
    }
  }
}

/** Writes a chain down and returns the number of its first node; -1 when there is nothing to do. */
function write(effects: Effects, nodes: Node[], targets: Filter[]): number {
  const made = effects.map((effect) => {
    const parts = partsOf(effect, nodes, targets);
    // `it` before any target is the bearer of an enchantment, which takes the first place.
    return { ...PLAIN, ...parts, op: effect.op, target: Math.max(0, targets.length - 1) };
  });
  let next = -1;
  for (const node of made.reverse()) next = nodes.push({ ...node, next }) - 1;
  return next;
}

export function compile(effects: Effects, nodes: Node[]): Mode {
  const targets: Filter[] = [];
  return { first: write(effects, nodes, targets), targets };
}

export const compileAll = (modes: Modes, nodes: Node[]): readonly Mode[] =>
  modes.map((effects) => compile(effects, nodes));
