// How often does an answer really win that is thought to win so often? What a level says, corrected by what became of it.

import type { Tools } from '../bot.ts';

type Corrects = Pick<Tools<never, never, never, never>, 'wonOf'>;

/** Between two knots of a game's own table; sure wins and losses stay what they are. */
export function trueChance({ wonOf }: Corrects, said: number): number {
  if (wonOf === undefined) return said;
  const steps = wonOf.length - 1;
  const at = Math.min(steps - 1, Math.max(0, Math.floor(said * steps)));
  return wonOf[at] + (said * steps - at) * (wonOf[at + 1] - wonOf[at]);
}

/** A standard error of what was said, as one of the corrected chance. */
export function trueError(corrects: Corrects, said: number, error: number): number {
  const [low, high] = [Math.max(0, said - error), Math.min(1, said + error)];
  return high === low ? error : ((trueChance(corrects, high) - trueChance(corrects, low)) / (high - low)) * error;
}
