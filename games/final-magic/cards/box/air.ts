// Which Air spells are there? Seven: the list is one shorter than the others (F-R6).

import { air, byPhase, damage, draw, evade, feed, nextDraw, perCast, perFed } from '../build.ts';

export const airSpells = {
  airSwipe: air(1, 'fight', 0, [damage(3)], { priority: true }),
  cyclone: air(3, 'fight', 2, [damage(6), nextDraw(1)], { priority: true }),
  glide: air(3, 'either', 1, [byPhase(draw(2), nextDraw(2))]),
  flight: air(4, 'fight', 3, [evade, nextDraw(2)], { immune: true }),
  fleetingAgility: air(4, 'either', 0, [nextDraw(perCast(0, ['air', 1]))]),
  airCurrents: air(3, 'action', 0, [feed(2), draw(perFed(1))]),
  airBullets: air(2, 'fight', 1, [damage(perCast(0, ['earth', 3], 4))], { priority: true }),
} as const;
