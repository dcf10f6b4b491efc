// What do many matches say? Means, differences and quantiles with 95 % intervals, where the matches of a deal belong together.

import type { Estimate } from './answer.ts';

/** What the matches of one deal add up to. */
export interface Cluster {
  readonly sum: number;
  readonly count: number;
}
export type ByDeal = ReadonlyMap<number, Cluster>;

/** 95 % of a normal distribution lie within so many deviations; with few deals, of Student’s. */
export const Z = 1.96;
const deviations = (deals: number): number => {
  // The series of Cornish and Fisher: exact to three digits from five deals on.
  const free = Math.max(1, deals - 1);
  return Z + 2.372 / free + 2.823 / free ** 2 + 2.556 / free ** 3 + 1.59 / free ** 4;
};

/** The figures alone, of whatever has more to say. */
export const estimateOf = ({ value, low, high }: Estimate): Estimate => ({ value, low, high });

const totalOf = (clusters: readonly Cluster[]): Cluster => ({
  sum: clusters.reduce((all, { sum }) => all + sum, 0),
  count: clusters.reduce((all, { count }) => all + count, 0),
});

/**
 * A mean over all matches. `isShare`: from 0 to 1; then one imagined deal each way keeps equal results from looking certain.
 * It draws the interval towards the middle, where the truth of what was hardly ever seen, or missed, is more likely to lie.
 */
export function meanOf(byDeal: ByDeal, isShare: boolean): Estimate | null {
  const clusters = inOrder(byDeal);
  const all = totalOf(clusters);
  if (all.count === 0) return null;
  const value = all.sum / all.count;
  const usual = all.count / clusters.length;
  const imagined = [
    { sum: 0, count: usual },
    { sum: usual, count: usual },
  ];
  const spread = isShare ? [...clusters, ...imagined] : clusters;
  const half = deviations(spread.length) * errorOf(spread);
  if (!isShare) return { value, low: value - half, high: value + half };
  const { sum, count } = totalOf(spread);
  return { value, low: Math.max(0, sum / count - half), high: Math.min(1, sum / count + half) };
}

/** In the order of the deals, so that sums come out the same to the last bit whoever played what when. */
const inOrder = (byDeal: ByDeal): readonly Cluster[] =>
  [...byDeal].sort(([a], [b]) => a - b).map(([, cluster]) => cluster);

/** The standard error of a mean over clusters. */
function errorOf(clusters: readonly Cluster[]): number {
  const { sum, count } = totalOf(clusters);
  const mean = sum / count;
  return Math.sqrt(scatter(clusters.map((one) => (one.sum - mean * one.count) / count)));
}

const scatter = (residuals: readonly number[]): number =>
  (residuals.reduce((all, one) => all + one * one, 0) * residuals.length) / Math.max(1, residuals.length - 1);

/**
 * What `b` has more than `a` on the deals that both played. One deal more may change that by `step`, half the time either
 * way: where none has told the two apart, they are not taken for certainly equal.
 */
export function differenceOf(
  a: ByDeal,
  b: ByDeal,
  step = 1,
): (Estimate & { readonly error: number; readonly deals: number }) | null {
  const deals = [...a.keys()].filter((deal) => b.has(deal)).sort((x, y) => x - y);
  const [one, two] = [a, b].map((from) => deals.map((deal) => from.get(deal) ?? { sum: 0, count: 0 }));
  const [allA, allB] = [totalOf(one), totalOf(two)];
  if (allA.count === 0 || allB.count === 0) return null;
  const [meanA, meanB] = [allA.sum / allA.count, allB.sum / allB.count];
  const residuals = deals.map(
    (_, i) => (two[i].sum - meanB * two[i].count) / allB.count - (one[i].sum - meanA * one[i].count) / allA.count,
  );
  const error = Math.hypot(Math.sqrt(scatter(residuals)), step / deals.length);
  const half = deviations(deals.length) * error;
  const value = meanB - meanA;
  return { value, low: value - half, high: value + half, error, deals: deals.length };
}

/** Matches of one deal may be alike: at worst two of them say as much as one. */
const ALIKE = 2;

/** The value below which that share lies; of no values, 0. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The same with the ranks between which it lies with 95 %; null where so few values have none. */
export function quantileOf(values: readonly number[], share: number): Estimate | null {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Z * Math.sqrt(ALIKE * sorted.length * share * (1 - share));
  const [from, to] = [Math.floor(share * sorted.length - half), Math.floor(share * sorted.length + half)];
  if (from < 0 || to >= sorted.length) return null;
  return { value: quantile(sorted, share), low: sorted[from], high: sorted[to] };
}
