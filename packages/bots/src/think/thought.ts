// What comes out of thinking? The answer, and everything a person would like to know about it.

import type { Answer, Reply } from '@duello/kernel';
import type { Terms } from '../bot.ts';

/** One answer that was thought about. */
export interface Candidate {
  readonly answer: Answer;
  /** From 0 to 1, over the worlds it was tried in. */
  readonly winChance: number;
  /** Standard error of that. */
  readonly error: number;
  readonly worlds: number;
}

export interface Thought {
  readonly answer: Answer;
  /** Of the best candidate; null where nothing had to be thought about. */
  readonly winChance: number | null;
  /** Best first. */
  readonly candidates: readonly Candidate[];
  /** True when a win in this turn was found in every world. */
  readonly wins: boolean;
  /** Answers that were tried. */
  readonly nodes: number;
}

/** While it is thought about: a value for each world. */
export interface Tried {
  readonly reply: Reply;
  readonly values: number[];
}

export const meanOf = ({ values }: Tried): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function errorOf(tried: Tried): number {
  const { values } = tried;
  if (values.length < 2) return 0.5;
  const mean = meanOf(tried);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}

export type { Terms };
