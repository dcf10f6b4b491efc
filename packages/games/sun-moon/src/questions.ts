// What can be asked? One row a number of `frames`.

import type { Question } from '@duello/kernel';
import { act, respond } from './act.ts';
import { defender, mode, price, target, x } from './announce.ts';
import { discard, may, takeBack } from './choices.ts';
import { block } from './combat.ts';
import { clan, pick } from './draft.ts';
import type { Event } from './events.ts';
import { mulligan, starter } from './opening.ts';
import type { State } from './state.ts';
import { aim } from './trigger.ts';

export const questions: readonly Question<State, Event>[] = [
  clan,
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
];
