// What do the tests over all games use of Contracts?

import { LANGS } from '@duello/language';
import { comesTo, type GameFixtures, keptAs, lendMatch, openedAlike, TWO } from '@duello/web/for-tests';
import { boxCards, DECK_IDS, leftToDo, namesIn } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { newMatch } from './begin.ts';
import { crowded } from './crowded.ts';
import { contractsAt } from './positions.ts';
import { contracts } from './strategy.ts';

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: contracts,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: {
    question: 'act',
    key: 'end',
    early: () =>
      lendMatch(comesTo(newMatch, 'early', ({ seat }, view) => seat === 0 && (leftToDo(view) ?? []).length > 0)),
  },
  still: null,
  pages: [],
  asking: {
    questions: ['act', 'draw', 'take', 'target', 'place', 'pay'],
    at: (question) => lendMatch(contractsAt(`axe ${question}`, ({ what, id }) => what === question && id > 30)),
    beside: {},
    selects: (question, { cards }) =>
      cards.find(({ begins, meant }) => (question === 'act' ? begins : question === 'pay' && meant)),
  },
  secrets: {
    alike: (seat) => openedAlike(newMatch, 'replace', seat),
    turn: ['red', 'draw:1', 'end'],
    inHand: 'data-target="hand:',
    words: () => boxCards.flatMap(([id]) => [id, ...LANGS.map((lang) => namesIn(lang)(id))]),
  },
  full: () => keptAs(crowded('act'), TWO),
  botMatches: DECK_IDS.map((deckA, i) => ({
    seed: `hash ${deckA}`,
    bot: i === 0 ? 'greedy' : 'random',
    options: {
      deckA,
      deckB: DECK_IDS[(i + 1) % DECK_IDS.length],
      tankColour: i === 2 ? 'keep' : 'pure',
      pureManaIsWild: i === 1 ? 'on' : 'off',
    },
  })),
};
