// What is the plainest card of a type and price? Numbers and one effect, against which a card of the box is weighed.

import type { CardJson } from '@duello/lab/game';
import type { Card } from '../cards/card.ts';

/**
 * Currency and gems give what those of the box give for their price, and no more. A spell of the fight strikes as Fireball
 * and Flamethrower do: its price, once and again for each mana; one of the Action Phase draws a card, and one for each mana.
 */
export function neutralOf(card: Card): CardJson {
  const { type, price } = card;
  const worth = Math.max(1, Math.ceil(price / 2));
  if (card.type === 'currency') return { type, price, coins: worth, next: null };
  if (card.type === 'gem') return { type, price, mana: worth };
  const { element, mana, phase } = card;
  const strike = { op: 'damage', amount: price * (mana + 1) };
  const draw = { op: 'draw', amount: 1 + mana };
  const effect = { action: draw, fight: strike, either: { op: 'byPhase', action: draw, fight: strike } }[phase];
  return { type, element, price, mana, phase, effects: [effect] };
}
