// How does a test play a match of the toy? Fresh, answer by answer, or at random; for tests only.

import { asked } from './agenda.ts';
import { type AnswerBody, decode } from './answer.ts';
import { newReply, randomReply } from './decision.ts';
import { answer, begin, type Match } from './match.ts';
import { stream } from './rng.ts';
import { BadInput, type Seat } from './rules.ts';
import type { State } from './state.ts';
import { MENU_KEYS, type ToyEvent, type ToyOptions, type ToyView, toy } from './toy-for-tests.ts';

export type Played = Match<State, ToyView, ToyOptions, ToyEvent>;

export const fresh = (seed = 'seed'): Played => begin(toy, seed, { length: 0 });
export const say = (match: Played, seat: Seat, words: AnswerBody): readonly ToyEvent[] =>
  answer(match, { seat, decision: match.state.words[0], ...words });
/** Whatever the menu offers but what breaks or ends the match. */
const HARMLESS = MENU_KEYS.filter((key) => !['flood', 'spin', 'stop', 'win', 'draw'].includes(key));

/** A match of so many random answers, all shapes among them. */
export function played(seed: string, length: number): Played {
  const match = fresh(seed);
  const rng = stream(`${seed}/answers`);
  const reply = newReply();
  while (match.answers.length < length) {
    const seat: Seat = (asked(match.state) & 1) === 1 ? 0 : 1;
    randomReply(toy, match.state, seat, rng, reply);
    const given = decode(toy, match.state, seat, reply);
    if ('pick' in given && MENU_KEYS.some((key) => key === given.pick) && !HARMLESS.some((key) => key === given.pick))
      continue;
    answer(match, given);
  }
  return match;
}

/** What is wrong with something that must be refused with BadInput. */
export const faultOf = (act: () => unknown): { path: string; message: string } => {
  try {
    act();
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path, message: error.message };
    throw error;
  }
  throw new Error('nothing is wrong');
};
