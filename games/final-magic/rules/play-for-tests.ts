// Which matches of Final Magic do tests play at random? For tests only.

import type { Json } from '@duello/kernel';
import { matchesOf, playOn, type Trials, type Visit } from '@duello/kernel/for-tests';
import type { CardId } from '../cards/vocabulary.ts';
import { finalMagic } from './rules.ts';
import { compiledOf } from './state/compiled.ts';
import type { Event } from './state/events.ts';
import type { State } from './state/state.ts';
import { type Cards, stateAt } from './table-for-tests.ts';

type Given = { readonly [name: string]: Json };
/** Options that together turn every switch both ways. */
export const MANY_OPTIONS: readonly Given[] = [
  {},
  { supply: 'firstSparks', firstPlayer: 'alternate' },
  { supply: 'stoneAndStorm', healthCap: 'none', spiritStacks: 'once', tsunamiPutsOut: 'enemy' },
  { supply: 'bonfire', gemOutcast: 'also', change: 'lost', mistCounts: 'all', priorityKills: 'afterFight' },
  { counterReactions: 'off', grandGems: 4, roundLimit: '12/3' },
];

/** Where a match at random begins: at the start, or in round 1 with decks that hold every card of the box. */
export type Beginning = 'start' | 'rich';

const everything = (kinds: readonly CardId[]): Cards => `${kinds.join(', ')}, 4 grandGem, 3 counterspell`;

export function beginAt(
  beginning: Beginning,
  seed: string,
  given: Given,
  emit: (event: Event) => void = () => {},
): State {
  const options = finalMagic.options(given);
  if (beginning === 'start') return finalMagic.setup(seed, options, emit);
  const side = { deck: everything([...compiledOf(options).numbers.keys()]) };
  return stateAt({ seed, options: given, phase: 'round', a: side, b: side }, emit);
}

/** Every beginning with each of the many options. */
export const trials: Trials<State> = {
  count: 2 * MANY_OPTIONS.length,
  begin: (seed, index) =>
    beginAt(index < MANY_OPTIONS.length ? 'start' : 'rich', seed, MANY_OPTIONS[index % MANY_OPTIONS.length]),
};

/** Plays a whole match at random; `visit` sees every decision before it is answered. */
export const playOut = (beginning: Beginning, seed: string, options: Given, visit: Visit<State>): State =>
  playOn(finalMagic, beginAt(beginning, seed, options), seed, visit);
export const { afterStep } = matchesOf(finalMagic);
