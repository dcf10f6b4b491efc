// Which puzzles has somebody solved here, and for how many days in a row? Kept in the browser.

import { isRecord } from '@duello/language';
import { keep, readKept } from '@duello/table';
import { numberOfDay } from './daily.ts';

const KEY = 'duello.puzzles';

export interface SolvedPuzzles {
  /** By id, the day on which it was solved. */
  readonly solved: Readonly<Record<string, string>>;
  /** Solved after a hint, or once the solution had been seen. */
  readonly helped: readonly string[];
  /** Days on which the puzzle of the day was solved. */
  readonly days: readonly string[];
}

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function read(value: unknown): SolvedPuzzles {
  const { solved, helped, days } = isRecord(value) ? value : {};
  const entries = isRecord(solved) ? Object.entries(solved) : [];
  return {
    solved: Object.fromEntries(entries.flatMap(([id, day]) => (isDay(day) ? [[id, day]] : []))),
    helped: texts(helped),
    days: texts(days).filter(isDay),
  };
}

export const solvedPuzzles = (): SolvedPuzzles => readKept(KEY, read);

/** Notes that it was solved; the first time counts, and a day counts once. */
export function noteSolved(
  id: string,
  day: string,
  how: { readonly isDaily: boolean; readonly isHelped: boolean },
): void {
  const known = solvedPuzzles();
  const isNew = !Object.hasOwn(known.solved, id);
  keep(KEY, {
    solved: isNew ? { ...known.solved, [id]: day } : known.solved,
    helped: isNew && how.isHelped ? [...known.helped, id] : known.helped,
    days: how.isDaily && !known.days.includes(day) ? [...known.days, day] : known.days,
  });
}

/** Days in a row up to today, or to yesterday while today's is still to come. */
export function streakOn(days: readonly string[], today: string): number {
  const numbers = new Set(days.map(numberOfDay));
  const end = numberOfDay(today);
  let at = numbers.has(end) ? end : end - 1;
  let count = 0;
  for (; numbers.has(at); at--) count++;
  return count;
}
