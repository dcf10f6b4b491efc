// How does a test hunt for a fault? Match after match, until one is found or enough has been met; for tests only.

import type { State } from '@duello/kernel';
import { expect } from 'vitest';
import type { Game } from '../game/game.ts';
import { fuzzMatch } from './fuzz.ts';
import type { Failure } from './shrink.ts';

const MOST = 400;

/** The first failure in so many matches. */
export function hunt<S extends State, V, O, E>(game: Game<S, V, O, E>, matches = 30, thorough = false): Failure | null {
  for (let match = 0; match < matches; match++) {
    const [failure] = fuzzMatch(game, `hunt/${match}`, thorough).failures;
    if (failure !== undefined) return failure;
  }
  return null;
}

/**
 * Fuzzes until enough has been met, and expects nothing wrong on the way. Many matches are the work of `duello fuzz`; a seed
 * that meets enough early saves the rest.
 */
export function huntUntil<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  isEnough: () => boolean,
  { seed = 'hunt' }: { readonly seed?: string } = {},
): void {
  for (let match = 0; match < MOST && !isEnough(); match++) {
    expect(fuzzMatch(game, `${seed}/${match}`, false).failures).toEqual([]);
  }
  expect(isEnough()).toBe(true);
}
