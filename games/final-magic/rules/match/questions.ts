// What can be asked? One row a question.

import { inOrder, type Question, sameShape } from '@duello/kernel';
import { aim } from '../fight/aim.ts';
import { plan } from '../fight/commit.ts';
import type { Event } from '../state/events.ts';
import { QUESTIONS } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { action } from '../turn/action.ts';
import { buy } from '../turn/buy.ts';
import { feed, outcast, upgrade } from '../turn/choices.ts';
import { react } from '../turn/exchange.ts';

export const questions: readonly Question<State, Event>[] = inOrder(QUESTIONS, {
  action,
  feed,
  upgrade,
  outcast,
  react,
  buy,
  plan,
  aim,
}).map(sameShape);
