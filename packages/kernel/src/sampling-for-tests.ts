// Is a sampled state any of those that could be, each as likely as it is? For tests only.
//
// A game, in its sample.test.ts: describeSampling(rules, state) for some state in which something is hidden, and
// expectLikely(draws, () => what one sample shows, chances) with `hypergeometric` or `evenly`.

import { expect, test } from 'vitest';
import { stream } from './rng.ts';
import type { Rules } from './rules.ts';
import { CHANCE, type State } from './state.ts';

/** Chi-square, by degrees of freedom, that is passed by chance once in a thousand; seeds are fixed. */
const CRITICAL = [0, 10.8, 13.8, 16.3, 18.5, 20.5, 22.5, 24.3, 26.1];

export type Chances<K> = ReadonlyMap<K, number>;

const choices = (n: number, k: number): number => (k === 0 ? 1 : (choices(n - 1, k - 1) * n) / k);

/** How many of the marked ones are among so many drawn from all. */
export function hypergeometric(all: number, marked: number, drawn: number): Chances<number> {
  const counts = Array.from({ length: Math.min(marked, drawn) + 1 }, (_, count) => count);
  return new Map(
    counts.map((count) => [
      count,
      (choices(marked, count) * choices(all - marked, drawn - count)) / choices(all, drawn),
    ]),
  );
}

/** Every order of some things as a text, each as likely as the others. */
export function evenOrders(things: readonly string[]): Chances<string> {
  const orders = (left: readonly string[]): readonly string[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  const all = orders(things);
  return new Map(all.map((order) => [order.join(), 1 / all.length]));
}

/** Expects draws to show what the chances say, nothing else, and each about as often. */
export function expectLikely<K>(draws: number, draw: () => K, chances: Chances<K>): void {
  const counts = new Map<K, number>();
  for (let i = 0; i < draws; i++) {
    const shown = draw();
    counts.set(shown, (counts.get(shown) ?? 0) + 1);
  }
  expect([...counts.keys()].filter((shown) => !chances.has(shown))).toEqual([]);
  expect([...chances.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  const chiSquare = [...chances].reduce(
    (sum, [shown, chance]) => sum + ((counts.get(shown) ?? 0) - draws * chance) ** 2 / (draws * chance),
    0,
  );
  expect(chiSquare).toBeLessThan(CRITICAL[chances.size - 1]);
}

export function describeSampling<S extends State, V, O, E>(rules: Rules<S, V, O, E>, stateOf: () => S): void {
  test('chance is another one in every sample, so the real future can not be read', () => {
    const state = stateOf();
    const rng = stream('chance');
    const [one, two] = [0, 1].map(() => rules.sample(rules.view(state, 0), rng).words.subarray(CHANCE));
    expect(one).not.toEqual(state.words.subarray(CHANCE));
    expect(one).not.toEqual(two);
  });

  test('sampling into a scratch state gives what sampling into a new one does', () => {
    const state = stateOf();
    const scratch = rules.copy(state);
    const fresh = rules.sample(rules.view(state, 0), stream('same'));
    expect(rules.sample(rules.view(state, 0), stream('same'), scratch)).toBe(scratch);
    expect(scratch.all).toEqual(fresh.all);
  });
}
