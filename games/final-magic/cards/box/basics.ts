// Which cards stand in every buy zone? Currency, mana gems and the two neutral spells.

import { counter, currency, gem, neutral, outcast } from '../build.ts';

export const basics = {
  copper: currency(1, 1, 'silver'),
  silver: currency(3, 2, 'gold'),
  gold: currency(6, 3, null),
  lesserGem: gem(2, 1, 1),
  greaterGem: gem(3, 2, 2),
  grandGem: gem(5, 3, 3),
  counterspell: neutral(2, 'either', 1, [counter]),
  manaChanneling: neutral(1, 'action', 0, [outcast]),
} as const;
