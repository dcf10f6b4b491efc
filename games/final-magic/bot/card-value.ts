// What is a card worth to a bot? Points of health for each kind, made once for each table.

import { once } from '@duello/kernel';
import { type Compiled, type Kind, SPELL } from '../rules/state/compiled.ts';
import { ALWAYS, IN_ACTION_ONLY, IN_FIGHT_ONLY, NOTHING, type Node, OVER_FED } from '../rules/state/nodes.ts';

/** One number a kind in each column. */
export interface SpellValues {
  /** What one cast does. */
  readonly use: Float64Array;
  readonly mana: Int16Array;
  /** Mana of a gem, coins of a currency card. */
  readonly gem: Int16Array;
  readonly coins: Int16Array;
  /** Spells, the best for their mana first. */
  readonly order: readonly number[];
}

export interface CardValues extends SpellValues {
  /** In a fight: damage that can be blocked, damage that can't, and what it stops or heals. */
  readonly strike: Float64Array;
  readonly pierce: Float64Array;
  readonly defence: Float64Array;
  /** Of the order, those that can be cast in a fight. */
  readonly fightOrder: readonly number[];
}

/** Cards a hand usually has to spare for a spell that feeds, and other spells a round usually sees. */
const FOOD = 3;
const COMPANY = 1.5;

/** How much an effect usually comes to. */
function amountOf({ amount }: Node, food: number): number {
  const { base, over, each, insteadEach } = amount;
  const counted = over === OVER_FED ? food : COMPANY;
  return over === NOTHING ? base : base + counted * Math.max(each, 0.5 * (each + insteadEach));
}

/** What an effect does once, in points of health. */
function nodeValue(node: Node, food: number): number {
  const amount = amountOf(node, food);
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
function useOf({ nodes }: Kind, food: number): number {
  const sum = (phase: number): number =>
    nodes.reduce((total, node) => total + (node.phase === phase ? nodeValue(node, food) : 0), 0);
  return sum(ALWAYS) + Math.max(sum(IN_ACTION_ONLY), sum(IN_FIGHT_ONLY));
}

/** What spells do and cost when a hand has so many cards to spare for those that feed. */
export function spellValues({ kinds }: Compiled, food: number): SpellValues {
  const use = Float64Array.from(kinds, (kind) => useOf(kind, food));
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

/** The values of a table's cards, made once. */
export const cardValuesOf = once(makeValues);

function makeValues(compiled: Compiled): CardValues {
  const { kinds } = compiled;
  const values = spellValues(compiled, FOOD);
  const sum = (is: (node: Node) => boolean) =>
    Float64Array.from(kinds, ({ nodes, inFight }) =>
      inFight ? nodes.reduce((total, node) => total + (is(node) ? amountOf(node, FOOD) : 0), 0) : 0,
    );
  return {
    ...values,
    strike: sum((node) => node.op === 'damage' && !node.unblockable),
    pierce: sum((node) => node.op === 'damage' && node.unblockable),
    defence: sum(({ op }) => op === 'heal' || op === 'block' || op === 'shield'),
    fightOrder: values.order.filter((number) => kinds[number].inFight),
  };
}
