// What do the tests over all games use of Sun & Moon?

import { type GameFixtures, lendMatch, openedAlike, play } from '@duello/web/for-tests';
import { boxCards, namesIn, READY_DECKS } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { newMatch, type SunMoonMatch } from './begin.ts';
import { RAGPICKER, sunMoonAt } from './positions.ts';
import { sunMoon } from './strategy.ts';

const askedFor = (question: string): SunMoonMatch =>
  sunMoonAt(`axe ${question}`, ({ what, id }) => what === question && id > (what === 'mulligan' ? 0 : 20), {
    firstPlayer: 'A',
    ...(question === 'takeBack' ? { deckA: RAGPICKER } : {}),
  });

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: sunMoon,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: { question: 'act', key: 'end' },
  still: (seed) =>
    lendMatch(play(newMatch(seed), 'random', ({ what, seat, id }) => what === 'act' && seat === 0 && id > 30)),
  pages: ['decks'],
  asking: {
    questions: ['mulligan', 'act', 'respond', 'x', 'mode', 'target', 'price', 'defender', 'takeBack'],
    at: (question) => lendMatch(askedFor(question)),
    beside: {},
    selects: (question, { cards }) =>
      cards.find(({ begins, target }) => question === 'act' && begins && target.startsWith('hand:')),
  },
  secrets: {
    alike: (seat) => openedAlike(newMatch, 'mulligan', seat),
    turn: ['end'],
    inHand: 'data-target="hand:',
    words: () => boxCards.flatMap(([id]) => [id, namesIn('en')(id), namesIn('it')(id)]),
  },
  botMatches: [
    ...READY_DECKS.map((deckA, i) => ({
      seed: `hash ${deckA}`,
      bot: i === 0 ? 'greedy' : 'random',
      options: {
        deckA,
        deckB: READY_DECKS[(i + 1) % READY_DECKS.length],
        ...(i === 1 ? { constructedMatches: 'bestOf3' } : {}),
        ...(i === 2 ? { defender: 'defenderChooses', endTurnWindow: 'on' } : {}),
      },
    })),
    { seed: 'hash of a draft', bot: 'random', options: { mode: 'draft' } },
  ],
};
