// What is left when a fight is over? F801, F802, standing shields, the round limit.

import { expect, test } from 'vitest';
import {
  counted,
  endTurn,
  fight,
  fought,
  happened,
  mana,
  newMatch,
  result,
  seen,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../table-for-tests.ts';
import { nextFirst } from './rematch.ts';

test('F801: hand and cards in play are discarded, standing shields stay', () => {
  const play = fought({
    plans: ['lesserGem + rockShield + fireball', ''],
    a: { hand: 'gold, silver' },
    b: { hand: 'copper' },
  });
  expect(zone(play, 'A', 'discard')).toEqual(counted('gold, silver, lesserGem, fireball'));
  expect(zone(play, 'B', 'discard')).toEqual({ copper: 1 });
  expect(zone(play, 'A', 'inPlay')).toEqual({});
  expect(shields(play, 'A')).toEqual([{ card: 'rockShield', capacity: 7 }]);
  expect(happened(play, 'cleanup')[0]).toEqual({
    kind: 'cleanup',
    seat: 0,
    cards: ['silver', 'gold', 'lesserGem', 'fireball'],
  });
  expect(happened(play, 'shieldStays')).toEqual([{ kind: 'shieldStays', seat: 0, card: 'rockShield', left: 7 }]);
  expect(mana(play)).toEqual([0, 0]);
});

test('F802: cleanup shuffles nothing; the discard pile lies there until a draw needs it', () => {
  const play = fought({ plans: ['', ''], a: { hand: '5 gold', deck: '5 copper' } });
  expect(zone(play, 'A', 'hand')).toEqual({ copper: 5 });
  expect(zone(play, 'A', 'discard')).toEqual({ gold: 5 });
  expect(happened(play, 'deckShuffled')).toEqual([]);
});

test('F-R42: shields stay while they hold something, work by themselves, and both seats see what they hold', () => {
  const play = fought({ plans: ['rockShield + rockShield', 'fireball'], b: { deck: '5 lesserGem', hand: 'copper' } });
  for (const viewer of ['A', 'B', 'watcher'] as const) {
    expect(seen(play, viewer).players[0].shields).toEqual([
      { card: 'rockShield', capacity: 2 },
      { card: 'rockShield', capacity: 7 },
    ]);
  }
  const worn = fought({
    plans: ['', 'flamethrower'],
    a: {
      shields: [
        ['rockShield', 2],
        ['rockShield', 7],
      ],
    },
  });
  expect(shields(worn, 'A')).toEqual([]);
  expect(zone(worn, 'A', 'discard')).toEqual({ rockShield: 2 });
});

test('F-R42: a Nature’s Shield fed with nothing is discarded at once', () => {
  const play = fought({ plans: ['naturesShield', 'fireball'] });
  expect(happened(play, 'shieldBroken')).toEqual([
    { kind: 'shieldBroken', seat: 0, card: 'naturesShield', by: 'empty' },
  ]);
  expect(shields(play, 'A')).toEqual([]);
  expect(zone(play, 'A', 'discard')).toEqual({ naturesShield: 1 });
});

test('F-R61: after the last round the higher health wins, and equal health is a draw', () => {
  const last = (a: number, b: number) => fought({ round: 60, plans: ['', ''], a: { health: a }, b: { health: b } });
  expect(result(last(30, 29))).toEqual({ winner: 0, reason: 'roundLimit' });
  expect(result(last(29, 30))).toEqual({ winner: 1, reason: 'roundLimit' });
  expect(result(last(30, 30))).toEqual({ winner: null, reason: 'roundLimit' });
  expect(happened(last(30, 30), 'roundLimitReached')).toHaveLength(1);
  expect(happened(last(30, 30), 'gameOver')).toEqual([{ kind: 'gameOver', winner: null, reason: 'roundLimit' }]);
  expect(result(fought({ round: 59, plans: ['', ''] }))).toBeNull();
});

test('F-R61, F-R71: in sudden death only its own 30 rounds since the last tie count, whatever the round', () => {
  const at = (sudden: number) => fought({ round: 75, sudden, plans: ['', ''], a: { health: 9 }, b: { health: 8 } });
  expect(result(at(30))).toEqual({ winner: 0, reason: 'roundLimit' });
  expect(result(at(29))).toBeNull();
  const tie = fought({ sudden: 30, plans: ['explode', ''], a: { health: 5 }, b: { health: 5 } });
  expect(result(tie)).toBeNull();
  expect(seen(tie, 'A').suddenRound).toBe(1);
});

test('F-R71: a tie in the last round still goes to sudden death', () => {
  const play = fought({ round: 60, plans: ['explode', ''], a: { health: 5 }, b: { health: 5 } });
  expect(seen(play, 'A')).toMatchObject({ suddenDeath: true, suddenRound: 1, outcome: null });
});

test('F-R72: a tie at the round both limits add up to is a draw, one before it is not', () => {
  const tieIn = (round: number) =>
    fought({ round, sudden: 3, plans: ['explode', ''], a: { health: 5 }, b: { health: 5 } });
  expect(result(tieIn(89))).toBeNull();
  expect(result(tieIn(90))).toEqual({ winner: null, reason: 'roundLimit' });
});

test('F-R61: `roundLimit` sets other numbers or none', () => {
  expect(result(fought({ options: { roundLimit: '3/2' }, round: 3, plans: ['', ''] }))).not.toBeNull();
  expect(result(fought({ options: { roundLimit: '3/2' }, sudden: 2, plans: ['', ''] }))).not.toBeNull();
  expect(result(fought({ options: { roundLimit: 'off' }, round: 999, plans: ['', ''] }))).toBeNull();
});

test('F-R61: a match in which nobody does anything ends after 60 rounds', () => {
  const play = newMatch();
  let rounds = 0;
  while (result(play) === null) {
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, '', '');
    rounds++;
  }
  expect(rounds).toBe(60);
  expect(result(play)).toEqual({ winner: null, reason: 'roundLimit' });
});

test('F-R62: discard piles lie face up: both seats and watchers read them, and hands become public there', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'gold', deck: '9 copper' },
    b: { hand: 'nuke', deck: '9 copper' },
  });
  fight(play, '', '');
  for (const viewer of ['A', 'B', 'watcher'] as const) {
    expect(seen(play, viewer).players.map((player) => player.discard)).toEqual([{ gold: 1 }, { nuke: 1 }]);
  }
  expect(sizeOf(play, 'A', 'hand')).toBe(5);
});

test('F-R63: after a draw whoever was second begins the next game', () => {
  const play = fought({ round: 60, plans: ['', ''] });
  expect(result(play)).toEqual({ winner: null, reason: 'roundLimit' });
  expect(nextFirst({ winner: null, reason: 'roundLimit' })).toBe(1);
});
