// What can be asked? One row a question.

import { inOrder, type Question, sameShape } from '@duello/kernel';
import { stance } from '../battle/stance.ts';
import { field } from '../battle/summon.ts';
import { crystal, either, end, mana, may, retain, revive } from '../effects/choices.ts';
import { point, target } from '../effects/targets.ts';
import { enchantment } from '../state/enchant.ts';
import type { Event } from '../state/events.ts';
import { QUESTIONS } from '../state/frames.ts';
import { buy } from '../state/market.ts';
import type { State } from '../state/state.ts';
import { act } from '../turn/act.ts';
import { classes, crystals, neutral, spells } from '../turn/draft.ts';

export const questions: readonly Question<State, Event>[] = inOrder(QUESTIONS, {
  class: classes,
  spells,
  neutral,
  crystals,
  enchantment,
  act,
  field,
  target,
  point,
  stance,
  buy,
  may,
  either,
  retain,
  mana,
  crystal,
  revive,
  end,
}).map(sameShape);
