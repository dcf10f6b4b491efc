// What has been done to a set, and can be undone? Every step keeps the cards as they were before it.

import type { CardParts, CardSet } from '@duello/cards/form';

export interface Editing {
  readonly past: readonly CardSet[];
  readonly now: CardSet;
  readonly future: readonly CardSet[];
  /** Letters typed into one field are one step. */
  readonly field: string | null;
}

const MOST_STEPS = 200;

export const beginning = (now: CardSet): Editing => ({ past: [], now, future: [], field: null });

const stepTo = ({ past, now }: Editing, next: CardSet, field: string | null): Editing => ({
  past: [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
  field,
});

export function withCard(editing: Editing, id: string, card: CardParts, field: string | null): Editing {
  const next = { ...editing.now, [id]: card };
  return field !== null && field === editing.field
    ? { ...editing, now: next, future: [] }
    : stepTo(editing, next, field);
}

export const withoutCard = (editing: Editing, id: string): Editing =>
  stepTo(editing, Object.fromEntries(Object.entries(editing.now).filter(([one]) => one !== id)), null);

export const withCards = (editing: Editing, cards: CardSet): Editing => stepTo(editing, cards, null);

export function undone({ past, now, future }: Editing): Editing {
  const before = past[past.length - 1];
  if (before === undefined) return { past, now, future, field: null };
  return { past: past.slice(0, -1), now: before, future: [now, ...future], field: null };
}

export function redone({ past, now, future: [next, ...rest] }: Editing): Editing {
  if (next === undefined) return { past, now, future: [], field: null };
  return { past: [...past, now], now: next, future: rest, field: null };
}
