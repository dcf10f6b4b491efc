// What does each spell of the box say? Its cost, effects, whom they mean and what they count, read for tests only.

import type { Count, Tally } from '../amounts.ts';
import type { Effect, Op } from '../effects.ts';
import type { Filter } from '../filters.ts';
import type { Aura, Spell } from '../spell.ts';
import type { To } from '../targets.ts';
import { COLOURS, type Condition, type Cost, type Death, type SetId } from '../vocabulary.ts';
import { boxCards } from './catalogue.ts';

export type Design = readonly [string, Spell];
export const SETS = ['paladin', 'warlock', 'elementalist', 'neutral'] as const;
export const ofSet = (set: SetId): readonly Design[] => boxCards.filter(([, spell]) => spell.set === set);
export const names = (list: readonly Design[]): readonly string[] => list.map(([name]) => name);

export const total = (cost: Cost): number => COLOURS.reduce((sum, colour) => sum + cost[colour], 0);

// What a spell says, all nested effects included.
export const inside = (effect: Effect): readonly Effect[] => {
  switch (effect.op) {
    case 'may':
      return [effect, ...effect.effects.flatMap(inside)];
    case 'either':
      return [effect, ...[...effect.first, ...effect.second].flatMap(inside)];
    case 'if':
      return [effect, ...[...effect.then, ...effect.otherwise].flatMap(inside)];
    default:
      return [effect];
  }
};
export const atDeath = ({ auras }: Spell, death: Death): readonly Effect[] =>
  auras.flatMap((aura) => (aura.aura === 'when' && aura.death === death ? aura.effects.flatMap(inside) : []));
export const eachTurn = ({ enchantment }: Spell): readonly Effect[] => enchantment?.effects.flatMap(inside) ?? [];
export const said = (card: Spell): readonly Effect[] => [
  ...[...card.text, ...card.arrival].flatMap(inside),
  ...eachTurn(card),
  ...card.auras.flatMap((aura) => (aura.aura === 'when' ? aura.effects.flatMap(inside) : [])),
];
export const says = <O extends Op>(card: Spell, op: O): readonly Extract<Effect, { op: O }>[] =>
  said(card).filter((effect): effect is Extract<Effect, { op: O }> => effect.op === op);
export const gifts = ({ auras }: Spell): readonly Extract<Aura, { aura: 'give' }>[] =>
  auras.filter((aura) => aura.aura === 'give');

export const places = (card: Spell, condition: Condition): boolean =>
  says(card, 'place').some((effect) => effect.condition === condition);

// Whom its effects mean.
export const aims = (card: Spell): readonly To[] => said(card).flatMap((effect) => ('to' in effect ? [effect.to] : []));
export const filters = (card: Spell): readonly Filter[] =>
  aims(card).flatMap((to) => {
    if (typeof to === 'string') return [];
    return 'target' in to ? [to.target] : 'all' in to ? [to.all] : [];
  });
export const isChoice = (to: To): boolean => typeof to === 'object' && ('target' in to || 'point' in to);

// What it counts.
const isTally = (amount: unknown): amount is Tally =>
  typeof amount === 'object' && amount !== null && 'count' in amount && 'each' in amount;
const amounts = (effect: Effect): readonly unknown[] => {
  switch (effect.op) {
    case 'damage':
    case 'heal':
      return [effect.amount];
    case 'gain':
      return [effect.attack, effect.hp];
    case 'place':
    case 'draw':
    case 'mana':
      return [effect.count];
    default:
      return [];
  }
};
const countsOf = (effect: Effect): readonly Count[] => [
  ...(effect.op === 'if' && effect.test.test === 'count' ? [effect.test.count] : []),
  ...amounts(effect)
    .filter(isTally)
    .map(({ count }) => count),
];
export const counts = (card: Spell): readonly Count[] => said(card).flatMap(countsOf);
