// What is the plainest card of a type and cost? Numbers and one effect, against which a card of the box is weighed.

import type { CardJson } from '@duello/lab/game';
import type { Card } from '../cards/card.ts';

/**
 * Summonings are as Hired Sword (4/1 for 2) and Ford Ogre (6/3 for 4), which have no text; a spell strikes for one more
 * than it costs; an enchantment gives its bearer what it costs, and at least 1.
 */
export function neutralOf({ type, class: clan, rarity, cost }: Card): CardJson {
  const same = { type, class: clan, rarity, cost };
  switch (type) {
    case 'summoning':
      return { ...same, attack: cost < 2 ? cost + 1 : cost + 2, defense: Math.max(1, cost - 1) };
    case 'spell':
      return { ...same, modes: [{ op: 'damage', amount: cost + 1, to: { target: 'summoningOrPlayer' } }] };
    case 'enchantment': {
      const given = Math.max(1, cost);
      return { ...same, enchants: { side: 'own' }, gives: { attack: given, defense: given } };
    }
  }
}
