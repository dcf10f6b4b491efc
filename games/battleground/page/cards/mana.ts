// How is mana shown? A sign for each colour besides its hue, in costs, charges and the pool.

import type { IconName, Pip } from '@duello/table';
import { COLOURS, type Colour, type Cost } from '../../index.ts';

export const SIGNS: Readonly<Record<Colour, IconName>> = {
  white: 'sun',
  red: 'small-fire',
  purple: 'moon',
  blue: 'drop',
};

export const isColour = (word: string): word is Colour => COLOURS.some((colour) => colour === word);
export const sumOf = (mana: Cost): number => COLOURS.reduce((sum, colour) => sum + mana[colour], 0);

/** One pip for each mana; tones are `bg-white` and so on. */
export const pipOf = (colour: Colour, text = ''): Pip => ({ tone: `bg-${colour}`, icon: SIGNS[colour], text });
export const pipsOf = (cost: Cost): readonly Pip[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cost[colour] }, () => pipOf(colour)));
