// What has been played for a question, in the order in which answers look at it? By role, each match with its deal and arm.

import type { MatchRef } from './answer.ts';
import type { Cluster } from './estimate.ts';
import type { DealLines, MatchLine } from './match-line.ts';
import type { Plan, PlannedArm, Role } from './plan.ts';

/** A match with where it belongs. */
export interface Placed extends MatchLine {
  readonly deal: number;
  readonly of: PlannedArm;
}

export const refOf = ({ arm, deal, match }: Placed): MatchRef => ({ arm, deal, match });
/** The most matches that stand behind a point. */
const MOST_REFS = 12;
export const refsOf = (placed: readonly Placed[]): readonly MatchRef[] => placed.slice(0, MOST_REFS).map(refOf);

/** All matches by deal and, within one, in the order of the plan: whatever the order in which they were played. */
export function placedIn({ arms }: Plan, deals: readonly DealLines[]): readonly Placed[] {
  const byName = new Map(arms.map((one) => [one.arm.name, one]));
  const order = new Map(arms.map(({ arm }, i) => [arm.name, i]));
  const rank = ({ arm, match }: Placed): number => 2 * (order.get(arm) ?? 0) + match;
  const placed = deals.flatMap(({ deal, matches }) =>
    matches.flatMap((line): readonly Placed[] => {
      const of = byName.get(line.arm);
      return of === undefined ? [] : [{ ...line, deal, of }];
    }),
  );
  return placed.sort((one, two) => one.deal - two.deal || rank(one) - rank(two));
}

export const inRole = (placed: readonly Placed[], role: Role): readonly Placed[] =>
  placed.filter(({ of }) => of.role === role);

/** What a match counts for; null where it says nothing. */
export type Measured = (line: Placed) => number | null | Cluster;

/** Sums of a measure by deal. */
export function byDeal(placed: readonly Placed[], measured: Measured): ReadonlyMap<number, Cluster> {
  const sums = new Map<number, Cluster>();
  for (const line of placed) {
    const found = measured(line);
    if (found === null) continue;
    const { sum, count } = typeof found === 'number' ? { sum: found, count: 1 } : found;
    const before = sums.get(line.deal) ?? { sum: 0, count: 0 };
    sums.set(line.deal, { sum: before.sum + sum, count: before.count + count });
  }
  return sums;
}
