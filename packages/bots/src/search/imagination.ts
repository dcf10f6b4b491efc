// Where does a bot try things out? States that are used again and again, its own chance, and a count of what was tried.

import type { Answer, Rng, State } from '@duello/kernel';
import { EVEN_STYLE, type Style, type Tools } from '../bot.ts';

export interface Imagination<S extends State, V, O, E> {
  readonly tools: Tools<S, V, O, E>;
  readonly style: Style;
  readonly rng: Rng;
  /** One state for each depth of choices within a move. */
  readonly scratch: S[];
  /** States that a search for a win has done with. */
  readonly spare: S[];
  /** Answers tried so far: thinking is counted, never timed. */
  nodes: number;
  /** The answers of the move that is being tried, in words; null while nobody wants to know them. */
  path: Answer[] | null;
}

export const newImagination = <S extends State, V, O, E>(
  tools: Tools<S, V, O, E>,
  rng: Rng,
  style: Style = EVEN_STYLE,
): Imagination<S, V, O, E> => ({ tools, style, rng, scratch: [], spare: [], nodes: 0, path: null });

const mixed = (into: number, cells: number): number => Math.imul((into ^ cells) + (into >>> 15), 0x9e3779b1);

/** Tells positions apart, whatever chance will bring and however many questions led there. */
export function positionKey({ all, words }: State): number {
  // Four sums that don't wait for each other: a search spends much of its time here.
  let [a, b, c, d] = [0x2545f491, 0x1b873593, 0x5bd1e995, 0x6c078965];
  const whole = all.length - 3;
  let i = words.length;
  for (; i < whole; i += 4) {
    a = mixed(a, all[i]);
    b = mixed(b, all[i + 1]);
    c = mixed(c, all[i + 2]);
    d = mixed(d, all[i + 3]);
  }
  for (; i < all.length; i++) a = mixed(a, all[i]);
  const key = mixed(mixed(mixed(a, b), c), d);
  return key ^ (key >>> 13);
}
