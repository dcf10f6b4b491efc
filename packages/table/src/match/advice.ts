// What does a thought about a decision say? Answers with their chances, what follows, and what speaks for the best.

import type { Answer, Decision } from '@duello/kernel';
import { reasonsIn, type TermReasons } from '@duello/language';

/** Points by name; what harms is negative. */
export type AdviceTerms = Readonly<Record<string, number>>;

/** As a bot explains itself: see `Analysis` of the bots. */
export interface Advice {
  readonly answer: Answer;
  /** From 0 to 1; null where nothing had to be thought about. */
  readonly winChance: number | null;
  /** Best first. */
  readonly candidates: readonly { readonly answer: Answer; readonly winChance: number }[];
  /** A win in this turn was found, whatever is hidden. */
  readonly wins: boolean;
  /** What follows the best candidates: how the seat would stand, and how often the match is over by then. */
  readonly lines: readonly { readonly terms: AdviceTerms; readonly wins: number; readonly losses: number }[];
  /** Cards that the other may hold, the most dangerous first. */
  readonly feared: readonly { readonly card: string }[];
}

/** Hints for whoever is asked; where there are none, nobody can ask for one. */
export interface Hints {
  /** One was given in this match. */
  readonly given: boolean;
  /** From what the view shows and nothing else; null when it was stopped. */
  ask<V extends { readonly decision: Decision | null }>(view: V): Promise<Advice | null>;
  stop(): void;
}

/** Why the best and not the second; nothing where there is no second. */
export function reasonsOf({ lines: [best, second] }: Pick<Advice, 'lines'>): TermReasons {
  if (best === undefined || second === undefined) return { gains: [], costs: [] };
  const names = new Set([...Object.keys(best.terms), ...Object.keys(second.terms)]);
  return reasonsIn(
    Object.fromEntries([...names].map((name) => [name, (best.terms[name] ?? 0) - (second.terms[name] ?? 0)])),
  );
}

export const percent = (chance: number): number => Math.round(100 * chance);
