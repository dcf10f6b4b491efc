// Which cards are in the box, and in which order? The order gives each card its number: another order is another version.

import type { Card } from '../card.ts';
import type { CardId } from '../vocabulary.ts';
import { airSpells } from './air.ts';
import { basics } from './basics.ts';
import { earthSpells } from './earth.ts';
import { fireSpells } from './fire.ts';
import { waterSpells } from './water.ts';

export const catalogue = { ...basics, ...fireSpells, ...waterSpells, ...earthSpells, ...airSpells } as const;

/** A card of the box; each has its name in every language. */
export type BoxCard = keyof typeof catalogue;

export const boxCards: ReadonlyMap<CardId, Card> = new Map(Object.entries(catalogue));
