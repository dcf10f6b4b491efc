// What can be asked? One row a number of `frames`.

import type { Question } from '@duello/kernel';
import { action } from './action.ts';
import { aim } from './aim.ts';
import { buy } from './buy.ts';
import { feed, outcast, upgrade } from './choices.ts';
import { plan } from './commit.ts';
import type { Event } from './events.ts';
import { react } from './exchange.ts';
import type { State } from './state.ts';

export const questions: readonly Question<State, Event>[] = [action, feed, upgrade, outcast, react, buy, plan, aim];
