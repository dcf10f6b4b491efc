// What is a fight plan before it is sent? Gems, spells in order and what is fed to them, changed freely.

import type { CardId, Counts, PlanWords } from '../../index.ts';
import { countOf } from './pay.ts';

export type PlanDraft = PlanWords;
export const EMPTY: PlanDraft = { gems: [], spells: [] };

export const isEmpty = ({ gems, spells }: PlanDraft): boolean => gems.length + spells.length === 0;

/** Adds what a completion key names: `gem:x`, `cast:x`, `feed.2:x`. */
export function grown(plan: PlanDraft, key: string): PlanDraft {
  const [verb, card] = key.split(':');
  if (verb === 'gem') return { ...plan, gems: [...plan.gems, card] };
  if (verb === 'cast') return { ...plan, spells: [...plan.spells, { cast: card, feed: [] }] };
  const index = Number(verb.slice('feed.'.length)) - 1;
  return { ...plan, spells: plan.spells.map((s, i) => (i === index ? { ...s, feed: [...s.feed, card] } : s)) };
}

const without = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, i) => i !== index);
const withoutOne = (list: readonly CardId[], card: CardId): readonly CardId[] => without(list, list.indexOf(card));

export const withoutSpell = (plan: PlanDraft, index: number): PlanDraft => ({
  ...plan,
  spells: without(plan.spells, index),
});
const withoutGem = (plan: PlanDraft, card: CardId): PlanDraft => ({ ...plan, gems: withoutOne(plan.gems, card) });
const withoutFood = (plan: PlanDraft, index: number, card: CardId): PlanDraft => ({
  ...plan,
  spells: plan.spells.map((s, i) => (i === index ? { ...s, feed: withoutOne(s.feed, card) } : s)),
});

/** Takes one copy of a card out again: from the spell that is being fed first, then gems, spells, other food. */
export function shrunk(plan: PlanDraft, card: CardId, feeder: number | null): PlanDraft {
  const { gems, spells } = plan;
  if (feeder !== null && spells[feeder]?.feed.includes(card)) return withoutFood(plan, feeder, card);
  if (gems.includes(card)) return withoutGem(plan, card);
  const cast = spells.findLastIndex((spell) => spell.cast === card);
  if (cast >= 0) return withoutSpell(plan, cast);
  const fed = spells.findIndex(({ feed }) => feed.includes(card));
  return fed < 0 ? plan : withoutFood(plan, fed, card);
}

export const usedBy = ({ gems, spells }: PlanDraft): Counts =>
  countOf([...gems, ...spells.flatMap(({ cast, feed }) => [cast, ...feed])]);

export const asWords = ({ gems, spells }: PlanDraft) => ({
  gems: [...gems],
  spells: spells.map((s) => ({ cast: s.cast, feed: [...s.feed] })),
});
