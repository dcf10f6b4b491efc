// Which Earth spells are there?

import { block, damage, double, earth, feed, gain, halve, perFed, shield } from '../build.ts';

export const earthSpells = {
  rockToss: earth(2, 'fight', 1, [damage(3), block(5)]),
  rockShield: earth(2, 'fight', 1, [shield(7)]),
  earthquake: earth(6, 'fight', 4, [damage(20, { to: 'each' })], { immune: true, frees: 'tsunami' }),
  earthenSpirit: earth(4, 'fight', 0, [double('earth')]),
  rockSmash: earth(3, 'fight', 0, [feed(), damage(perFed(0, ['earth', 6]))]),
  naturesShield: earth(3, 'fight', 0, [feed(), shield(perFed(3, ['earth', 6]))]),
  stoneSkin: earth(3, 'fight', 0, [halve]),
  seismicSense: earth(4, 'action', 1, [gain('silver', { mana: 2, card: 'gold' })]),
} as const;
