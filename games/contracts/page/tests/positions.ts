// From where does a browser test of Contracts begin?

import type { Decision } from '@duello/kernel';
import { comesTo, play, viewOf } from '@duello/web/for-tests';
import { type ContractsMatch, newMatch } from './begin.ts';

/** Where two random players come to when somebody is asked as wished. */
export const contractsAt = (name: string, wished: (decision: Decision) => boolean): ContractsMatch =>
  comesTo(newMatch, name, wished);

/** A match that has come to half of somebody's health or less, at the start of a turn: all that is asked comes again until its end. */
export function halfway(seed: string, most = 15): ContractsMatch {
  const match = newMatch(seed);
  const isHalf = (): boolean => viewOf(match, 0).players.some(({ health }) => health <= most);
  return play(match, 'random', ({ what, seat }) => what === 'draw' && seat === 0 && isHalf());
}
