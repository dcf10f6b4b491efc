// Which answers are worth trying? All of a short list, a few of a long one.

import {
  IDLE,
  newOffer,
  offerTo,
  questionOf,
  type Reply,
  type Rng,
  randomReply,
  registerOf,
  type Seat,
  type State,
} from '@duello/kernel';
import type { Tools } from '../bot.ts';

const offer = newOffer();
const drawn: Reply = { size: 0, codes: new Int16Array(512) };

/** A reply of its own, small enough to keep. */
export const keep = ({ size, codes }: Reply): Reply => ({ size, codes: codes.slice(0, Math.max(0, size)) });
const singles = new Map<number, Reply>();
/** An answer of one code: the same object every time, because a search asks for millions of them. */
export function single(code: number): Reply {
  const known = singles.get(code);
  if (known !== undefined) return known;
  const made = { size: 1, codes: Int16Array.of(code) };
  singles.set(code, made);
  return made;
}
/** What is done for somebody who does not answer: always legal, always mild. */
export const idle: Reply = { size: IDLE, codes: new Int16Array(0) };

/** Every answer of a pick-one or a number; otherwise what the game would try, or the mildest one and `few` drawn at random. */
export function candidates<S extends State, V, O, E>(
  { rules, tries }: Pick<Tools<S, V, O, E>, 'rules' | 'tries'>,
  state: S,
  seat: Seat,
  few: number,
  rng: Rng,
): readonly Reply[] {
  const { shape } = questionOf(rules, state);
  const known = tries(state, seat, few, rng);
  if (known !== null) return known;
  offerTo(rules, state, seat, offer);
  if (shape === 'one') return Array.from({ length: offer.count }, (_, place) => single(offer.codes[place]));
  if (shape === 'number' && offer.max - offer.min < few) {
    return Array.from({ length: offer.max - offer.min + 1 }, (_, step) => single(offer.min + step));
  }
  const found = new Map<string, Reply>();
  for (let n = 0; n < few; n++) {
    randomReply(rules, state, seat, rng, drawn);
    found.set(keyOf(drawn), keep(drawn));
  }
  questionOf(rules, state).idle(state, seat, registerOf(state), drawn);
  found.set(keyOf(drawn), keep(drawn));
  return [...found.values()];
}

export const keyOf = ({ size, codes }: Reply): string => codes.subarray(0, size).join(' ');
