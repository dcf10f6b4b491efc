// What can be asked? One row a name.

import { inOrder, type Question, sameShape } from '@duello/kernel';
import { discard, may, takeBack } from '../effects/choices.ts';
import type { Event } from '../state/events.ts';
import { QUESTIONS } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { act, respond } from '../turn/act.ts';
import { defender, mode, price, target, x } from '../turn/announce.ts';
import { block } from '../turn/combat.ts';
import { clan, pick } from '../turn/draft.ts';
import { aim } from '../turn/trigger.ts';
import { mulligan, starter } from './opening.ts';

export const questions: readonly Question<State, Event>[] = inOrder(QUESTIONS, {
  class: clan,
  pick,
  mulligan,
  starter,
  act,
  respond,
  x,
  mode,
  target,
  price,
  defender,
  block,
  aim,
  discard,
  takeBack,
  may,
}).map(sameShape);
