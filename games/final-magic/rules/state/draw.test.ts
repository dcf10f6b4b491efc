// Who draws when and how much? Rounds, decks and mana (F401 to F405, F-R2 to F-R4, F-R14, F-R15).

import { expect, test } from 'vitest';
import {
  askedNow,
  endTurn,
  fight,
  fought,
  happened,
  health,
  mana,
  newMatch,
  nextDraw,
  offered,
  pick,
  seen,
  setTable,
  sizeOf,
  zone,
} from '../table-for-tests.ts';

const active = (play: ReturnType<typeof newMatch>) => {
  const { waiting } = seen(play, 'watcher');
  return `${waiting?.what} ${waiting?.seats.join('')}`;
};

test('F401: A finishes Action and Buy before B starts, and the fight is for both', () => {
  const play = newMatch();
  const order = [active(play)];
  for (const name of ['A', 'A', 'B', 'B'] as const) {
    pick(play, name, 'end');
    order.push(active(play));
  }
  expect(order).toEqual(['action 0', 'buy 0', 'action 1', 'buy 1', 'plan 01']);
});

test('F402: mana, casts and damage of the round before are wiped out when the next one begins', () => {
  const play = fought({ plans: ['lesserGem + airSwipe', 'airSwipe'] });
  expect(askedNow(play)).toBe('action');
  expect(mana(play)).toEqual([0, 0]);
  expect(zone(play, 'A', 'cast')).toEqual({});
  expect(happened(play, 'manaLost')).toEqual([
    { kind: 'manaLost', seat: 0, mana: 31 },
    { kind: 'manaLost', seat: 1, mana: 30 },
  ]);
  // Damage of an earlier round empowers no Water Sling.
  const later = fought({ plans: ['', 'fireball'], a: { hand: 'waterSling', deck: 'waterSling, lesserGem' } });
  endTurn(later, 'A');
  endTurn(later, 'B');
  fight(later, 'lesserGem + waterSling', '');
  expect(health(later)).toEqual([45, 46]);
});

test('F403: each draws 5, more or fewer by what effects have queued', () => {
  const play = setTable({
    phase: 'round',
    a: { deck: '9 copper', nextDraw: 2 },
    b: { deck: '9 copper', nextDraw: -1 },
  });
  expect([sizeOf(play, 'A', 'hand'), sizeOf(play, 'B', 'hand')]).toEqual([7, 4]);
  expect(nextDraw(play)).toEqual([0, 0]);
});

test('F404: a short deck is emptied first, then the discard pile is shuffled and the rest drawn', () => {
  const play = setTable({ phase: 'round', a: { deck: '2 gold', discard: '6 copper' }, b: { deck: '9 copper' } });
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 2, copper: 3 });
  expect([sizeOf(play, 'A', 'deck'), sizeOf(play, 'A', 'discard')]).toEqual([3, 0]);
  const story = play.events.filter((event) => 'seat' in event && event.seat === 0);
  expect(story.slice(0, 3)).toEqual([
    { kind: 'cardsDrawn', seat: 0, count: 2, cards: ['gold', 'gold'] },
    { kind: 'deckShuffled', seat: 0, size: 6 },
    { kind: 'cardsDrawn', seat: 0, count: 3, cards: ['copper', 'copper', 'copper'] },
  ]);
});

test('F405: a deck that suffices leaves the discard pile alone, even when it is empty afterwards', () => {
  const play = setTable({ phase: 'round', a: { deck: '5 copper', discard: '6 gold' }, b: { deck: '5 copper' } });
  expect(zone(play, 'A', 'discard')).toEqual({ gold: 6 });
  expect(sizeOf(play, 'A', 'deck')).toBe(0);
  expect(happened(play, 'deckShuffled')).toEqual([]);
});

test('F-R2: "next turn" is the next draw: what a fight queues comes with the next round and only with it', () => {
  const play = fought({ plans: ['cyclone', ''] });
  expect(sizeOf(play, 'A', 'hand')).toBe(6);
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, '', '');
  expect(sizeOf(play, 'A', 'hand')).toBe(5);
});

test('F-R2: "this turn" is the whole round: an Earth spell of the Action Phase counts in the fight', () => {
  const play = setTable({ a: { hand: 'seismicSense, mudBall', mana: 1 }, b: { deck: '9 copper' } });
  pick(play, 'A', 'cast:seismicSense');
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, 'mudBall', '');
  expect(sizeOf(play, 'B', 'hand')).toBe(4);
});

test('F-R3: both draw at the start of the round, the event of A first', () => {
  const play = setTable({ phase: 'round', a: { deck: '9 copper' }, b: { deck: '9 copper' } });
  expect(happened(play, 'cardsDrawn').map((event) => event.seat)).toEqual([0, 1]);
  expect(play.events.findIndex((event) => event.kind === 'phaseStarted')).toBeGreaterThan(
    play.events.findLastIndex((event) => event.kind === 'cardsDrawn'),
  );
});

const firsts = (options: Record<string, unknown>) => {
  const play = newMatch(options);
  for (let round = 0; round < 3; round++) {
    const first = seen(play, 'A').first === 0 ? 'A' : 'B';
    endTurn(play, first);
    expect(active(play)).toBe(`action ${first === 'A' ? 1 : 0}`);
    endTurn(play, first === 'A' ? 'B' : 'A');
    fight(play, '', '');
  }
  return happened(play, 'roundStarted').map((event) => event.first);
};

test('F-R4: A leads every round', () => {
  expect(firsts({})).toEqual([0, 0, 0, 0]);
});

test('F-R4: with `firstPlayer: alternate` the lead changes every round', () => {
  expect(firsts({ firstPlayer: 'alternate' })).toEqual([0, 1, 0, 1]);
});

test('F-R14: with deck and discard pile empty one draws fewer cards, and that is all', () => {
  const play = setTable({ phase: 'round', a: { deck: '2 copper', discard: 'gold' }, b: { deck: '5 copper' } });
  expect(zone(play, 'A', 'hand')).toEqual({ copper: 2, gold: 1 });
  expect(happened(play, 'drawShort')).toEqual([{ kind: 'drawShort', seat: 0, missing: 2 }]);
  expect(askedNow(play)).toBe('action');
});

test('F-R14: a draw in the Action Phase reshuffles too', () => {
  const play = setTable({ a: { hand: 'glide', mana: 1, deck: 'gold', discard: 'silver' } });
  pick(play, 'A', 'cast:glide');
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 1, silver: 1 });
});

test('F-R14: no draw is smaller than 0, and hands have no limit', () => {
  const play = setTable({
    phase: 'round',
    a: { deck: '30 copper', nextDraw: 15 },
    b: { deck: '9 copper', nextDraw: -8 },
  });
  expect([sizeOf(play, 'A', 'hand'), sizeOf(play, 'B', 'hand')]).toEqual([20, 0]);
  expect(sizeOf(play, 'B', 'deck')).toBe(9);
});

test('F-R15: mana is a pool that lasts from the own actions through answers to the fight', () => {
  const play = setTable({
    turn: 'B',
    a: { hand: 'counterspell, fireball, greaterGem' },
    b: { hand: 'shower', mana: 1 },
  });
  pick(play, 'B', 'cast:shower');
  pick(play, 'A', 'gem:greaterGem');
  expect(mana(play)).toEqual([2, 0]);
  pick(play, 'A', 'counter:counterspell');
  expect(mana(play)).toEqual([1, 0]);
  endTurn(play, 'B');
  fight(play, 'fireball', '');
  expect(health(play)).toEqual([50, 45]);
});

test('F-R15: a gem that is merely owned gives nothing', () => {
  const play = setTable({ a: { hand: 'shower', deck: '5 grandGem', discard: '5 grandGem' } });
  expect(offered(play, 'A')).toEqual(['end']);
});
