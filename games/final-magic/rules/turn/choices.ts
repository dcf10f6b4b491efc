// What is chosen with an action spell? Cards to feed, a pair to upgrade, a card to outcast: hidden until it resolves.

import { add, newOffer, type Question, type Reply, type Seat } from '@duello/kernel';
import { CARD, codeOf, keyOf, kindOf, NONE, PAIR, verbOf } from '../state/codes.ts';
import { col, FED, PLAN_ROOM } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { NO_KIND } from '../state/nodes.ts';
import type { State } from '../state/state.ts';

type Chosen = Pick<Question<State, Event>, 'take' | 'key' | 'plans' | 'blocked'>;

/** Keeps the chosen kinds in the caster's plan; F-A1: nobody else sees them. */
const chosen: Chosen = {
  take(state, seat, _value, reply) {
    const { cells } = state;
    let size = 0;
    for (let i = 0; i < reply.size; i++) {
      if (verbOf(reply.codes[i]) !== NONE) cells[col.plan[seat] + size++] = kindOf(reply.codes[i]) | FED;
    }
    cells[col.planSize[seat]] = size;
  },
  key: (state, _seat, code) => keyOf(state.compiled, code),
  plans: null,
  blocked: () => [],
};

/** F-R21: any number of hand cards, or up to a number; none is always allowed. */
export const feed: Question<State, Event> = {
  ...chosen,
  name: 'feed',
  shape: 'some',
  offer({ cells, compiled }, seat, value, offer) {
    offer.max = Math.min(compiled.kinds[value].feeds, cells[col.handSize[seat]], PLAN_ROOM);
    for (let kind = 0; kind < compiled.kinds.length; kind++) {
      const count = cells[col.hand[seat] + kind];
      if (count > 0) add(offer, codeOf(CARD, kind), count);
    }
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
};

/** F-R52: two equal currency cards that have a next grade; F-R20: one must be chosen if there is one. */
export const upgrade: Question<State, Event> = {
  ...chosen,
  name: 'upgrade',
  shape: 'one',
  offer({ cells, compiled }, seat, _value, offer) {
    for (const kind of compiled.currencyKinds) {
      if (cells[col.hand[seat] + kind] >= 2 && compiled.kinds[kind].next !== NO_KIND) add(offer, codeOf(PAIR, kind));
    }
    if (offer.count === 0) add(offer, codeOf(NONE));
  },
  idle: (state, seat, value, reply) => firstOffered(upgrade, state, seat, value, reply),
};

/** F-R53: one card from hand, if there is one. */
export const outcast: Question<State, Event> = {
  ...chosen,
  name: 'outcast',
  shape: 'one',
  offer({ cells, compiled }, seat, _value, offer) {
    for (let kind = 0; kind < compiled.kinds.length; kind++) {
      if (cells[col.hand[seat] + kind] > 0) add(offer, codeOf(CARD, kind));
    }
    if (offer.count === 0) add(offer, codeOf(NONE));
  },
  idle: (state, seat, value, reply) => firstOffered(outcast, state, seat, value, reply),
};

/** F-R64: a choice that must be made is made for whoever does not answer. */
function firstOffered(question: Question<State, Event>, state: State, seat: Seat, value: number, reply: Reply): void {
  const offer = newOffer();
  question.offer(state, seat, value, offer);
  reply.size = 1;
  reply.codes[0] = offer.codes[0];
}
