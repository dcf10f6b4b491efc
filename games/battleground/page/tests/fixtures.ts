// What do the tests over all games use of Battleground?

import type { Answer, Decision, Seat } from '@duello/kernel';
import { LANGS } from '@duello/language';
import { type AnyMatch, type GameFixtures, lendMatch, playBy, seenOf, viewOf } from '@duello/web/for-tests';
import { boxCards, CLASSES, leftToDo, namesIn } from '../../index.ts';
import { NAME } from '../words/first-page.ts';
import { type BattlegroundMatch, newMatch } from './begin.ts';
import { crowded } from './crowded.ts';
import { ASKS, battlegroundAt } from './positions.ts';
import { battleground } from './strategy.ts';

/** The same deal; the other player has prepared the same two spells, in this order or the other. */
function prepared(seat: Seat, isSwapped: boolean): BattlegroundMatch {
  const other: Seat = seat === 0 ? 1 : 0;
  const match = newMatch('secret', { start: 'quick', firstPlayer: seat === 0 ? 'B' : 'A' });
  const [one, two] = new Set(viewOf(match, other).players[other].hand);
  const cards = isSwapped ? [two, one] : [one, two];
  const answerOf = ({ seat: asked, id, what }: Decision): Answer => {
    const slot = viewOf(match, asked).players[asked].prepared.indexOf(null);
    const pick = what !== 'act' ? 'stop' : slot < 0 ? 'end' : `prepare:${cards[slot]}>${slot + 1}`;
    return { seat: asked, decision: id, pick };
  };
  const isReady = (): boolean => viewOf(match, 0).players[other].prepared.every((slot) => slot !== null);
  return playBy(
    match,
    answerOf,
    ({ what, seat: asked }) => what === 'act' && isReady() && (asked === seat || seat === 1),
  );
}

function alike(seat: Seat): readonly [AnyMatch, AnyMatch] {
  const [first, second] = [prepared(seat, false), prepared(seat, true)];
  const other: Seat = seat === 0 ? 1 : 0;
  if (seenOf(first, seat) !== seenOf(second, seat) || seenOf(first, other) === seenOf(second, other))
    throw new Error('the two preparations do not look alike');
  return [lendMatch(first), lendMatch(second)];
}

const DRAFT = ['class', 'spells', 'neutral', 'crystals'];

function askedFor(question: string): BattlegroundMatch {
  const drafts = DRAFT.includes(question);
  return battlegroundAt(
    `axe ${question}`,
    ({ what }, { summons }) => what === question && (drafts || summons.length > 1),
    { ...(drafts ? {} : { start: 'quick', classA: 'elementalist' }), firstPlayer: 'A' },
  );
}

export const fixtures: GameFixtures = {
  name: NAME.en,
  strategy: battleground,
  begin: (seed, options) => lendMatch(newMatch(seed, options)),
  turnEnd: {
    question: 'act',
    key: 'end',
    goOn: { question: 'buy', key: 'stop' },
    early: () => lendMatch(battlegroundAt('early', (_, view) => (leftToDo(view) ?? []).length > 0)),
  },
  still: null,
  pages: [],
  asking: {
    // The four steps of a draft, and what is asked in each phase of a turn.
    questions: [...DRAFT, 'act', 'point', 'stance', 'buy'],
    at: (question) => lendMatch(askedFor(question)),
    beside: ASKS,
    selects: (question, { cards }) =>
      cards.find(({ begins, target }) => question === 'act' && begins && target.startsWith('hand:')),
  },
  secrets: {
    alike,
    turn: ['end'],
    inHand: 'data-target="hand:',
    words: () => boxCards.flatMap(([id]) => [id, ...LANGS.map((lang) => namesIn(lang)(id))]),
  },
  full: () => crowded().kept,
  botMatches: [
    ...CLASSES.map((classA, i) => ({
      seed: `hash ${classA}`,
      bot: i === 0 ? 'greedy' : 'random',
      options: { start: 'quick', classA, classB: CLASSES[(i + 1) % CLASSES.length], roundLimit: i === 0 ? '3' : '50' },
    })),
    ...Array.from({ length: 2 }, (_, i) => ({
      seed: `hash of a draft ${i}`,
      bot: 'random',
      options: { movement: i % 2 === 0 ? 'marching' : 'charging', flow: i === 0 ? 'wave' : 'cascade' },
    })),
  ],
};
