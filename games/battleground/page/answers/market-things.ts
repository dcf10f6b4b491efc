// Which thing is a spell of the market, and which spell is a thing of it?

import { type CardId, COLOURS, type Colour, crystalOf, type View } from '../../index.ts';
import type { Thing } from './things.ts';

/** Tier and place from 1. */
export const buyThing = (tier: number, place: number): Thing => `buy:${tier}:${place}`;
export const buyCrystalThing = (colour: Colour): Thing => `buy:crystal:${colour}`;
export const STOP: Thing = 'buy:stop';

export function marketCard(thing: Thing, { market }: View): CardId | null {
  const [, tier, place] = /^buy:(\d):(\d)$/.exec(thing) ?? [];
  if (tier !== undefined) return market[Number(tier) - 1]?.row[Number(place) - 1] ?? null;
  const colour = COLOURS.find((one) => thing === buyCrystalThing(one) || thing === `crystal:${one}`);
  return colour === undefined ? null : crystalOf(colour);
}
