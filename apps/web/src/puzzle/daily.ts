// Which puzzle is today's? The one that follows from the date, the same for everybody, without asking anybody.

import type { KnownPuzzle } from './known-puzzle.ts';

const DAY = 86_400_000;

/** The day as the clock on the wall has it, such as `2026-03-01`. */
export function dayOf(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** Days since 1970, of a day as `dayOf` writes it. */
export const numberOfDay = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);

/** Coprime to any number of puzzles that is likely: neighbours in the list are far apart in time. */
const STRIDE = 7919;

/** The games take turns, and no puzzle comes back before all of its game have been. */
export function dailyOf(puzzles: readonly KnownPuzzle[], day: string): KnownPuzzle | null {
  const games = [...new Set(puzzles.map(({ game }) => game))];
  if (games.length === 0) return null;
  const number = numberOfDay(day);
  const list = puzzles.filter(({ game }) => game === games[number % games.length]);
  return list[(Math.floor(number / games.length) * STRIDE) % list.length];
}
