// What is kept of a match that was played for a question? Plain numbers, enough for every answer.

import type { Ending, Seat } from '@duello/kernel';

export interface MatchLine {
  readonly arm: string;
  /** The first bot of the arm sat on the seat of this number. */
  readonly match: 0 | 1;
  readonly winner: Seat | null;
  readonly first: Seat | null;
  readonly reason: Ending;
  readonly tooLong: boolean;
  readonly rounds: number;
  readonly decisions: number;
  /** Seat A’s chance in thousandths whenever a turn begins, and how it ended. */
  readonly path: readonly number[];
  /** Decisions that were thought about, and answers nearly as good as the best, over all of them. */
  readonly chosen: number;
  readonly effective: number;
  /** Turns, and those in which there was nothing to choose. */
  readonly turns: number;
  readonly dead: number;
  /** By seat; null where the game says nothing of single cards. */
  readonly use: readonly [CardLines, CardLines];
  /** Answers that were tried in thought: what it cost, the same on every machine. */
  readonly nodes: number;
}

/** What one seat did with a card in a match; `may` and `did` count its turns. */
export type CardLine = readonly [
  opening: number,
  drawn: number,
  play: number,
  gain: number,
  mayPlay: number,
  didPlay: number,
  mayGain: number,
  didGain: number,
];
export type CardLines = { readonly [card: string]: CardLine };

/** All matches of one deal, with what was met in them: kinds of events, questions, endings, clauses that forbade something. */
export interface DealLines {
  readonly deal: number;
  readonly matches: readonly MatchLine[];
  readonly met: readonly string[];
}

/** Points of the first bot of an arm, or of any seat. */
export const pointsOf = ({ winner }: Pick<MatchLine, 'winner'>, seat: Seat): number =>
  winner === null ? 0.5 : winner === seat ? 1 : 0;
