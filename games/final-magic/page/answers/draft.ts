// What is a fight plan before it is sent? Gems, spells in order and what is fed to them, changed freely.

import type { CardId, Counts, PlanWords } from '../../index.ts';
import { countOf } from './pay.ts';

export type Draft = PlanWords;
export const EMPTY: Draft = { gems: [], spells: [] };

export const isEmpty = ({ gems, spells }: Draft): boolean => gems.length + spells.length === 0;

/** Adds what a completion key names: `gem:x`, `cast:x`, `feed.2:x`. */
export function grown(draft: Draft, key: string): Draft {
  const [verb, card] = key.split(':');
  if (verb === 'gem') return { ...draft, gems: [...draft.gems, card] };
  if (verb === 'cast') return { ...draft, spells: [...draft.spells, { cast: card, feed: [] }] };
  const index = Number(verb.slice('feed.'.length)) - 1;
  return { ...draft, spells: draft.spells.map((s, i) => (i === index ? { ...s, feed: [...s.feed, card] } : s)) };
}

const without = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, i) => i !== index);
const withoutOne = (list: readonly CardId[], card: CardId): readonly CardId[] => without(list, list.indexOf(card));

export const withoutSpell = (draft: Draft, index: number): Draft => ({
  ...draft,
  spells: without(draft.spells, index),
});
const withoutGem = (draft: Draft, card: CardId): Draft => ({ ...draft, gems: withoutOne(draft.gems, card) });
const withoutFood = (draft: Draft, index: number, card: CardId): Draft => ({
  ...draft,
  spells: draft.spells.map((s, i) => (i === index ? { ...s, feed: withoutOne(s.feed, card) } : s)),
});

/** Takes one copy of a card out again: from the spell that is being fed first, then gems, spells, other food. */
export function shrunk(draft: Draft, card: CardId, feeder: number | null): Draft {
  const { gems, spells } = draft;
  if (feeder !== null && spells[feeder]?.feed.includes(card)) return withoutFood(draft, feeder, card);
  if (gems.includes(card)) return withoutGem(draft, card);
  const cast = spells.findLastIndex((spell) => spell.cast === card);
  if (cast >= 0) return withoutSpell(draft, cast);
  const fed = spells.findIndex(({ feed }) => feed.includes(card));
  return fed < 0 ? draft : withoutFood(draft, fed, card);
}

export const usedBy = ({ gems, spells }: Draft): Counts =>
  countOf([...gems, ...spells.flatMap(({ cast, feed }) => [cast, ...feed])]);

export const asWords = ({ gems, spells }: Draft) => ({
  gems: [...gems],
  spells: spells.map((s) => ({ cast: s.cast, feed: [...s.feed] })),
});
