// Can a bot say what its value is made of? Terms that add up to it, each with words for people; for tests only.
//
// A game, in its bot/terms.test.ts:
//   describeTerms(game, words, { every: 17 });

import type { Tools } from '@duello/bots';
import { SEATS, type State } from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { somewhere } from './fair-bots-for-tests.ts';

type Words = Readonly<Record<string, { readonly standing: Readonly<Record<string, string>> }>>;

/** What the end is worth needs no words. */
const ENDED = 'result';

export function describeTerms<S extends State, V, O, E>(
  game: Game<S, V, O, E> & Pick<Tools<S, V, O, E>, 'terms' | 'score'>,
  words: Words,
  { every }: { every: number },
): void {
  describe('the terms of a value', () => {
    test('add up to it, and each has words in every language', () => {
      const named = new Set<string>();
      const looked = somewhere(game, 'terms', every, (state) => {
        for (const seat of SEATS) {
          const terms = game.terms(state, seat);
          for (const name of Object.keys(terms)) named.add(name);
          const sum = Object.values(terms).reduce((total, points) => total + points, 0);
          expect(sum).toBeCloseTo(game.score(state, seat), 6);
        }
      });
      expect(looked).toBeGreaterThan(50);
      for (const { standing } of Object.values(words)) {
        for (const name of named) if (name !== ENDED) expect(Object.keys(standing)).toContain(name);
      }
    });
  });
}
