// What do bots need of the game? Its rules, how well a seat stands, how far a plan goes, and what is worth trying.

import { lendTools, type Tools } from '@duello/bots';
import { contracts } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view-types.ts';
import { forced, quick, tries } from './choose/tries.ts';
import { active, scale, score, settled, span, terms, unseen } from './score.ts';

export const botTools: Tools<State, View, Options, Event> = {
  rules: contracts,
  score,
  terms,
  settled,
  span,
  active,
  scale,
  wonOf: [0, 0.116, 0.224, 0.327, 0.427, 0.525, 0.621, 0.715, 0.809, 0.903, 1],
  swift: 0,
  quick,
  forced,
  tries,
  unseen,
};

export const tools = lendTools(botTools);
