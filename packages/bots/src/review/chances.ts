// How did the chance of one seat go? Answer by answer of both, each from the eyes of whoever answered.

import type { Seat } from '@duello/kernel';
import type { Judged } from './judge.ts';
import type { Mark } from './marks.ts';

export interface ChanceAt {
  /** How many answers had been given before. */
  readonly at: number;
  /** Who answered, and so from whose eyes it is. */
  readonly by: Seat;
  /** The chance of the seat asked for, after the answer. */
  readonly chance: number;
  readonly mark: Mark | null;
}

/** What one wins the other loses, as far as either can know. */
export const chancesOf = (judged: readonly Judged[], seat: Seat): readonly ChanceAt[] =>
  judged.map(({ at, seat: by, givenChance, mark }) => ({
    at,
    by,
    mark,
    chance: by === seat ? givenChance : 1 - givenChance,
  }));
