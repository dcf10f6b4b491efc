// Why is one position better than another? The terms of their values that weigh most in the difference.

/** Names of terms, the weightiest first. */
export interface TermReasons {
  readonly gains: readonly string[];
  readonly costs: readonly string[];
}

/** Names of more than these nobody remembers. */
const MOST_GAINS = 3;
const MOST_COSTS = 2;
/** What is so much smaller than the weightiest is not why. */
const SLIGHT = 0.15;

/** What one stands better by than the other: the difference of their terms, in points by name. */
export function reasonsIn(difference: Readonly<Record<string, number>>): TermReasons {
  const sorted = Object.entries(difference).sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  const least = SLIGHT * Math.abs(sorted[0]?.[1] ?? 0);
  const names = (isWanted: (points: number) => boolean, most: number): readonly string[] =>
    sorted.flatMap(([name, points]) => (isWanted(points) ? [name] : [])).slice(0, most);
  return {
    gains: names((points) => points > 0 && points >= least, MOST_GAINS),
    costs: names((points) => points < 0 && -points >= least, MOST_COSTS),
  };
}
