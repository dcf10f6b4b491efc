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

/**
 * By the worlds that both were tried in: what was dropped early has met fewer, and perhaps kinder ones. Never more than the
 * best: what only seems better, by luck, was passed over.
 */
export function chanceBeside(best: Tried, one: Tried): number {
  const [mine, its] = [one.values, best.values.slice(0, one.values.length)];
  const ahead = meanOf({ ...one, values: its }) - meanOf({ ...one, values: mine });
  return Math.max(0, meanOf(best) - Math.max(0, ahead));
}

export function errorOf(tried: Tried): number {
  const { values } = tried;
  if (values.length < 2) return 0.5;
  const mean = meanOf(tried);
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.sqrt(variance / values.length);
}

/** What would follow an answer, and what it is made of. */
export interface Line {
  readonly answer: Answer;
  /** The seat's own answers to the end of its turn, in one of the worlds. */
  readonly line: readonly Answer[];
  /** How the seat would stand then, in points by name, over the worlds. */
  readonly terms: Terms;
  /** The share of worlds in which the match is won or lost within the turns that were looked at. */
  readonly wins: number;
  readonly losses: number;
}

/** A card that the other may hold, and how much smaller the chance to win is where it does. */
export interface Fear {
  readonly card: string;
  readonly drop: number;
}

export interface Analysis extends Thought {
  /** Of the best candidates, best first. */
  readonly lines: readonly Line[];
  readonly feared: readonly Fear[];
}
