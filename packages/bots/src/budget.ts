// How much does a bot think, and how sure is its hand? Counted in tries, never in time.

export interface Budget {
  /** Worlds that fit what it sees; the last candidates are tried in all of them. */
  readonly worlds: number;
  /** Positions that its plan of a turn keeps at each step; 0 looks one move ahead. */
  readonly width: number;
  /** Ways to end the turn that are played on. */
  readonly ends: number;
  /** Turns that are played on after its own. */
  readonly turns: number;
  /** Tries to find a win in this turn, in each world. */
  readonly win: number;
  /** Answers tried where they can't all be listed. */
  readonly few: number;
  /**
   * Standard errors by which an answer has to be better than the one given at once: many are tried, and the best of many
   * guesses is the luckiest one. 0 takes the best.
   */
  readonly lean: number;
  /** Candidates so much below the best, as chances to win, are still played e times less often. 0 plays the best. */
  readonly temperature: number;
  /** Never played for a better one: to do nothing, and what is worse than that. */
  readonly sensible: boolean;
}

/** Parts of levels' budgets that a game spends otherwise, by the name of the level. */
export type Spending = { readonly [level: string]: Partial<Budget> };

export interface Level {
  readonly name: string;
  readonly budget: Budget;
}

/** What a level thinks in one game. */
export const budgetIn = ({ spend }: { readonly spend?: Spending }, { name, budget }: Level): Budget => ({
  ...budget,
  ...spend?.[name],
});
