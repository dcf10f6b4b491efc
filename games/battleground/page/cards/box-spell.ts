// Which spell of the box has an id?

import { boxCards, type CardId, type Spell } from '../../index.ts';

const box: ReadonlyMap<CardId, Spell> = new Map(boxCards);

/** Null for a spell of a match's own. */
export const boxSpell = (id: CardId): Spell | null => box.get(id) ?? null;
