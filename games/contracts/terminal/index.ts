// What does the terminal show of Contracts? All of it as one value.

import { terminalGame } from '@duello/terminal';
import { botTools, DECK_IDS, words } from '../index.ts';
import { cardGroups } from './cards.ts';
import { contractsLayout } from './layout.ts';

export const terminal = terminalGame({
  title: { en: 'Contracts', it: 'Contracts' },
  tools: botTools,
  layout: contractsLayout,
  cards: cardGroups,
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
  first: (view) => view.first,
  firstA: { firstPlayer: 'A' },
  tooLong: 'turnLimit',
  help: {
    play: 'Contracts has the decks emberPact, boilingInk, lighthouseCovenant and greyRegistry.',
    playExample: '--deck emberPact --against greyRegistry',
    cardFields: ['deck', 'attack', 'health', 'activation', 'flavour'],
    simExample: '--matrix --pairs 50',
  },
});
