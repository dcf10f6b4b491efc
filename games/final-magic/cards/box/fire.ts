// Which Fire spells are there?

import { damage, feed, fire, perFed, upgrade } from '../build.ts';

export const fireSpells = {
  fireball: fire(2, 'fight', 1, [damage(5)]),
  firestorm: fire(5, 'fight', 3, [damage(15, { unblockable: true })]),
  explode: fire(2, 'fight', 1, [damage(10, { to: 'each' })]),
  flamethrower: fire(4, 'fight', 2, [damage(12)]),
  nuke: fire(6, 'fight', 3, [damage(25)], { immune: true }),
  barrelingFire: fire(4, 'fight', 2, [damage(8)], { cheaper: { by: 1, ifCast: 'air' } }),
  sacrificialFlame: fire(4, 'fight', 0, [feed(), damage(perFed(3, ['fire', 4]))]),
  pyromorphicSmelting: fire(4, 'action', 0, [upgrade]),
} as const;
