// What can be asked? One row a number of `frames`.

import type { Question } from '@duello/kernel';
import { may, move } from '../effects/choices.ts';
import { draw, lookMore, take } from '../effects/draw.ts';
import { pile } from '../effects/return.ts';
import { target } from '../effects/targets.ts';
import type { Event } from '../state/events.ts';
import type { State } from '../state/state.ts';
import { act } from '../turn/act.ts';
import { lighten, pay, payElement } from '../turn/pay.ts';
import { place } from '../turn/play.ts';
import { colour, extractor, stance, store, swap } from '../turn/turn.ts';
import { replace } from './opening.ts';

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
