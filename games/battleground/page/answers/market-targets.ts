// Which thing is a spell of the market, and which spell is a thing of it?

import type { TargetId } from '@duello/table';
import { type CardId, type Colour, crystalOf, optionKey, readOption, type View } from '../../index.ts';

/** Tier and place from 1. */
export const buyTarget = (tier: number, place: number): TargetId => `buy:${optionKey.buy(tier, place)}`;
export const buyCrystalTarget = (colour: Colour): TargetId => `buy:${optionKey.buyCrystal(colour)}`;
export const STOP: TargetId = `buy:${optionKey.stop}`;

export function marketCard(targetId: TargetId, { market }: View): CardId | null {
  // A crystal that is gained goes by the same name.
  const option = readOption('buy', targetId.replace(/^buy:/, ''));
  if (option.word === 'buy') return market[option.tier - 1]?.row[option.place - 1] ?? null;
  return option.word === 'buyCrystal' ? crystalOf(option.colour) : null;
}
