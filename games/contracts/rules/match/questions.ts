// What can be asked? One row a question.

import { inOrder, type Question, sameShape } from '@duello/kernel';
import { may, move } from '../effects/choices.ts';
import { draw, lookMore, take } from '../effects/draw.ts';
import { pile } from '../effects/return.ts';
import { target } from '../effects/targets.ts';
import type { Event } from '../state/events.ts';
import { QUESTIONS } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { act } from '../turn/act.ts';
import { chooseDiscount, pay, payElement } from '../turn/pay.ts';
import { place } from '../turn/play.ts';
import { colour, extractor, stance, store, storeLess, swap } from '../turn/turn.ts';
import { replace } from './opening.ts';

export const questions: readonly Question<State, Event>[] = inOrder(QUESTIONS, {
  replace,
  colour,
  swap,
  draw,
  look: lookMore,
  take,
  act,
  lighten: chooseDiscount,
  payElement,
  pay,
  place,
  target,
  may,
  takeBack: pile,
  extractor,
  move,
  stance,
  store,
  storeLess,
}).map(sameShape);
