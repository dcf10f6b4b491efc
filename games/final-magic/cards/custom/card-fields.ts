// Which fields does a card have besides its effects? Read, drawn at random and described as those of an effect are.

import { flag, oneOf, orNull, record, whole } from '@duello/cards';
import { element } from '../amounts.ts';
import { cardId } from '../effects.ts';
import { CAST_IN } from '../vocabulary.ts';

export const CARD_FIELDS = {
  currency: record({ price: whole(), coins: whole(), next: orNull(cardId) }),
  gem: record({ price: whole(), mana: whole(), recall: whole({ default: 0 }) }),
  spell: record({
    price: whole(),
    element: orNull(element),
    mana: whole(),
    phase: oneOf(CAST_IN),
    priority: flag(3),
    immune: flag(4),
    cheaper: orNull(record({ by: whole({ least: 1 }), ifCast: element }), 4),
    frees: orNull(cardId, 5),
  }),
} as const;
