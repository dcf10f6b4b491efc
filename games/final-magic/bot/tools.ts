// What do bots need of the game? Its rules, how well a seat stands, how far a plan goes, and what is worth trying.

import { lendTools, type Tools } from '@duello/bots';
import { finalMagic } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view.ts';
import { every } from './fight/every-answer.ts';
import { score as glance } from './glance.ts';
import { hopes, isNear } from './hopes.ts';
import { quick } from './quick.ts';
import { active, scale, score, settled, span, terms } from './score.ts';
import { forced, tries } from './tries.ts';

export const botTools: Tools<State, View, Options, Event> = {
  rules: finalMagic,
  score,
  glance,
  terms,
  settled,
  span,
  active,
  scale,
  wonOf: [0, 0.021, 0.074, 0.163, 0.286, 0.438, 0.602, 0.758, 0.883, 0.966, 1],
  quick,
  swift: 2,
  // Its quick answers buy better than a value of the next round does, so what is bought otherwise has to be clearly better;
  // casual and club have yet to learn that.
  spend: {
    casual: { worlds: 1, temperature: 0.02 },
    club: { worlds: 2 },
    strong: { worlds: 4, lean: 3 },
    expert: { worlds: 24, turns: 8, lean: 2.5 },
  },
  forced,
  tries,
  unseen: () => [],
  atOnce: { isNear, every, hopes },
};

export const tools = lendTools(botTools);
