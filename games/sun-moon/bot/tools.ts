// What do bots need of the game? Its rules, how well a seat stands, how far a plan goes, and what is worth trying.

import { lendTools, type Tools } from '@duello/bots';
import { other, type Seat } from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import type { FullOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view-types.ts';
import { quick } from './answers.ts';
import { active, score, settled, span, terms } from './score.ts';
import { scale } from './tournament.ts';
import { forced, tries } from './tries.ts';

/** What the other side holds and nobody has seen. */
function unseen({ cells, compiled }: State, seat: Seat): readonly string[] {
  const foe = other(seat);
  const cards: string[] = [];
  for (let i = 0; i < cells[col.handSize[foe]]; i++) {
    if (cells[col.known[foe] + i] === 0) cards.push(compiled.kinds[cells[col.hand[foe] + i]].id);
  }
  return cards;
}

export const botTools: Tools<State, View, FullOptions, Event> = {
  rules: sunMoon,
  score,
  terms,
  settled,
  span,
  active,
  scale,
  wonOf: [0, 0.07, 0.153, 0.245, 0.345, 0.45, 0.56, 0.674, 0.788, 0.9, 1],
  swift: 0,
  // The reply of the other side matters most, and many hands that it may hold; what follows is too much guessed to help.
  // A turn that is planned decides so much that club tries single moves, and strong has one world to plan in.
  spend: {
    novice: { temperature: 0.11 },
    casual: { worlds: 2, temperature: 0.15 },
    club: { worlds: 6, width: 0, turns: 1, temperature: 0.002 },
    strong: { worlds: 1, width: 1 },
    expert: { worlds: 40, width: 8, ends: 6, turns: 1 },
  },
  quick,
  forced,
  tries,
  unseen,
};

export const tools = lendTools(botTools);
