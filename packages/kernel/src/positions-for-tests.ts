// Can what a match has come to be written down and set up again? For tests only.
//
// A game, in its place.test.ts:
//   describePositions({ rules, trials, loadPosition, positionOf, moments: { act: 100, buy: 5 }, … });
// `moments` are the questions at which a position can be told, with how often each is to be met.
// And in its possible.test.ts: describeEdges(edges, load), each limit of what is possible from both sides.

import { describe, expect, test } from 'vitest';
import { asked } from './agenda.ts';
import { questionOf } from './decision.ts';
import { hash } from './hash.ts';
import { playAll, type Trials, VIEWERS } from './matches-for-tests.ts';
import type { Seed } from './rng.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

export interface Placed<S extends State, V, O, E> {
  readonly rules: Rules<S, V, O, E>;
  readonly trials: Trials<S>;
  loadPosition(position: unknown, options: O, seed: Seed): S;
  positionOf(state: S): unknown;
  optionsOf(state: S): O;
  readonly moments: Readonly<Record<string, number>>;
  /** Keys of a view that a position leaves out: numbers of decisions and slots, counters. */
  readonly unsaid: readonly string[];
  /** Keys of lists whose order it leaves out. */
  readonly unordered: readonly string[];
  /** A position that is shuffled as soon as it is set up. */
  readonly shuffles: unknown;
  /** One moment of a kind in so many is looked at. */
  readonly stride?: number;
}

export function describePositions<S extends State, V, O, E>(told: Placed<S, V, O, E>): void {
  const { rules, trials, loadPosition, positionOf, optionsOf, moments, unsaid, unordered, shuffles, stride = 6 } = told;

  /** A view without what a position leaves out. */
  const bare = (seen: V): unknown =>
    JSON.parse(JSON.stringify(seen), (key, value) => {
      if (unsaid.includes(key)) return null;
      if (unordered.includes(key) && Array.isArray(value)) return value.sort();
      return key === 'options' && Array.isArray(value) ? value.length : value;
    });

  /** Questions that are put to both at once: once one has answered in secret, no position tells it. */
  const pairs = new Set<string>();

  test('every moment of a match that a position can tell comes back from it as it was', () => {
    const found: Record<string, number> = {};
    playAll(rules, trials, 'moments', ({ state }) => {
      const what = questionOf(rules, state).name;
      if (asked(state) === 3) pairs.add(what);
      if (!Object.hasOwn(moments, what) || (pairs.has(what) && asked(state) !== 3)) return;
      found[what] = (found[what] ?? 0) + 1;
      if (found[what] % stride !== 1) return;
      const position = positionOf(state);
      const again = loadPosition(position, optionsOf(state), 'another seed');
      expect(positionOf(again)).toEqual(position);
      for (const viewer of VIEWERS) {
        const [seen, real] = [bare(rules.view(again, viewer)), bare(rules.view(state, viewer))];
        if (JSON.stringify(seen) !== JSON.stringify(real)) expect(seen).toEqual(real);
      }
    });
    for (const [what, often] of Object.entries(moments)) expect(found[what], what).toBeGreaterThan(often);
  });

  test('the same position, options and seed give the same state', () => {
    const again = (seed: Seed): string => hash(loadPosition(shuffles, rules.options({}), seed));
    expect(again('a seed')).toBe(again('a seed'));
    expect(again('a seed')).not.toBe(again('another seed'));
  });
}

/** What is limited, the last position that can be, the first that can't, why not, and the options if they matter. */
export type Edge = readonly [title: string, possible: object, impossible: object, message: string, options?: object];

/** Why something can't be, in its own words; null when it can. */
export function whyNot(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function describeEdges(edges: readonly Edge[], load: (position: object, options: object) => unknown): void {
  describe('the edge of what is possible', () => {
    for (const [title, possible, impossible, message, options = {}] of edges) {
      test(title, () => {
        expect(whyNot(() => load(possible, options))).toBeNull();
        expect(whyNot(() => load(impossible, options))).toContain(message);
      });
    }
  });
}
