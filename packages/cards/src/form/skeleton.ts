// What does a deck, class or supply look like with the cards of a set in it? How many at each cost and of each type, before and after.

import { isRecord, type Lang } from '@duello/language';
import type { CardParts, CardSet, Workshop } from './workshop.ts';

export type Slot = readonly [card: string, count: number];

/** Somewhere in the box that cards of a set can go: a deck, a class, the spells of an element. */
export interface Home {
  readonly id: string;
  readonly name: Readonly<Record<Lang, string>>;
  readonly cards: readonly Slot[];
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value > 0;

/** Cards of a set in the places that they name; what is added stands at the end, where it belongs there. */
export function placedIn(
  slots: readonly Slot[],
  cards: CardSet,
  belongs: (card: CardParts) => boolean,
): readonly Slot[] {
  const left = new Map(slots);
  const placed: Slot[] = [];
  for (const [id, card] of Object.entries(cards)) {
    const { instead, copies } = card;
    let count = isCount(copies) && belongs(card) ? copies : 0;
    if (isRecord(instead) && typeof instead.card === 'string') {
      const there = left.get(instead.card) ?? 0;
      const taken = Math.min(there, isCount(instead.copies) ? instead.copies : there);
      left.set(instead.card, there - taken);
      count += taken;
    }
    if (count > 0) placed.push([id, count]);
  }
  return [...[...left].filter(([, count]) => count > 0), ...placed];
}

/** All of a price, whatever it is paid in. */
export function costOf(card: CardParts): number {
  const price = card.cost ?? card.price;
  if (typeof price === 'number') return price;
  if (!isRecord(price)) return 0;
  return Object.values(price).reduce((sum: number, part) => sum + (typeof part === 'number' ? part : 0), 0);
}

/** As high as a curve is drawn: what costs more stands with the highest. */
export const HIGHEST = 8;

export interface Counts {
  readonly cards: number;
  /** By cost, from 0 to the highest. */
  readonly costs: readonly number[];
  readonly types: Readonly<Record<string, number>>;
}

export interface Skeleton {
  /** As printed; null for a set by itself. */
  readonly before: Counts | null;
  readonly after: Counts;
}

function countsOf(workshop: Workshop, cards: CardSet, slots: readonly Slot[]): Counts {
  const costs = Array.from({ length: HIGHEST + 1 }, () => 0);
  const types: Record<string, number> = Object.fromEntries(workshop.types.map((type) => [type, 0]));
  for (const [id, count] of slots) {
    const card = Object.hasOwn(cards, id) ? cards[id] : workshop.printed(id);
    costs[Math.max(0, Math.min(HIGHEST, costOf(card)))] += count;
    types[String(card.type)] = (types[String(card.type)] ?? 0) + count;
  }
  return { cards: slots.reduce((sum, [, count]) => sum + count, 0), costs, types };
}

/** Without a home, each card of the set once. */
export function skeletonOf(workshop: Workshop, cards: CardSet, home: Home | null): Skeleton {
  if (home === null) {
    const slots = Object.keys(cards).map((id): Slot => [id, 1]);
    return { before: null, after: countsOf(workshop, cards, slots) };
  }
  return {
    before: countsOf(workshop, {}, home.cards),
    after: countsOf(workshop, cards, workshop.placed(cards, home)),
  };
}

/** The one that holds most of what the set stands in for. */
export function homeFor(workshop: Workshop, cards: CardSet): Home | null {
  const held = (home: Home): number => workshop.placed(cards, home).filter(([id]) => Object.hasOwn(cards, id)).length;
  return workshop.homes.reduce<Home | null>(
    (best, home) => (best === null || held(home) > held(best) ? home : best),
    null,
  );
}

/** Cards of the set that are nowhere: no match begins with them. A token needs no place. */
export function strayIn(workshop: Workshop, cards: CardSet): readonly string[] {
  const placed = new Set(workshop.homes.flatMap((home) => workshop.placed(cards, home)).map(([id]) => id));
  return Object.keys(cards).filter((id) => !placed.has(id) && cards[id].token !== true);
}
