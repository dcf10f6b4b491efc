// How is a card taken out of a plan again?

import type { CardId, Counts, PlanWords } from '../../index.ts';
import { countOf } from './counts.ts';

export const isEmpty = ({ gems, spells }: PlanWords): boolean => gems.length + spells.length === 0;

const without = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, i) => i !== index);
const withoutOne = (list: readonly CardId[], card: CardId): readonly CardId[] => without(list, list.indexOf(card));

export const withoutSpell = (plan: PlanWords, index: number): PlanWords => ({
  ...plan,
  spells: without(plan.spells, index),
});
const withoutGem = (plan: PlanWords, card: CardId): PlanWords => ({ ...plan, gems: withoutOne(plan.gems, card) });
const withoutFood = (plan: PlanWords, index: number, card: CardId): PlanWords => ({
  ...plan,
  spells: plan.spells.map((s, i) => (i === index ? { ...s, feed: withoutOne(s.feed, card) } : s)),
});

/** Takes one copy of a card out again: from the spell that is being fed first, then gems, spells, other food. */
export function shrunk(plan: PlanWords, card: CardId, feeder: number | null): PlanWords {
  const { gems, spells } = plan;
  if (feeder !== null && spells[feeder]?.feed.includes(card)) return withoutFood(plan, feeder, card);
  if (gems.includes(card)) return withoutGem(plan, card);
  const cast = spells.findLastIndex((spell) => spell.cast === card);
  if (cast >= 0) return withoutSpell(plan, cast);
  const fed = spells.findIndex(({ feed }) => feed.includes(card));
  return fed < 0 ? plan : withoutFood(plan, fed, card);
}

export const usedBy = ({ gems, spells }: PlanWords): Counts =>
  countOf([...gems, ...spells.flatMap(({ cast, feed }) => [cast, ...feed])]);
