// When is an answer a mistake? When it gives away so many points of win chance, and chance alone does not explain it.

export const MARKS = ['inaccuracy', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** As annotators write them behind a move. */
export const MARK_SIGNS: Readonly<Record<Mark, string>> = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/** Given away, as chances to win. */
const LOSSES: Readonly<Record<Mark, number>> = { inaccuracy: 0.05, mistake: 0.1, blunder: 0.15 };
/** The smallest loss that is marked. */
export const LEAST = LOSSES.inaccuracy;
/** A loss within so many standard errors may be nothing. */
const SURE = 2;

export function markOf(loss: number, error: number): Mark | null {
  if (loss <= SURE * error) return null;
  // A hair below the line by rounding is on it.
  return MARKS.findLast((mark) => loss >= LOSSES[mark] - 1e-9) ?? null;
}
