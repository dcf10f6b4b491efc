// What does each card of the three decks say? Its effects, prices, targets and amounts, read for tests only.

import type { Amount, Count } from '../amounts.ts';
import type { Ability, Card } from '../card.ts';
import type { Effect, Op } from '../effects.ts';
import type { Filter, To } from '../targets.ts';
import { type CardType, type Class, MOMENTS, type Moment, type Trait } from '../vocabulary.ts';
import { boxCards } from './catalogue.ts';

export type Design = readonly [string, Card];
export const DECKS = ['warlock', 'paladin', 'neutral'] as const satisfies readonly Class[];
export const all: readonly Design[] = boxCards;
export const designsOf = (clan: Class): readonly Design[] => all.filter(([, card]) => card.class === clan);
export const names = (list: readonly Design[]): readonly string[] => list.map(([name]) => name);
export const isSpell = ({ type }: { readonly type: CardType }): boolean => type !== 'summoning';

// What a card says, all its nested effects included.
export const inside = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'may') return [effect, ...effect.effects.flatMap(inside)];
  if (effect.op === 'if') return [effect, ...[...effect.then, ...effect.otherwise].flatMap(inside)];
  return [effect];
};
export const played = ({ modes }: Card): readonly Effect[] => modes.flat().flatMap(inside);
export const activated = ({ modes }: Ability): readonly Effect[] => modes.flat().flatMap(inside);
export const at = ({ when }: Card, moment: Moment): readonly Effect[] => (when[moment] ?? []).flatMap(inside);
export const said = (card: Card): readonly Effect[] => [
  ...played(card),
  ...card.abilities.flatMap(activated),
  ...MOMENTS.flatMap((moment) => at(card, moment)),
];
type Saying<O extends Op> = Extract<Effect, { readonly op: O }>;
export const only = <O extends Op>(effects: readonly Effect[], op: O): readonly Saying<O>[] =>
  effects.filter((effect): effect is Saying<O> => effect.op === op);
export const says = <O extends Op>(card: Card, op: O): readonly Saying<O>[] => only(said(card), op);

export const amountsOf = (effect: Effect): readonly Amount[] =>
  effect.op === 'change' ? [effect.attack, effect.defense] : 'amount' in effect ? [effect.amount] : [];
export const countsOf = (card: Card): readonly Count[] =>
  said(card).flatMap((effect) => [
    ...(effect.op === 'if' ? [effect.count] : []),
    ...amountsOf(effect).flatMap((amount) => (typeof amount === 'number' ? [] : [amount.count])),
  ]);

export const toOf = (effect: Effect): To | null => ('to' in effect ? effect.to : 'who' in effect ? effect.who : null);
export const filterOf = (to: To | null): Filter | null =>
  to === null || typeof to === 'string' ? null : 'target' in to ? to.target : to.all;
export const filtersOf = (card: Card): readonly Filter[] => [
  ...(card.enchants === null ? [] : [card.enchants]),
  ...said(card).flatMap((effect) => filterOf(toOf(effect)) ?? []),
];
/** True when it can hurt, tire or move somebody of this kind. */
export const canBe = (to: To, what: 'summoning' | 'player' | 'enchantment'): boolean => {
  const filter = filterOf(to);
  if (filter !== null) return filter.what === what || (filter.what === 'summoningOrPlayer' && what !== 'enchantment');
  return what === 'player' ? to !== 'this' && to !== 'it' : what === 'summoning' && (to === 'this' || to === 'it');
};

/** Traits that a card has, gives or grants. */
export const traitsOf = (card: Card): readonly (Trait | 'ready' | 'fast')[] => [
  ...card.keywords,
  ...card.gives.traits,
  ...says(card, 'grant').map(({ trait }) => trait),
];
export const isVanilla = (card: Card): boolean => card.keywords.length === 0 && said(card).length === 0;
