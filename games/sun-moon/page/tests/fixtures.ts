// What do the tests over all games use of Sun & Moon?

import { LANGS } from '@duello/language';
import { type GameFixtures, lendMatch, openedAlike, play } from '@duello/web/for-tests';
import { boxCards, leftToDo, namesIn, READY_DECKS } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { newMatch, type SunMoonMatch } from './begin.ts';
import { crowded } from './crowded.ts';
import { ASKED_ALWAYS, isOpen, RAGPICKER, sunMoonAt } from './positions.ts';
import { sunMoon } from './strategy.ts';

const askedFor = (question: string): SunMoonMatch =>
  sunMoonAt(
    `axe ${question}`,
    (decision) => decision.what === question && decision.id > (question === 'mulligan' ? 0 : 20) && isOpen(decision),
    { firstPlayer: 'A', ...(question === 'takeBack' ? { deckA: RAGPICKER } : {}) },
  );

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: sunMoon,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: {
    question: 'act',
    key: 'end',
    early: () => lendMatch(sunMoonAt('early', (_, view) => (leftToDo(view) ?? []).length > 0)),
  },
  still: (seed) =>
    lendMatch(play(newMatch(seed), 'random', ({ what, seat, id }) => what === 'act' && seat === 0 && id > 30)),
  pages: ['decks'],
  asking: {
    questions: ['mulligan', 'act', 'respond', 'x', 'mode', 'target', 'price', 'defender', 'takeBack'],
    at: (question) => lendMatch(askedFor(question)),
    beside: ASKED_ALWAYS,
    selects: (question, { cards }) =>
      cards.find(({ begins, target }) => question === 'act' && begins && target.startsWith('hand:')),
  },
  secrets: {
    alike: (seat) => openedAlike(newMatch, 'mulligan', seat),
    turn: ['end'],
    inHand: 'data-target="hand:',
    words: () => boxCards.flatMap(([id]) => [id, ...LANGS.map((lang) => namesIn(lang)(id))]),
  },
  full: () => crowded('act'),
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
