// Which crystals are there? One of each colour; so many copies of each lie in the box.

import { crystal } from '../build.ts';
import type { Spell } from '../spell.ts';

export const CRYSTALS_EACH = 9;

export const crystals = {
  whiteCrystal: crystal('white'),
  redCrystal: crystal('red'),
  purpleCrystal: crystal('purple'),
  blueCrystal: crystal('blue'),
} as const satisfies Record<string, Spell>;
