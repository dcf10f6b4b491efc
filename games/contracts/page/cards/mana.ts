// How is mana shown? A sign for each colour besides its hue, and what a payment would empty.

import type { IconName, Pip } from '@duello/table';
import { COLOURS, type Colour, type Cost, type Source, type Sources } from '../../index.ts';

export const SIGNS: Readonly<Record<Colour, IconName>> = {
  red: 'small-fire',
  blue: 'drop',
  yellow: 'sun',
  pure: 'circle',
};

export const sumOf = (mana: Cost): number => COLOURS.reduce((sum, colour) => sum + mana[colour], 0);

/** One pip for each mana of an element, one with a number for the pure part; a cost of nothing is a 0. */
export function pipsOf(cost: Cost): readonly Pip[] {
  const elements = COLOURS.filter((colour) => colour !== 'pure').flatMap((colour) =>
    Array.from({ length: cost[colour] }, () => ({ tone: colour, icon: SIGNS[colour], text: '' })),
  );
  const pure = { tone: 'pure', icon: null, text: String(cost.pure) };
  return cost.pure > 0 || elements.length === 0 ? [...elements, pure] : elements;
}

export const extractorSource = (colour: Colour): Source => colour;
export const tankSource = (colour: Colour): Source => (colour === 'pure' ? 'tank' : `${colour}Tank`);

/** A payment as a list, one entry for each mana. */
export const listOf = (sources: Sources): readonly string[] =>
  Object.entries(sources).flatMap(([source, count]) => Array.from({ length: count ?? 0 }, () => source));
