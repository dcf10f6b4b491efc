// Which mixture of plans leaves least to regret, when both choose at once and one can't tell the worlds apart?

/** Rounds of regret; a matrix of this size is solved to about a point by then. */
const ROUNDS = 400;

/** One world: what each own plan is worth against each of the other's, own plans first. */
export interface World {
  readonly payoffs: readonly (readonly number[])[];
  /** How often the other plays each of its plans; found together with the mixture. */
  readonly foes: number[];
}

export const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * b[i], 0);

/** In proportion to what is regretted; all alike where nothing is. */
function inProportion(regrets: readonly number[], into: number[]): void {
  const sum = regrets.reduce((total, regret) => total + Math.max(0, regret), 0);
  for (let i = 0; i < regrets.length; i++) into[i] = sum > 0 ? Math.max(0, regrets[i]) / sum : 1 / regrets.length;
}

/**
 * Regret matching: one mixture of our own for all worlds, because we can't tell them apart, and one of the other's for each,
 * because it sees its hand. Later rounds count for more. The other's average is left in `foes`.
 */
export function solve(worlds: readonly World[], plans: number): readonly number[] {
  const regrets = new Array<number>(plans).fill(0);
  const mixture = new Array<number>(plans).fill(1 / plans);
  const average = new Array<number>(plans).fill(0);
  const theirs = worlds.map(({ foes }) => ({
    regrets: foes.map(() => 0),
    now: [...foes],
    average: foes.map(() => 0),
  }));
  for (let round = 1; round <= ROUNDS; round++) {
    inProportion(regrets, mixture);
    const gains = new Array<number>(plans).fill(0);
    worlds.forEach(({ payoffs }, w) => {
      const foe = theirs[w];
      inProportion(foe.regrets, foe.now);
      const losses = foe.now.map((_, j) => payoffs.reduce((sum, row, i) => sum + mixture[i] * row[j], 0));
      const loss = dot(losses, foe.now);
      for (let i = 0; i < plans; i++) gains[i] += dot(payoffs[i], foe.now);
      for (let j = 0; j < losses.length; j++) {
        foe.regrets[j] = Math.max(0, foe.regrets[j] + loss - losses[j]);
        foe.average[j] += round * foe.now[j];
      }
    });
    const gain = dot(gains, mixture);
    for (let i = 0; i < plans; i++) {
      regrets[i] = Math.max(0, regrets[i] + gains[i] - gain);
      average[i] += round * mixture[i];
    }
  }
  for (const [w, { foes }] of worlds.entries()) normalise(theirs[w].average, foes);
  return normalise(average, average);
}

/** The mixture of rows that nobody can beat, where both know the whole table. */
export const solveMixture = (payoffs: readonly (readonly number[])[]): readonly number[] =>
  solve([{ payoffs, foes: payoffs[0].map(() => 1 / payoffs[0].length) }], payoffs.length);

function normalise(values: readonly number[], into: number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  for (let i = 0; i < values.length; i++) into[i] = values[i] / sum;
  return into;
}

/** What a mixture is worth to whom nobody is kind: in every world the other, who knows it, plays what hurts most. */
export const heldBy = (worlds: readonly World[], mixture: readonly number[]): number =>
  worlds.reduce((sum, { payoffs, foes }) => {
    const against = foes.map((_, j) => payoffs.reduce((total, row, i) => total + mixture[i] * row[j], 0));
    return sum + Math.min(...against);
  }, 0) / worlds.length;
