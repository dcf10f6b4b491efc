// From where does a browser test of Contracts begin?

import type { Decision } from '@duello/kernel';
import { isEnded, play, viewOf } from '@duello/web/for-tests';
import { type ContractsMatch, newMatch } from './begin.ts';

/** Where two random players come to when somebody is asked as wished; the first of some deals that does. */
export function contractsAt(name: string, wished: (decision: Decision) => boolean): ContractsMatch {
  for (let i = 0; i < 50; i++) {
    const match = play(newMatch(`${name} ${i}`), 'random', wished);
    if (!isEnded(match)) return match;
  }
  throw new Error(`no match comes to ${name}`);
}

/** A match that has come to half of somebody's health, at the start of a turn: all that is asked comes again until its end. */
export function halfway(seed: string): ContractsMatch {
  const match = newMatch(seed);
  const isHalf = (): boolean => viewOf(match, 0).players.some(({ health }) => health <= 15);
  return play(match, 'random', ({ what, seat }) => what === 'draw' && seat === 0 && isHalf());
}
