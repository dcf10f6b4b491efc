// Bots: who can sit at the other side of the table?

import { BadInput } from '@duello/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export { type AnyTools, type Bot, lendTools, type OverTools, type Tools, type Turn } from './bot.ts';

export const bots = { random, greedy } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof bots;

const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);

/** The bot of that name; throws BadInput for an unknown one. */
export function botNamed(name: string): Bot {
  if (isBotName(name)) return bots[name];
  throw new BadInput('bot', `there is no bot "${name}"; there are ${Object.keys(bots).join(', ')}`);
}
