// Which thing is a spell of the market, and which spell is a thing of it?

import { type CardId, COLOURS, type Colour, crystalOf, type View } from '../../index.ts';
import type { TargetId } from './target-ids.ts';

/** Tier and place from 1. */
export const buyTarget = (tier: number, place: number): TargetId => `buy:${tier}:${place}`;
export const buyCrystalTarget = (colour: Colour): TargetId => `buy:crystal:${colour}`;
export const STOP: TargetId = 'buy:stop';

export function marketCard(targetId: TargetId, { market }: View): CardId | null {
  const [, tier, place] = /^buy:(\d):(\d)$/.exec(targetId) ?? [];
  if (tier !== undefined) return market[Number(tier) - 1]?.row[Number(place) - 1] ?? null;
  const colour = COLOURS.find((one) => targetId === buyCrystalTarget(one) || targetId === `crystal:${one}`);
  return colour === undefined ? null : crystalOf(colour);
}
