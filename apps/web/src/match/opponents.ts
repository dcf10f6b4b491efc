// Who plays against whom? Names of the bots, and a short word for the two players of a match.

import type { BotName } from '@duello/bots';
import { NO_NAMES, type PersonNames } from '@duello/language';
import type { Players } from '@duello/table';
import type { Key, Say } from '../words/use-words.ts';

interface BotWords {
  readonly name: Key;
  readonly text: Key;
}

/** From the weakest to the strongest. */
export const BOTS: Readonly<Record<Extract<BotName, 'random' | 'greedy'>, BotWords>> = {
  random: { name: 'bot.random', text: 'bot.random.text' },
  greedy: { name: 'bot.greedy', text: 'bot.greedy.text' },
};

/** From the weakest to the strongest. */
export const BOT_NAMES = Object.keys(BOTS);

export const nameOfBot = (t: Say, bot: string): string => {
  const known = Object.entries(BOTS).find(([id]) => id === bot)?.[1];
  return known === undefined ? bot : t(known.name);
};

export function opponentWords(t: Say, players: Players, curtain: boolean, [a, b]: PersonNames = NO_NAMES): string {
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [nameOfBot(t, player.bot)] : []));
  if (bots.length > 0) return t('againstBot', { bot: bots.join(', ') });
  if (curtain && a !== '' && b !== '') return t('twoNamed', { a, b });
  return t(curtain ? 'twoPeople' : 'alone');
}
