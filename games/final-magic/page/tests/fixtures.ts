// What do the tests over all games use of Final Magic?

import type { Seat } from '@duello/kernel';
import { LANGS } from '@duello/language';
import { type AnyMatch, comesTo, type GameFixtures, keptAs, lendMatch, seenOf, TWO } from '@duello/web/for-tests';
import { catalogue, leftToDo, words } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { newMatch } from './begin.ts';
import { finalMagicAt } from './positions.ts';
import { finalMagic } from './strategy.ts';

/** Two deals that one seat can't tell apart, though the other holds different cards. */
function alike(seat: Seat): readonly [AnyMatch, AnyMatch] {
  const other: Seat = seat === 0 ? 1 : 0;
  const first = newMatch('secret 0');
  const seen = seenOf(first, seat);
  for (let i = 1; i < 5000; i++) {
    const second = newMatch(`secret ${i}`);
    if (seenOf(second, seat) === seen && seenOf(second, other) !== seenOf(first, other))
      return [lendMatch(first), lendMatch(second)];
  }
  throw new Error('no two deals look alike');
}

const SUPPLIES = ['random', 'firstSparks', 'stoneAndStorm', 'bonfire'] as const;

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: finalMagic,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: {
    question: 'buy',
    key: 'end',
    early: () =>
      lendMatch(
        comesTo(newMatch, 'early', ({ seat, what }, view) => {
          return seat === 0 && what === 'buy' && (leftToDo(view) ?? []).length > 0;
        }),
      ),
  },
  still: (seed) => lendMatch(newMatch(seed)),
  pages: [],
  asking: {
    questions: ['action', 'buy', 'plan'],
    at: (question) => lendMatch(finalMagicAt(`axe ${question}`, question)),
    beside: {},
    selects: (_, { cards }) => cards.find(({ legal }) => legal),
  },
  secrets: {
    alike,
    turn: ['end', 'end'],
    inHand: 'data-card="copper"',
    words: () => [...Object.keys(catalogue), ...LANGS.flatMap((lang) => Object.values(words[lang].names))],
  },
  full: () => keptAs(finalMagicAt('full', 'buy'), TWO),
  botMatches: [
    ...Array.from({ length: 8 }, (_, i) => ({
      seed: `hash ${i}`,
      bot: 'random',
      options: { supply: SUPPLIES[i % 4], roundLimit: i === 0 ? '60/30' : '12/6' },
    })),
    // The bot that thinks needs a while for a whole match; its arithmetic is in every move.
    ...SUPPLIES.slice(0, 2).map((supply) => ({
      seed: `hash ${supply}`,
      bot: 'greedy',
      options: { supply, roundLimit: '2/1' },
    })),
  ],
};
