// Which bots can be asked for by name?

import { type Bot, botNamed, bots } from '@duello/bots';
import { BadInput } from '@duello/kernel';
import { noSuch } from '../args/nearest.ts';

export const BOT_NAMES = Object.keys(bots);

/** The bot of that name; throws BadInput for an unknown one. */
export function botCalled(name: string): Bot {
  if (!BOT_NAMES.includes(name)) throw new BadInput('', noSuch('bot', name, BOT_NAMES));
  return botNamed(name);
}
