// What do the tests over all games use of Contracts?

import type { Answer, Decision, Seat } from '@duello/kernel';
import { type AnyMatch, type GameFixtures, lendMatch, playBy, seenOf, viewOf } from '@duello/web/for-tests';
import { boxCards, DECK_IDS, namesIn } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { type ContractsMatch, newMatch } from './begin.ts';
import { contractsAt } from './positions.ts';
import { contracts } from './strategy.ts';

/** The same deal twice; before it began the other player has replaced another contract each time. */
function alike(seat: Seat): readonly [AnyMatch, AnyMatch] {
  const other: Seat = seat === 0 ? 1 : 0;
  const opened = (seed: string, replaced: number): ContractsMatch => {
    const answerOf = ({ seat: asked, id, options }: Decision): Answer => ({
      seat: asked,
      decision: id,
      picks: asked === seat ? [] : [options[replaced].key],
    });
    return playBy(newMatch(seed), answerOf, ({ what }) => what !== 'replace');
  };
  for (let i = 0; i < 100; i++) {
    const [first, second] = [opened(`secret ${i}`, 0), opened(`secret ${i}`, 1)];
    const hands = [first, second].map((match) => JSON.stringify(viewOf(match, other).players[other].hand));
    if (seenOf(first, seat) === seenOf(second, seat) && hands[0] !== hands[1])
      return [lendMatch(first), lendMatch(second)];
  }
  throw new Error('no two deals look alike');
}

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: contracts,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: { question: 'act', key: 'end' },
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
    alike,
    turn: ['red', 'draw:1', 'end'],
    inHand: 'data-target="hand:',
    words: () => boxCards.flatMap(([id]) => [id, namesIn('en')(id), namesIn('it')(id)]),
  },
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
