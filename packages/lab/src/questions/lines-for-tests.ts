// How do tests say what was played? Plans and lines by hand: who won, who went first, and what else matters.

import type { Seat } from '@duello/kernel';
import type { Estimate } from './answer.ts';
import { materialOf } from './answer-of.ts';
import type { DealLines, MatchLine } from './match-line.ts';
import type { Material } from './material.ts';
import type { Plan, PlannedArm, Role } from './plan.ts';
import type { Question } from './question.ts';

const common = { game: 'duel', level: 'random', confirm: null, matches: 100, seed: 's', options: {} } as const;
export const HEALTH: Question = { ...common, ask: 'health' };
export const RULES = {
  ...common,
  ...{ ask: 'rules', a: { order: 'line' }, b: { order: 'wave' }, measure: 'firstPlayer', within: 0.05 },
} as const satisfies Question;

export const armOf = (name: string, role: Role = 'level', decks: PlannedArm['decks'] = null): PlannedArm => ({
  arm: { name, bots: ['random', 'random'], options: {}, swapped: {}, given: [{}, {}], forbidden: [] },
  role,
  decks,
  card: null,
});

export const planWith = (question: Question, arms: readonly PlannedArm[], deals: number): Plan => ({
  ...{ question, arms, deals, heldOut: null, at: () => arms },
});

export const lineOf = (more: Partial<MatchLine> = {}): MatchLine => ({
  ...{ arm: 'random', match: 0, winner: 0, first: 0, reason: 'defeated', tooLong: false, rounds: 8, decisions: 100 },
  ...{ path: [500, 600, 700, 1000], chosen: 10, effective: 20, turns: 16, dead: 1, use: [{}, {}], nodes: 5 },
  ...more,
});

/** Both matches of a deal in one arm, won by these seats. */
export const dealOf = (
  deal: number,
  winners: readonly [Seat | null, Seat | null],
  more: Partial<MatchLine> = {},
): DealLines => ({
  deal,
  matches: winners.map((winner, i) => lineOf({ ...more, match: i === 0 ? 0 : 1, winner })),
  met: [],
});

/** The same deal in several arms. */
export const together = (...deals: readonly DealLines[]): DealLines => ({
  deal: deals[0].deal,
  matches: deals.flatMap(({ matches }) => matches),
  met: deals.flatMap(({ met }) => met),
});

export const materialWith = (plan: Plan, deals: readonly DealLines[]): Material => materialOf(plan, deals);

export const rounded = (estimate: Estimate | null): readonly number[] | null =>
  estimate === null ? null : [estimate.value, estimate.low, estimate.high].map((one) => Number(one.toFixed(4)));
