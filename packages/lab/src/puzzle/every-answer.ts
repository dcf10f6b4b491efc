// What can be answered at all? Every legal answer, where it can be listed: a proof must not look at some of them.

import { newOffer, offerTo, questionOf, type Reply, type Seat, type State } from '@duello/kernel';
import type { Game } from '../game/game.ts';

/** More than this is not looked through. */
const MOST = 400;

const offer = newOffer();

const replyOf = (codes: readonly number[]): Reply => ({ size: codes.length, codes: Int16Array.from(codes) });

/** Every answer to the open question; null where they can't be listed, or are too many. */
export function everyAnswer<S extends State, V, O, E>(
  { rules }: Game<S, V, O, E>,
  state: S,
  seat: Seat,
): readonly Reply[] | null {
  const { shape } = questionOf(rules, state);
  if (shape === 'plan') return null;
  offerTo(rules, state, seat, offer);
  const codes = [...offer.codes.subarray(0, offer.count)];
  if (shape === 'one') return codes.map((code) => replyOf([code]));
  if (shape === 'number') return range(offer.min, offer.max);
  if (shape === 'order') return codes.length > 5 ? null : orders(codes).map(replyOf);
  return selections(codes, [...offer.limits.subarray(0, offer.count)], offer.min, offer.max);
}

function range(from: number, to: number): readonly Reply[] | null {
  return to - from >= MOST ? null : Array.from({ length: to - from + 1 }, (_, n) => replyOf([from + n]));
}

function orders(codes: readonly number[]): readonly (readonly number[])[] {
  if (codes.length < 2) return [codes];
  return codes.flatMap((code, i) => orders(codes.toSpliced(i, 1)).map((rest) => [code, ...rest]));
}

function selections(
  codes: readonly number[],
  limits: readonly number[],
  min: number,
  max: number,
): readonly Reply[] | null {
  let found: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < codes.length && found.length <= MOST; i++) {
    found = found.flatMap((picked) =>
      Array.from({ length: Math.min(limits[i], max - picked.length) + 1 }, (_, copies) => [
        ...picked,
        ...Array.from({ length: copies }, () => codes[i]),
      ]),
    );
  }
  return found.length > MOST ? null : found.filter(({ length }) => length >= min).map(replyOf);
}
