// What can be asked? One row a number of `frames`.

import type { Question } from '@duello/kernel';
import { act } from './act.ts';
import { may, move } from './choices.ts';
import { draw, lookMore, take } from './draw.ts';
import type { Event } from './events.ts';
import { replace } from './opening.ts';
import { lighten, pay, payElement } from './pay.ts';
import { place } from './play.ts';
import { pile } from './return.ts';
import type { State } from './state.ts';
import { target } from './targets.ts';
import { colour, extractor, stance, store, swap } from './turn.ts';

export const questions: readonly Question<State, Event>[] = [
  replace,
  colour,
  swap,
  draw,
  lookMore,
  take,
  act,
  lighten,
  payElement,
  pay,
  place,
  target,
  may,
  pile,
  extractor,
  move,
  stance,
  store,
];
