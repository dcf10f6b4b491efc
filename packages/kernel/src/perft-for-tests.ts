// How many different positions are there after each number of answers? A count that changes is a rule that did.
//
// A game, in its determinism.test.ts: expect(perft(rules, position, 4)).toEqual([12, 79, 409, 1709]).

import { isAsked, newOffer, newReply, offerTo, questionOf, type Reply, refusal, registerOf } from './decision.ts';
import { hash } from './hash.ts';
import { advance } from './play.ts';
import { type Rules, SEATS, type Seat } from './rules.ts';
import type { State } from './state.ts';

/** Every legal reply that is small enough to list: single options and none, plans by growing the empty one, the mildest. */
function replies<S extends State, E>(rules: Rules<S, unknown, unknown, E>, state: S, seat: Seat): readonly Reply[] {
  const question = questionOf(rules, state);
  const found: Reply[] = [];
  const keep = ({ size, codes }: Reply): void => {
    found.push({ size, codes: codes.slice(0, size) });
  };
  if (question.plans !== null) {
    keep(newReply());
    for (let at = 0; at < found.length; at++) question.plans.grow(state, seat, found[at], keep);
    return found;
  }
  const idle = newReply();
  question.idle(state, seat, registerOf(state), idle);
  const offer = newOffer();
  offerTo(rules, state, seat, offer);
  const single = [...offer.codes.subarray(0, offer.count)].map((code) => ({ size: 1, codes: Int16Array.of(code) }));
  for (const reply of [idle, newReply(), ...single]) if (refusal(rules, state, seat, reply) === null) keep(reply);
  return found;
}

export function perft<S extends State, V, O, E>(rules: Rules<S, V, O, E>, from: S, depth: number): readonly number[] {
  let layer = new Map([[hash(from), from]]);
  return Array.from({ length: depth }, () => {
    const next = new Map<string, S>();
    for (const state of layer.values()) {
      for (const seat of SEATS) {
        if (!isAsked(state, seat)) continue;
        for (const reply of replies(rules, state, seat)) {
          const after = rules.copy(state);
          advance(rules, after, seat, reply, null);
          next.set(hash(after), after);
        }
      }
    }
    layer = next;
    return layer.size;
  });
}
