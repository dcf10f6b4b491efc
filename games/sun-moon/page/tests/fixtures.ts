// What do the tests over all games use of Sun & Moon?

import type { Answer, Decision, Seat } from '@duello/kernel';
import { type AnyMatch, type GameFixtures, lendMatch, play, playBy, seenOf, viewOf } from '@duello/web/for-tests';
import { boxCards, namesIn, READY_DECKS } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { newMatch, type SunMoonMatch } from './begin.ts';
import { RAGPICKER, sunMoonAt } from './positions.ts';
import { sunMoon } from './strategy.ts';

/** The same deal twice; in the mulligan the other player has set another card aside each time. */
function alike(seat: Seat): readonly [AnyMatch, AnyMatch] {
  const other: Seat = seat === 0 ? 1 : 0;
  const opened = (seed: string, aside: number): SunMoonMatch => {
    const answerOf = ({ seat: asked, id, options }: Decision): Answer => ({
      seat: asked,
      decision: id,
      picks: asked === seat ? [] : [options[aside].key],
    });
    return playBy(newMatch(seed), answerOf, ({ what }) => what !== 'mulligan');
  };
  for (let i = 0; i < 100; i++) {
    const [first, second] = [opened(`secret ${i}`, 0), opened(`secret ${i}`, 1)];
    const hands = [first, second].map((match) => JSON.stringify(viewOf(match, other).players[other].hand));
    if (seenOf(first, seat) === seenOf(second, seat) && hands[0] !== hands[1])
      return [lendMatch(first), lendMatch(second)];
  }
  throw new Error('no two deals look alike');
}

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
    alike,
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
