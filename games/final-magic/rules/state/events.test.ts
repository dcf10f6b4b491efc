// Does everything that happens emit its events, in order, and does undo stop where something was shown?

import { advance, answer, begin, type Json, undo, undoable } from '@duello/kernel';
import { expect, test } from 'vitest';
import { beginAt, MANY_OPTIONS, playOut } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import { answer as answerTo, endTurn, fight, fought, happened, newMatch, pick, setTable } from '../table-for-tests.ts';
import { EVENT_KINDS, type Event, type EventKind, reveals } from './events.ts';

test('a match starts by naming its supply and who is first, and then each phase in its order', () => {
  const play = newMatch({ supply: 'firstSparks' });
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, '', '');
  expect(
    play.events.map((event) => (event.kind === 'phaseStarted' ? `${event.phase} ${event.seat}` : event.kind)),
  ).toEqual([
    'gameStarted',
    'deckShuffled',
    'deckShuffled',
    'roundStarted',
    'cardsDrawn',
    'cardsDrawn',
    'action 0',
    'buy 0',
    'action 1',
    'buy 1',
    'fight null',
    'planCommitted',
    'planCommitted',
    'fightRevealed',
    'stanceSet',
    'stanceSet',
    'endCheck',
    'endCheck',
    'cleanup null',
    'cleanup',
    'cleanup',
    'roundStarted',
    'cardsDrawn',
    'cardsDrawn',
    'action 0',
  ]);
  expect(happened(play, 'gameStarted')[0].supply).toHaveLength(24);
});

test('F-P2: a revealed plan emits events step by step: gems, spells with what they cost, cards fed', () => {
  const play = fought({ plans: ['lesserGem + earthquake + tsunami + rockSmash(copper)', ''] });
  const story = play.events.flatMap((event) => {
    if (event.kind === 'gemPlayed') return [`gem ${event.card} ${event.mana}`];
    if (event.kind === 'spellCast') return [`cast ${event.card} ${event.cost} ${event.mana}`];
    return event.kind === 'cardsDiscarded' ? [`${event.cause} eats ${event.cards}`] : [];
  });
  expect(story).toEqual([
    'gem lesserGem 31',
    'cast earthquake 4 27',
    'cast tsunami 0 27',
    'cast rockSmash 0 27',
    'rockSmash eats copper',
  ]);
});

/** Plays a match at random with listeners on, so that every event passes by. */
function eventsOf(seed: string, options: { readonly [name: string]: Json }): readonly Event[] {
  const events: Event[] = [];
  beginAt('rich', seed, options, (event) => events.push(event));
  playOut('rich', seed, options, ({ state, seat, reply }) => {
    advance(finalMagic, finalMagic.copy(state), seat, reply, (event) => events.push(event));
  });
  return events;
}

/** Rare in random play, or not at all: each has a test of its rule. */
const RARE: readonly EventKind[] = [
  'gameStarted',
  'drawShort',
  'counterCycle',
  'tie',
  'suddenDeathStarted',
  'currencyPurged',
  'timedOut',
  'conceded',
];

test('every kind of event happens in a handful of random matches, but for the rare ones', () => {
  const kinds = new Set<string>();
  for (let i = 0; i < 40; i++) {
    for (const event of eventsOf(`event ${i}`, MANY_OPTIONS[i % MANY_OPTIONS.length])) kinds.add(event.kind);
  }
  expect(EVENT_KINDS.filter((kind) => !kinds.has(kind) && !RARE.some((rare) => rare === kind))).toEqual([]);
});

test('the outcome is emitted once, as the last event', () => {
  const events = eventsOf('the end', {});
  expect(events.filter(({ kind }) => kind === 'gameOver')).toHaveLength(1);
  expect(events.at(-1)?.kind).toBe('gameOver');
});

test('undo goes back over buying, and stops at a draw, a reveal and another player’s answer', () => {
  const match = begin(finalMagic, 'undo', finalMagic.options({ supply: 'firstSparks' }));
  const say = (seat: 0 | 1, pickKey: string) => answer(match, { seat, decision: match.state.words[0], pick: pickKey });
  say(0, 'end');
  say(0, 'coin:copper');
  expect(undoable(match, [0])).toBe(2);
  expect(undoable(match, [1])).toBe(0);
  undo(match, 1);
  expect(match.answers).toHaveLength(1);
  say(0, 'end');
  say(1, 'end');
  expect(undoable(match, [0])).toBe(0);
  expect(undoable(match, [0, 1])).toBe(3);
  say(1, 'end');
  answer(match, { seat: 0, decision: match.state.words[0], plan: {} });
  answer(match, { seat: 1, decision: match.state.words[0], plan: {} });
  expect(undoable(match, [0, 1])).toBe(0);
});

test('what shows chance or a secret stops undo', () => {
  const kinds: readonly EventKind[] = ['cardsDrawn', 'deckShuffled', 'fightRevealed', 'counterTargetsRevealed'];
  const play = fought({ plans: ['counterspell', 'fireball'], aims: { A: ['none'] }, a: { deck: '' } });
  for (const kind of kinds) expect(reveals(happened(play, kind)[0])).toBe(true);
  expect(reveals({ kind: 'phaseStarted', seat: 0, phase: 'buy' })).toBe(false);
});

test('F-R64: running out of time and giving up have events', () => {
  const play = setTable({ a: {} });
  answerTo(play, 'A', { idle: true });
  answerTo(play, 'B', { concede: true });
  expect(play.events.slice(-3)).toEqual([
    { kind: 'phaseStarted', seat: 0, phase: 'buy' },
    { kind: 'conceded', seat: 1 },
    { kind: 'gameOver', winner: 0, reason: 'conceded' },
  ]);
  expect(happened(play, 'timedOut')).toEqual([{ kind: 'timedOut', seat: 0, what: 'action' }]);
  expect(() => pick(play, 'A', 'end')).toThrow('over');
});
