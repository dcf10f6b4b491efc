// What is answered for somebody who does not answer, where nothing is milder? The first option (SR61).

import { newOffer, type Question, type Reply, type Seat } from '@duello/kernel';
import type { Event } from './events.ts';
import type { State } from './state.ts';

export function firstOffered(
  question: Pick<Question<State, Event>, 'offer'>,
  state: State,
  seat: Seat,
  value: number,
  reply: Reply,
): void {
  const offer = newOffer();
  question.offer(state, seat, value, offer);
  reply.size = 1;
  reply.codes[0] = offer.codes[0];
}
