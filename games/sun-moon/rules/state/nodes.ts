// How does the engine read a card's effects? As a chain of small records, interned when cards are loaded.

import { blankFields, type FlatFields, type FlatRows, flatFields, link } from '@duello/cards';
import { type FlatAmount, flatWith } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { type Effect, type Effects, type Modes, OPS, type Op } from '../../cards/effects.ts';
import type { Filter, To, Who } from '../../cards/targets.ts';
import { type CardType, TYPES } from '../../cards/vocabulary.ts';

/** `target` is one that was chosen, `everyone` all that the filter means. */
type Reach = 'this' | 'target' | 'everyone' | Who;

const flat = flatWith(COUNTS);

interface Loading {
  /** Writes effects down and returns the number of the first node; -1 for none. */
  chain(effects: Effects): number;
}

/** Fields that are not kept as they are. */
const ROWS = {
  amount: flat,
  count: (count: Count): FlatAmount => flat({ count, each: 1, plus: 0, atMost: null }),
  wordOrNull: (type: CardType | null): number => (type === null ? -1 : TYPES.indexOf(type)),
  effects: (effects: Effects, { chain }: Loading): number => chain(effects),
} satisfies FlatRows<Loading>;

/** One shape for every op: the fields of all of them. */
export interface Node extends Omit<FlatFields<typeof OPS, typeof ROWS>, 'to' | 'who'> {
  readonly op: Op;
  /** Whom it works on. */
  readonly to: Reach;
  /** Which target `it` is: the first or the second. */
  readonly target: number;
  /** Whom `everyone` means; null for the rest. */
  readonly filter: Filter | null;
  readonly next: number;
}

/** One list of effects: its first node, and the targets to be chosen for it. */
export interface Mode {
  readonly first: number;
  readonly targets: readonly Filter[];
}

/** What every node is asked for comes first, where it is read fastest. */
const BLANK: Node = {
  op: 'may',
  next: -1,
  target: 0,
  filter: null,
  ...blankFields(OPS, ROWS, { chain: () => -1 }),
  to: 'you',
};

function reachOf(to: To): Reach {
  if (typeof to === 'string') return to === 'it' ? 'target' : to;
  return 'all' in to ? 'everyone' : 'target';
}

const toOf = (effect: Effect): To | null => ('to' in effect ? effect.to : 'who' in effect ? effect.who : null);

export function compile(effects: Effects, nodes: Node[]): Mode {
  const targets: Filter[] = [];
  // Chains inside the effects are written before the effects themselves.
  const loading: Loading = { chain: (inner) => link(inner.map(draftOf), nodes) };

  function draftOf(effect: Effect): (next: number) => Node {
    const to = toOf(effect);
    if (to !== null && typeof to === 'object' && 'target' in to) targets.push(to.target);
    const node: Node = {
      ...BLANK,
      ...flatFields(OPS, ROWS, effect, loading),
      op: effect.op,
      to: to === null ? 'you' : reachOf(to),
      // `it` before any target is the bearer of an enchantment, which takes the first place.
      target: Math.max(0, targets.length - 1),
      filter: to !== null && typeof to === 'object' && 'all' in to ? to.all : null,
    };
    return (next) => ({ ...node, next });
  }

  return { first: loading.chain(effects), targets };
}

export const compileAll = (modes: Modes, nodes: Node[]): readonly Mode[] =>
  modes.map((effects) => compile(effects, nodes));
