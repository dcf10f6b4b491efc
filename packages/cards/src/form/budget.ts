// Is a card too strong for what it costs? Measured against the cards of the box: what they are worth at each cost.

/** A card by what it costs and what it is worth to a bot. */
export interface Rated {
  readonly cost: number;
  readonly points: number;
}

export interface Budget {
  /** What cards of the box are worth at this cost. */
  readonly usual: number;
  /** The most that a card may be worth: as far above the usual as the strongest of the box. */
  readonly most: number;
}

/** The straight line through the cards of the box, and how far the best of them is above it. */
export function budgetOf(box: readonly Rated[], cost: number): Budget | null {
  if (box.length < 3) return null;
  const mean = (value: (one: Rated) => number): number => box.reduce((sum, one) => sum + value(one), 0) / box.length;
  const [x, y] = [mean((one) => one.cost), mean((one) => one.points)];
  const spread = mean((one) => (one.cost - x) ** 2);
  const slope = spread === 0 ? 0 : mean((one) => (one.cost - x) * (one.points - y)) / spread;
  const line = (at: number): number => y + slope * (at - x);
  const above = Math.max(...box.map((one) => one.points - line(one.cost)));
  return { usual: line(cost), most: line(cost) + above };
}
