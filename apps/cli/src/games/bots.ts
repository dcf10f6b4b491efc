// Which bots can be asked for by name?

import { type Bot, botNamed, bots, LEVELS, PERSONAS } from '@duello/bots';
import { BadInput } from '@duello/kernel';
import { PROCESS } from '@duello/lab';
import { noSuch } from '../args/nearest.ts';

export const BOT_NAMES = Object.keys(bots);
const PERSONA_NAMES = Object.keys(PERSONAS);

/** For help pages: every name that a command takes where it takes a bot. */
export const BOTS_HELP = `${BOT_NAMES.join(', ')}; a level plays in a manner with :${PERSONA_NAMES.join(', :')}, and textbook with as many playouts an answer as textbook:2000 says`;
/** Where matches are played by the lab, a program of one's own can be a bot as well. */
export const PLAYERS_HELP = `${BOTS_HELP}; a program with "${PROCESS}COMMAND"`;

/** Checks a name that the lab is to play with; throws BadInput for an unknown one. */
export function checkPlayer(name: string): void {
  if (!name.startsWith(PROCESS)) botCalled(name);
  else if (name.slice(PROCESS.length).trim() === '')
    throw new BadInput('', `write the command behind "${PROCESS}", such as "${PROCESS}python3 bot.py"`);
}

/** The bot of that name, such as `club` or `club:patient`; throws BadInput for an unknown one. */
export function botCalled(name: string): Bot {
  const [level, persona, ...rest] = name.split(':');
  if (!BOT_NAMES.includes(level)) throw new BadInput('', noSuch('bot', level, BOT_NAMES));
  if (persona === undefined || (level === 'textbook' && rest.length === 0)) return botNamed(name);
  if (!Object.hasOwn(LEVELS, level)) {
    throw new BadInput('', `only levels have a manner, ${level} has none; there are ${Object.keys(LEVELS).join(', ')}`);
  }
  if (rest.length > 0 || !PERSONA_NAMES.includes(persona)) {
    throw new BadInput('', noSuch('manner', [persona, ...rest].join(':'), PERSONA_NAMES));
  }
  return botNamed(name);
}
