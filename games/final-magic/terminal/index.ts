// What does the terminal show of Final Magic? All of it as one value.

import { terminalGame } from '@duello/terminal';
import { botTools, nextFirst } from '../index.ts';
import { cardGroups } from './cards.ts';
import { finalMagicLayout } from './layout.ts';

export const terminal = terminalGame({
  title: { en: 'Final Magic', it: 'Final Magic' },
  tools: botTools,
  layout: finalMagicLayout,
  cards: cardGroups,
  first: () => 0,
  nextA: nextFirst,
  tooLong: 'roundLimit',
  help: {
    play:
      'In Final Magic seat A goes first. It has supplies made to play well (--option supply=NAME): firstSparks for a ' +
      'first game, stoneAndStorm, bonfire. Without one the spells for sale are drawn at random.',
    playExample: '--option supply=firstSparks',
  },
});
