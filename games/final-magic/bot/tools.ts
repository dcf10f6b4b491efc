// What do bots need of the game? Its rules, how well a seat stands, how far a plan goes, and what is worth trying.

import { lendTools, type Tools } from '@duello/bots';
import { finalMagic } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import type { Options } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import type { View } from '../rules/view/view.ts';
import { score as glance } from './glance.ts';
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
  quick,
  swift: 2,
  forced,
  tries,
  unseen: () => [],
};

export const tools = lendTools(botTools);
