// What can a designer ask? A question is plain data, so that the same question gives the same answer on any machine.

import type { Json, Seed } from '@duello/kernel';

export const ASKS = ['health', 'matchups', 'cards', 'rules', 'whatif'] as const;
export type Ask = (typeof ASKS)[number];

/** What every question says. */
interface Common {
  readonly game: string;
  /** Who plays both seats. */
  readonly level: string;
  /** A stronger bot that plays some of the same deals, so that the shift between the two shows; null for none. */
  readonly confirm: string | null;
  /** Matches of `level`: two for each deal, with swapped seats. */
  readonly matches: number;
  readonly seed: Seed;
  readonly options: Json;
}

/** How much a card is missed: each copy becomes a neutral card of its cost, or nobody may play it. */
export type Removal = 'swap' | 'forbid';

/** What two sets of rules are compared by. */
export const MEASURES = ['firstPlayer', 'length', 'leadChanges', 'comebacks', 'choices', 'draws'] as const;
export type Measure = (typeof MEASURES)[number];

export type Question =
  | (Common & { readonly ask: 'health' })
  | (Common & { readonly ask: 'matchups' })
  /** Null asks for every card. */
  | (Common & { readonly ask: 'cards'; readonly cards: readonly string[] | null; readonly removal: Removal })
  /** The same deals under `options` with `a` and with `b`; it stops as soon as a difference of `within` is settled. */
  | (Common & {
      readonly ask: 'rules';
      readonly a: Json;
      readonly b: Json;
      readonly measure: Measure;
      readonly within: number;
    })
  /** Cards of the box with other numbers, by id: each field of a card in JSON that differs. */
  | (Common & { readonly ask: 'whatif'; readonly changes: { readonly [card: string]: Json } });

export type QuestionOf<A extends Ask> = Extract<Question, { readonly ask: A }>;
