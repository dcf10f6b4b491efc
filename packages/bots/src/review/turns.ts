// How did the chance go turn by turn? Each turn by the last answer in it, with what was marked there.

import type { Seat } from '@duello/kernel';
import { chancesOf } from './chances.ts';
import type { Judged } from './judge.ts';
import type { Mark } from './marks.ts';

export interface TurnOfMatch {
  /** `Turn 5`, or null before the first one. */
  readonly title: string | null;
  /** Its first answer: so many had been given before. */
  readonly from: number;
}

/** `Turn 5: player A's turn begins.` is called by what stands before the colon; the whole sentence where there is none. */
export const turnTitle = (heading: string): string => heading.split(':')[0].replace(/\.$/, '');

/** From headings in their order; where two come before the same answer the later one stands, of two alike the first. */
export function turnsFrom(headings: readonly TurnOfMatch[]): readonly TurnOfMatch[] {
  const all = [{ title: null, from: 0 }, ...headings];
  const turns = all.filter(({ from }, i) => all[i + 1]?.from !== from);
  return turns.filter(({ title }, i) => i === 0 || turns[i - 1].title !== title);
}

export const turnAt = (turns: readonly TurnOfMatch[], at: number): TurnOfMatch =>
  turns.findLast(({ from }) => from <= at) ?? turns[0];

export interface ChanceOfTurn extends TurnOfMatch {
  /** Who answered; null where both did. */
  readonly by: Seat | null;
  /** Of the seat asked for, as whoever answered last could know it. */
  readonly chance: number;
  readonly marks: readonly { readonly by: Seat; readonly mark: Mark }[];
}

/** Turns in which nothing was judged are left out. */
export function chancesByTurn(
  judged: readonly Judged[],
  turns: readonly TurnOfMatch[],
  seat: Seat,
): readonly ChanceOfTurn[] {
  const chances = chancesOf(judged, seat);
  return turns.flatMap((turn) => {
    const within = chances.filter(({ at }) => turnAt(turns, at) === turn);
    const last = within.at(-1);
    if (last === undefined) return [];
    const by = within.every((one) => one.by === last.by) ? last.by : null;
    const marks = within.flatMap((one) => (one.mark === null ? [] : [{ by: one.by, mark: one.mark }]));
    return [{ ...turn, by, chance: last.chance, marks }];
  });
}
