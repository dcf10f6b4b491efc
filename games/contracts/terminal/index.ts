// What does the terminal show of Contracts? All of it as one value.

import type { TerminalGame } from '@duello/terminal';
import {
  contracts,
  DECK_IDS,
  type Event,
  type Options,
  type State,
  score,
  settled,
  type View,
  words,
} from '../index.ts';
import { cardGroups } from './cards.ts';
import { contractsLayout } from './layout.ts';

export const terminal: TerminalGame<State, View, Options, Event> = {
  title: 'Contracts',
  tools: { rules: contracts, score, settled },
  layout: contractsLayout,
  cards: cardGroups,
  deckCards: null,
  decks: {
    ids: DECK_IDS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    plural: 'decks',
    name(id, lang) {
      const deck = DECK_IDS.find((one) => one === id);
      return deck === undefined ? id : words[lang].decks[deck].name;
    },
  },
  rulesets: null,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: (view) => view.first,
  firstA: { firstPlayer: 'A' },
  nextA: () => null,
  tooLong: 'turnLimit',
  help: {
    play: 'Contracts has the decks emberPact, boilingInk, lighthouseCovenant and greyRegistry.',
    playExample: '--deck emberPact --against greyRegistry',
    cardFields: ['deck', 'attack', 'health', 'activation', 'flavour'],
    cards: null,
    sim: null,
    simExample: '--matrix --pairs 50',
  },
};
