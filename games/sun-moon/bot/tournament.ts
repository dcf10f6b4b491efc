// How is a match worth in a tournament? The chance to win two of them, as points again.

import { winChance } from '@duello/bots';
import { other, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';

/** So many points ahead win a match e times as often as they lose it. */
export const scale = 2.7;

/** The chance of a seat that has won so many matches, and lost so many, when the next one is open. */
const CHANCES = [
  [0.5, 0.25, 0],
  [0.75, 0.5, 0],
  [1, 1, 1],
] as const;
const chanceAt = (won: number, lost: number): number => CHANCES[Math.min(2, won)][Math.min(2, lost)];

/** Points of the match of the moment as points of the whole tournament; the same where one match decides. */
export function inTournament({ cells, compiled }: State, seat: Seat, points: number): number {
  if (!compiled.tournament || cells[col.matchNumber] === 0) return points;
  const [won, lost] = [cells[col.wins[seat]], cells[col.wins[other(seat)]]];
  const chance = winChance(points, scale);
  const whole = chance * chanceAt(won + 1, lost) + (1 - chance) * chanceAt(won, lost + 1);
  return scale * (logarithm(Math.max(LEAST, whole)) - logarithm(Math.max(LEAST, 1 - whole)));
}
const LEAST = 1e-12;

/** By arithmetic alone, which gives the same bits on every machine. */
function logarithm(x: number): number {
  let rest = x;
  let sum = 0;
  for (; rest < 0.75; rest *= 2) sum -= Math.LN2;
  const t = (rest - 1) / (rest + 1);
  const square = t * t;
  return sum + 2 * t * (1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9))));
}
