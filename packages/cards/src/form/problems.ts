// What is wrong with a card in the workshop? What its reader refuses, what does nothing, and what is too strong for its cost.

import type { Json } from '@duello/kernel';
import { type Budget, budgetOf, type Rated } from './budget.ts';
import { isParts } from './fits.ts';
import { pathOf } from './place.ts';
import { refusalOf, refusalsIn } from './salvage.ts';
import type { CardSet, Workshop } from './workshop.ts';

export type Problem =
  | { readonly kind: 'refused'; readonly path: string; readonly message: string }
  /** An effect whose numbers are all 0. */
  | { readonly kind: 'idle'; readonly path: string }
  | { readonly kind: 'strong'; readonly path: string; readonly points: number; readonly most: number };

export interface Estimate extends Rated {
  /** Null where the box has too few to compare with. */
  readonly budget: Budget | null;
}

const boxes = new WeakMap<Workshop, ReadonlyMap<string, readonly Rated[]>>();

/** Cards of the box by what they are compared with, rated once. */
function ratedBox(workshop: Workshop): ReadonlyMap<string, readonly Rated[]> {
  const known = boxes.get(workshop);
  if (known !== undefined) return known;
  const groups = new Map<string, Rated[]>();
  for (const id of workshop.box) {
    const rated = workshop.rated({}, id);
    if (rated !== null) groups.set(rated.group, [...(groups.get(rated.group) ?? []), rated]);
  }
  boxes.set(workshop, groups);
  return groups;
}

/** What the bots make of a card that can be read; null where they say nothing of such cards. */
export function estimateOf(workshop: Workshop, cards: CardSet, id: string): Estimate | null {
  const rated = workshop.rated(cards, id);
  if (rated === null) return null;
  return { ...rated, budget: budgetOf(ratedBox(workshop).get(rated.group) ?? [], rated.cost) };
}

/** Points are rough: a card that is as strong as the strongest is not too strong. */
const MARGIN = 0.5;

export function problemsIn(workshop: Workshop, cards: CardSet, id: string): readonly Problem[] {
  const refused = refusalsIn(workshop, cards, id);
  const idle = idleIn(workshop, cards[id], '').map((path): Problem => ({ kind: 'idle', path }));
  if (refused.length > 0) {
    return [...refused.map(({ path, message }): Problem => ({ kind: 'refused', path, message })), ...idle];
  }
  // Another card of the set may be one that nobody can read yet.
  const readable = [cards, { [id]: cards[id] }].find((some) => refusalOf(workshop, some) === null);
  const estimate = readable === undefined ? null : estimateOf(workshop, readable, id);
  if (estimate === null || estimate.budget === null || estimate.points <= estimate.budget.most + MARGIN) return idle;
  return [...idle, { kind: 'strong', path: '', points: estimate.points, most: estimate.budget.most }];
}

const INNER = ['effects', 'effect'];

/** Places of effects that say how much, and each time nothing. */
function idleIn(workshop: Workshop, value: Json | undefined, path: string): readonly string[] {
  if (Array.isArray(value)) {
    return value.flatMap((one: Json, at) => idleIn(workshop, one, pathOf(path, at)));
  }
  if (!isParts(value)) return [];
  const { op } = value;
  const forms = typeof op === 'string' && Object.hasOwn(workshop.ops, op) ? workshop.ops[op] : {};
  const numbers = Object.entries(forms).filter(([, { kind }]) => kind === 'amount' || kind === 'whole');
  const holds = Object.values(forms).some(({ kind }) => INNER.includes(kind));
  const isIdle =
    numbers.length > 0 &&
    !holds &&
    numbers.some(([, { kind }]) => kind === 'amount') &&
    numbers.filter(([name]) => name !== 'times').every(([name]) => value[name] === 0);
  const inner = Object.entries(value).flatMap(([name, one]) => idleIn(workshop, one, pathOf(path, name)));
  return isIdle ? [path, ...inner] : inner;
}
