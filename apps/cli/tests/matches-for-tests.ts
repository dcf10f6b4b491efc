// Which states do so many random matches end in? Played in Node and in a browser, to compare; for tests only.

import { advance, asked, hash, newReply, randomReply, type Seat, type State, stream } from '@duello/kernel';
import type { Game } from '@duello/lab/game';

/** Mixes the hashes of a match's states into one number, so that two matches differ if they ever did. */
const mix = (sum: number, text: string): number =>
  [...text].reduce((all, letter) => (Math.imul(all, 31) + letter.charCodeAt(0)) | 0, sum);

const MOST_ANSWERS = 3000;
/** A state on the way is looked at after so many answers. */
const STRIDE = 8;

function playOne<S extends State, V, O, E>({ rules, randomOptions }: Game<S, V, O, E>, index: number): string {
  const seed = `browser ${index}`;
  const rng = stream(`${seed}/policy`);
  const options = index % 4 === 0 ? {} : randomOptions(rng);
  const state = rules.setup(seed, rules.options(options), null);
  const reply = newReply();
  let answers = 0;
  let sum = 0;
  for (; asked(state) !== 0 && answers < MOST_ANSWERS; answers++) {
    const seat: Seat = (asked(state) & 1) === 1 ? 0 : 1;
    randomReply(rules, state, seat, rng, reply);
    advance(rules, state, seat, reply, null);
    if (answers % STRIDE === 0) sum = mix(sum, hash(state));
  }
  return `${answers} ${sum} ${hash(state)}`;
}

/** For each match of a game the number of answers, a sum over states on the way and the hash of the last one. */
export const playMatches = <S extends State, V, O, E>(game: Game<S, V, O, E>, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => playOne(game, index));
