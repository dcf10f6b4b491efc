// Which words of a card want a reminder beside it?

import type { Card } from '../cards/card.ts';
import { TERMS, type Term } from './words.ts';

const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** The words of its text that want a reminder. */
export function termsOf(card: Card): readonly Term[] {
  const text = JSON.stringify([card.modes, card.abilities, card.when]);
  const named = [
    ...card.keywords,
    ...card.gives.traits,
    ...['pierce', 'ignoreSummoning', 'harden', 'cantAttack', 'cantDefend'].filter((trait) =>
      text.includes(`"trait":"${trait}"`),
    ),
    ...Object.keys(card.when),
    ...(card.type === 'enchantment' ? ['enchant'] : []),
    ...(card.modes.length > 1 ? ['chooseOne'] : []),
    ...(card.abilities.some(({ price }) => price.tap) ? ['tap'] : []),
  ];
  return [...new Set(named)].filter(isTerm);
}
