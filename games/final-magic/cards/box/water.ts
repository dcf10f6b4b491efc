// Which Water spells are there?

import {
  damage,
  feed,
  heal,
  ifCast,
  nextDraw,
  perAnyOtherCast,
  perFed,
  perOtherCast,
  putOut,
  water,
} from '../build.ts';

export const waterSpells = {
  waterBlast: water(2, 'fight', 1, [damage(3), heal(3)]),
  shower: water(2, 'either', 1, [heal(6)]),
  tsunami: water(6, 'fight', 3, [damage(10), heal(10), putOut('fire')], { immune: true }),
  healingStream: water(3, 'either', 2, [heal(18)]),
  rejuvenatingMist: water(4, 'either', 0, [heal(perOtherCast(5, ['water', 8]))]),
  purification: water(3, 'either', 0, [feed(), heal(perFed(5))]),
  mudBall: water(2, 'fight', 0, [damage(3), ifCast('earth', nextDraw(-1, 'foe'))]),
  waterSling: water(2, 'fight', 1, [damage(4, { ifHurt: 8 })]),
} as const;

/** F-R46: Rejuvenating Mist where it counts the spells of both players. */
export const mistOfAll = water(4, 'either', 0, [heal(perAnyOtherCast(5, ['water', 8]))]);
