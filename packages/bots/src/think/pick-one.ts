// Which of the candidates is played? The best, or now and then one that is nearly as good.

import { fraction, type Reply, type Rng } from '@duello/kernel';
import type { Budget } from '../budget.ts';
import { keyOf } from '../search/candidates.ts';
import { exp } from '../search/win-chance.ts';
import { meanOf, type Tried } from './thought.ts';

/** From here on a win is on the table, and nothing else is as good. */
const SURE = 0.999;
/** So many temperatures below the best nothing is played: an unsteady hand, but no blunder. */
const FURTHEST = 2.5;

/**
 * How far behind, as if the match were even: where it is nearly won or lost every chance is much alike, and a bad move is bad
 * all the same.
 */
function behind(best: number, one: number): number {
  const middle = (best + one) / 2;
  return (best - one) / Math.max(0.01, 4 * middle * (1 - middle));
}

/** The best first, and what is done by whoever does nothing. The cooler, the surer; at 0 always the best. */
export function pickOne(
  tried: readonly Tried[],
  idle: Reply,
  { temperature, sensible }: Pick<Budget, 'temperature' | 'sensible'>,
  rng: Rng,
): Reply {
  const [best] = tried;
  if (temperature === 0 || meanOf(best) >= SURE) return best.reply;
  const mildest = keyOf(idle);
  const nothing = sensible ? tried.find(({ reply }) => keyOf(reply) === mildest) : undefined;
  const weights = tried.map((one, i) => {
    if (i > 0 && nothing !== undefined && meanOf(one) <= meanOf(nothing)) return 0;
    const below = behind(meanOf(best), meanOf(one)) / temperature;
    // What leads to the very same is no other choice, but a detour.
    if (i > 0 && below === 0) return 0;
    return below > FURTHEST ? 0 : exp(-below);
  });
  let ticket = fraction(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < tried.length; i++) {
    ticket -= weights[i];
    if (ticket < 0) return tried[i].reply;
  }
  return best.reply;
}
