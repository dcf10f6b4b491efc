// Which cards are in the box, and in which order? Another order is another version.

import type { Card } from '../card.ts';
import type { CardId } from '../vocabulary.ts';
import { emberCreed } from './ember-creed.ts';
import { silverVigil } from './silver-vigil.ts';
import { twilightRoad } from './twilight-road.ts';

export const catalogue = { ...emberCreed, ...silverVigil, ...twilightRoad } as const;

/** A card of the box; each has its name in every language. */
export type BoxCard = keyof typeof catalogue;

export const boxCards: readonly (readonly [CardId, Card])[] = Object.entries(catalogue);
