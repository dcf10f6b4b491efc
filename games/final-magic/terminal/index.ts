// What does the terminal show of Final Magic? All of it as one value.

import type { TerminalGame } from '@duello/terminal';
import { type Event, finalMagic, nextFirst, type Options, type State, score, settled, type View } from '../index.ts';
import { cardGroups } from './cards.ts';
import { finalMagicLayout } from './layout.ts';

export const terminal: TerminalGame<State, View, Options, Event> = {
  title: 'Final Magic',
  tools: { rules: finalMagic, score, settled },
  layout: finalMagicLayout,
  cards: cardGroups,
  deckCards: null,
  decks: null,
  rulesets: null,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: () => 0,
  firstA: {},
  nextA: nextFirst,
  tooLong: 'roundLimit',
  help: {
    play:
      'In Final Magic seat A goes first. It has supplies made to play well (--option supply=NAME): firstSparks for a ' +
      'first game, stoneAndStorm, bonfire. Without one the spells for sale are drawn at random.',
    playExample: '--option supply=firstSparks',
    cardFields: [],
    cards: null,
    sim: null,
    simExample: null,
  },
};
