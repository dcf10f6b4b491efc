// What is a card worth to a bot? Points of health for each kind, made once for each table.

import { once } from '@duello/kernel';
import { type Compiled, type Kind, SPELL } from '../../rules/state/compiled.ts';
import { ALWAYS, IN_ACTION_ONLY, IN_FIGHT_ONLY, NOTHING, type Node, OVER_FED } from '../../rules/state/nodes.ts';

/** One number a kind in each column. */
export interface CardValues {
  /** What one cast does. */
  readonly use: Float64Array;
  readonly mana: Int16Array;
  /** Mana of a gem, coins of a currency card. */
  readonly gem: Int16Array;
  readonly coins: Int16Array;
  /** Spells, the best for their mana first. */
  readonly order: readonly number[];
}

/** Cards a hand usually has to spare for a spell that feeds, and other spells a round usually sees. */
const FOOD = 1.2;
const COMPANY = 1.5;

/** What an effect does once, in points of health. */
function nodeValue(node: Node): number {
  const { base, over, each, insteadEach } = node.amount;
  const counted = over === OVER_FED ? FOOD : COMPANY;
  const amount = over === NOTHING ? base : base + counted * Math.max(each, 0.5 * (each + insteadEach));
  const sure = node.needs >= 0 ? 0.5 : 1;
  switch (node.op) {
    case 'damage':
      return sure * amount * (node.to === 'each' ? 0.4 : 1) * (node.unblockable ? 1.15 : 1);
    case 'heal':
      return sure * amount * 0.5;
    case 'block':
      return sure * amount * 0.5;
    case 'shield':
      return sure * amount * 0.75;
    case 'evade':
      return 6;
    case 'halve':
      return 4;
    case 'putOut':
      return 2;
    case 'double':
      return 3;
    case 'draw':
      return amount * 2;
    case 'nextDraw':
      return sure * (node.who === 'foe' ? -amount : amount) * 2;
    case 'gain':
      return 5;
    case 'upgrade':
      return 3;
    case 'outcast':
      return 2.5;
    case 'counter':
      return 4;
    default:
      return 0;
  }
}

/** What a spell does in the phase it is better in. */
function useOf({ nodes }: Kind): number {
  const sum = (phase: number): number =>
    nodes.reduce((total, node) => total + (node.phase === phase ? nodeValue(node) : 0), 0);
  return sum(ALWAYS) + Math.max(sum(IN_ACTION_ONLY), sum(IN_FIGHT_ONLY));
}

/** The values of a table's cards, made once. */
export const cardValuesOf = once(makeValues);

function makeValues(compiled: Compiled): CardValues {
  const { kinds } = compiled;
  const use = Float64Array.from(kinds, useOf);
  const density = (number: number): number => use[number] / Math.max(0.2, kinds[number].mana);
  return {
    use,
    mana: Int16Array.from(kinds, (kind) => kind.mana),
    gem: Int16Array.from(kinds, (kind) => kind.gemMana),
    coins: Int16Array.from(kinds, (kind) => kind.coins),
    order: [...kinds.keys()]
      .filter((number) => kinds[number].type === SPELL)
      .sort((a, b) => density(b) - density(a) || a - b),
  };
}
