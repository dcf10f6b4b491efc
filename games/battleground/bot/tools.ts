// What do bots need of the game? Its rules, how well a seat stands, how far a plan goes, and what is worth trying.

import { lendTools, type Tools } from '@duello/bots';
import { battleground } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view-types.ts';
import { forced } from './choose/forced.ts';
import { quick, tries } from './choose/tries.ts';
import { active, scale, score, settled, span, terms } from './score.ts';

export const botTools: Tools<State, View, Options, Event> = {
  rules: battleground,
  score,
  terms,
  settled,
  span,
  active,
  scale,
  wonOf: [0, 0.097, 0.191, 0.285, 0.379, 0.475, 0.573, 0.673, 0.776, 0.884, 1],
  swift: 0,
  // One reply of the other side says most: what is played on after it is too much guessed to help.
  // A turn that is planned decides so much that club tries single moves, and strong plans in few worlds.
  spend: {
    club: { width: 0, turns: 1 },
    strong: { worlds: 2 },
    expert: { worlds: 32, width: 4, ends: 3, turns: 1 },
  },
  quick,
  forced,
  tries,
  unseen: () => [],
};

export const tools = lendTools(botTools);
