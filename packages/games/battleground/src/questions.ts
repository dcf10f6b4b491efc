// What can be asked? One row a number of `frames`.

import type { Question } from '@duello/kernel';
import { act } from './act.ts';
import { crystal, either, end, mana, may, retain, revive } from './choices.ts';
import { classes, crystals, neutral, spells } from './draft.ts';
import { enchantment } from './enchant.ts';
import type { Event } from './events.ts';
import { buy } from './market.ts';
import { stance } from './stance.ts';
import type { State } from './state.ts';
import { field } from './summon.ts';
import { point, target } from './targets.ts';

export const questions: readonly Question<State, Event>[] = [
  classes,
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
];
