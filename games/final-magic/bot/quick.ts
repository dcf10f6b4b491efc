// How does a seat answer at once, whatever is asked? One answer that makes sense, without trying any.

import { frameAt, newOffer, type Reply, type Rng, registerOf, type Seat } from '@duello/kernel';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import { upgrade } from '../rules/turn/choices.ts';
import { quickAction, quickFeed, quickOutcast, quickReaction } from './act.ts';
import { quickAim } from './fight/aims.ts';
import { quickPlan } from './fight/plans.ts';
import { quickBuy } from './shop.ts';

const offer = newOffer();

export function quick(state: State, seat: Seat, _rng: Rng, reply: Reply): boolean {
  switch (state.cells[frameAt(state) + 1]) {
    case ask.action:
      quickAction(state, seat, reply);
      return true;
    case ask.feed:
      quickFeed(state, seat, reply);
      return true;
    case ask.outcast:
      quickOutcast(state, seat, reply);
      return true;
    case ask.react:
      quickReaction(state, seat, reply);
      return true;
    case ask.buy:
      quickBuy(state, seat, reply);
      return true;
    case ask.plan:
      quickPlan(state, seat, reply);
      return true;
    case ask.aim:
      quickAim(state, seat, reply);
      return true;
    case ask.upgrade:
      offer.count = 0;
      upgrade.offer(state, seat, registerOf(state), offer);
      reply.size = 1;
      reply.codes[0] = offer.codes[0];
      return true;
    default:
      return false;
  }
}
