// In which inks are the spells printed? Each set under its own sky, crystals and mana in their colours.

import type { PipShape, Tone } from '@duello/print';
import type { Colour, SetId } from '../index.ts';

const tone = (deep: string, light: string, sky: string, ground: string, picture: string): Tone => ({
  ...{ deep, light, sky, ground, picture },
  ink: '#fffaf0',
});

export const SETS: Readonly<Record<Exclude<SetId, 'crystal'>, Tone>> = {
  paladin: tone('#5c3d10', '#f7e3ae', '#fbe3ae', '#d99a4a', '#3a2208'),
  warlock: tone('#2a1730', '#d9b8e6', '#4f2f58', '#7c2a3a', '#ffe3cf'),
  elementalist: tone('#123348', '#a8cfdf', '#6fa3bb', '#1d5673', '#f2fcff'),
  neutral: tone('#453620', '#e0cfa8', '#ead9ae', '#b59a63', '#33240f'),
};
export const CRYSTALS: Readonly<Record<Colour, Tone>> = {
  white: tone('#55491f', '#f5efdc', '#fff7d6', '#cbb87c', '#4a3d12'),
  red: tone('#5f160d', '#f1b09c', '#ffb089', '#c3492f', '#4a0f08'),
  purple: tone('#3b1c57', '#d5b6ea', '#e3b8ff', '#7f48ad', '#2c0f45'),
  blue: tone('#0f3a5c', '#a5d3ef', '#b0e5ff', '#2f7fb8', '#082c49'),
};

interface Mana {
  readonly colour: string;
  readonly ink: string;
  readonly icon: string;
  readonly shape: PipShape;
}
/** A colour, a sign and a shape for each kind of mana. */
export const MANA: Readonly<Record<Colour, Mana>> = {
  white: { colour: '#efe3bd', ink: '#4a3a06', icon: 'sun', shape: 'disc' },
  red: { colour: '#c8432b', ink: '#fff4e8', icon: 'small-fire', shape: 'flame' },
  purple: { colour: '#7d48ab', ink: '#fbf3ff', icon: 'moon', shape: 'square' },
  blue: { colour: '#2a77b4', ink: '#f1faff', icon: 'drop', shape: 'leaf' },
};
