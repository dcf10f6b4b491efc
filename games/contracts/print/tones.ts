// In which inks are the contracts printed? Those of their elements, as on the page.

import type { PipShape, Tone } from '@duello/print';
import type { Colour, Cost } from '../index.ts';
import { COLOURS } from '../index.ts';

const PICTURE = '#2b1a0a';
const tone = (deep: string, light: string, sky: string, ground: string): Tone => ({
  ...{ deep, light, sky, ground },
  ink: '#fff8e8',
  picture: PICTURE,
});

const ELEMENTS: Readonly<Record<Colour, Tone>> = {
  red: tone('#7b2414', '#f0b394', '#f6c9a8', '#d9835d'),
  blue: tone('#12436c', '#a9cfe2', '#cfe6f0', '#6ea6c6'),
  yellow: tone('#6e4c05', '#f5dc8a', '#fbeab2', '#e0b545'),
  pure: tone('#423f38', '#d6d2c6', '#e9e6dd', '#aaa698'),
};

/** Of several elements: the frame of the first, the picture from one to the next. */
export function toneOf(cost: Cost): Tone {
  const [first, second] = COLOURS.filter((colour) => colour !== 'pure' && cost[colour] > 0);
  if (first === undefined) return ELEMENTS.pure;
  return second === undefined ? ELEMENTS[first] : { ...ELEMENTS[first], ground: ELEMENTS[second].ground };
}

interface Mana {
  readonly colour: string;
  readonly ink: string;
  readonly icon: string | null;
  readonly shape: PipShape;
}
/** A colour, a sign and a shape for each kind of mana. */
export const MANA: Readonly<Record<Colour, Mana>> = {
  red: { colour: '#c8432b', ink: '#fff4e8', icon: 'small-fire', shape: 'flame' },
  blue: { colour: '#2a77b4', ink: '#f1faff', icon: 'drop', shape: 'leaf' },
  yellow: { colour: '#e3b02c', ink: '#3c2900', icon: 'sun', shape: 'disc' },
  pure: { colour: '#c9c5b9', ink: '#24211b', icon: null, shape: 'square' },
};

const DECKS = {
  emberPact: ELEMENTS.red,
  boilingInk: { ...ELEMENTS.blue, deep: '#2a2a5e', light: '#b9b4e6' },
  lighthouseCovenant: { ...ELEMENTS.blue, deep: '#0f4a5c', light: '#f5dc8a' },
  greyRegistry: ELEMENTS.pure,
} as const;
export const deckTone = (deck: keyof typeof DECKS): Tone => DECKS[deck];
