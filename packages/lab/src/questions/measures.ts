// What is counted in every match? One row a figure: what a single match says of it, and in which unit.

import type { Unit } from './answer.ts';
import { isComeback, leadChanges, leaderWon } from './drama.ts';
import { pointsOf } from './match-line.ts';
import type { Measured } from './played.ts';

export type Counted =
  | 'firstPlayer'
  | 'length'
  | 'leadChanges'
  | 'comebacks'
  | 'choices'
  | 'deadTurns'
  | 'snowball'
  | 'draws'
  | 'limit';

export interface MeasureRow {
  readonly unit: Unit;
  /** From 0 to 1. */
  readonly isShare: boolean;
  readonly of: Measured;
}

const share = (of: Measured): MeasureRow => ({ unit: 'share', isShare: true, of });
const yes = (is: boolean): number => (is ? 1 : 0);

export const MEASURED: Readonly<Record<Counted, MeasureRow>> = {
  firstPlayer: share((line) => (line.first === null ? null : pointsOf(line, line.first))),
  length: { unit: 'rounds', isShare: false, of: ({ rounds }) => rounds },
  leadChanges: { unit: 'count', isShare: false, of: leadChanges },
  comebacks: share((line) => (line.winner === null ? null : yes(isComeback(line)))),
  choices: { unit: 'count', isShare: false, of: ({ chosen, effective }) => ({ sum: effective, count: chosen }) },
  deadTurns: share(({ dead, turns }) => ({ sum: dead, count: turns })),
  snowball: share((line) => {
    const won = leaderWon(line);
    return won === null ? null : yes(won);
  }),
  draws: share(({ winner }) => yes(winner === null)),
  limit: share(({ tooLong }) => yes(tooLong)),
};
