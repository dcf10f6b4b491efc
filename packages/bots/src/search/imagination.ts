// Where does a bot try things out? States that are used again and again, its own chance, and a count of what was tried.

import type { Answer, Rng, State } from '@duello/kernel';
import { EVEN_STYLE, type Style, type Tools } from '../bot.ts';

export interface Imagination<S extends State, V, O, E> {
  readonly tools: Tools<S, V, O, E>;
  readonly style: Style;
  readonly rng: Rng;
  /** One state for each depth of choices within a move. */
  readonly scratch: S[];
  /** Answers tried so far: thinking is counted, never timed. */
  nodes: number;
  /** The answers of the move that is being tried, in words; null while nobody wants to know them. */
  path: Answer[] | null;
}

export const newImagination = <S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  rng: Rng,
  style: Style = EVEN_STYLE,
): Imagination<S, V, O, E> => ({ tools, style, rng, scratch: [], nodes: 0, path: null });

/** Tells positions apart, whatever chance will bring and however many questions led there. */
export function positionKey({ all, words }: State): number {
  let a = 0x2545f491;
  for (let i = words.length; i < all.length; i++) a = Math.imul((a ^ all[i]) + (a >>> 15), 0x9e3779b1);
  return a ^ (a >>> 13);
}
