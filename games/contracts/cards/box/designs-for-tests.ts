// What does each contract of the four decks say? Its cost, effects, gifts and targets, read for tests only.

import type { Contract } from '../contract.ts';
import type { Effect, Op } from '../effects.ts';
import type { Give } from '../gives.ts';
import type { Filter, To } from '../targets.ts';
import { COLOURS, type Cost, MOMENTS, type Moment } from '../vocabulary.ts';
import { boilingInk } from './boiling-ink.ts';
import type { DeckId } from './catalogue.ts';
import { emberPact } from './ember-pact.ts';
import { greyRegistry } from './grey-registry.ts';
import { lighthouseCovenant } from './lighthouse-covenant.ts';

export type Design = readonly [string, Contract];
export const designsOf: Record<DeckId, readonly Design[]> = {
  emberPact: Object.entries(emberPact),
  boilingInk: Object.entries(boilingInk),
  lighthouseCovenant: Object.entries(lighthouseCovenant),
  greyRegistry: Object.entries(greyRegistry),
};
export const DECKS = ['emberPact', 'boilingInk', 'lighthouseCovenant', 'greyRegistry'] as const;
export const all: readonly Design[] = DECKS.flatMap((deck) => designsOf[deck]);
export const names = (list: readonly Design[]): readonly string[] => list.map(([name]) => name);

export const total = (cost: Cost): number => COLOURS.reduce((sum, colour) => sum + cost[colour], 0);

// What a contract says, all its nested effects included.
export const inside = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'may') return [effect, ...effect.effects.flatMap(inside)];
  if (effect.op === 'if') return [effect, ...[...effect.then, ...effect.otherwise].flatMap(inside)];
  return [effect];
};
export const at = ({ when }: Contract, moment: Moment): readonly Effect[] => (when[moment] ?? []).flatMap(inside);
export const said = (card: Contract): readonly Effect[] => [
  ...card.effects.flatMap(inside),
  ...MOMENTS.flatMap((moment) => at(card, moment)),
];
export const says = <O extends Op>(card: Contract, op: O): readonly Extract<Effect, { op: O }>[] =>
  said(card).filter((effect): effect is Extract<Effect, { op: O }> => effect.op === op);
export const buffs = ({ gives }: Contract): readonly Extract<Give, { give: 'buff' }>[] =>
  gives.filter((given) => given.give === 'buff');

/** Each `to` with its target words resolved: `it` is what was chosen before. */
const filterOf = (to: To): Filter | null =>
  typeof to === 'string' ? null : 'choose' in to ? to.choose : 'all' in to ? to.all : null;
export const isChoice = (to: To): boolean => typeof to === 'object' && 'choose' in to;
export const canBeCreature = (to: To): boolean => {
  const filter = filterOf(to);
  if (filter !== null) return filter.what !== 'player';
  return to === 'this' || to === 'adjacent' || to === 'it' || to === 'besideIt';
};
export const canBePlayer = (to: To): boolean => {
  const filter = filterOf(to);
  if (filter !== null) return filter.what !== 'creature';
  return to === 'you' || to === 'opponent' || to === 'eachPlayer';
};

export const textParts = (card: Contract): number =>
  card.keywords.length + card.gives.length + (card.magic > 0 ? 1 : 0) + Object.keys(card.when).length;
