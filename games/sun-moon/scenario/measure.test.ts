// Is every single match counted, whatever tournament it belongs to?

import type { Seat } from '@duello/kernel';
import { expect, test } from 'vitest';
import type { Event, MatchReason } from '../rules/state/events.ts';
import { measure } from './measure.ts';

const classes: readonly Event[] = [
  { kind: 'classChosen', seat: 0, class: 'warlock' },
  { kind: 'classChosen', seat: 1, class: 'paladin' },
];

function match(number: number, starter: Seat, winner: Seat | null, turns: number, reason: MatchReason): Event[] {
  return [
    { kind: 'matchStarted', match: number, wins: [0, 0] },
    { kind: 'starterChosen', seat: starter, by: 'choice' },
    ...Array.from(
      { length: turns },
      (_, i): Event => ({ kind: 'turnStarted', seat: i % 2 === 0 ? 0 : 1, turn: i + 1 }),
    ),
    { kind: 'skillUsed', seat: 0, skill: 'ponder', x: 1, targets: [], response: true },
    { kind: 'lifeLost', seat: 1, amount: 3, cause: 'pierce', source: null, left: 0 },
    { kind: 'matchEnded', match: number, winner, reason, wins: [0, 0] },
  ];
}

test('each match counts with its own starter, its winner’s class and its length', () => {
  const tournament = [
    ...classes,
    ...match(1, 0, 0, 7, 'lifeLost'),
    ...match(2, 1, 0, 9, 'lifeLost'),
    ...match(3, 0, null, 9, 'bothLost'),
  ];
  expect(measure(tournament)).toMatchObject({
    matches: 3,
    mixed: 3,
    starterWins: 1,
    warlockWins: 2,
    paladinWins: 0,
    draws: 1,
    turns: 25,
    turn7: 1,
    turn9: 2,
    ponder: 3,
    responses: 3,
    lostToAttacks: 9,
  });
});

test('two decks of one class say nothing of the classes', () => {
  const same: readonly Event[] = [
    { kind: 'deckAccepted', seat: 0, class: 'paladin', size: 30 },
    { kind: 'deckAccepted', seat: 1, class: 'paladin', size: 30 },
  ];
  expect(measure([...same, ...match(1, 1, 1, 5, 'lifeLost')])).toMatchObject({
    matches: 1,
    mixed: 0,
    paladinWins: 0,
    starterWins: 1,
  });
});
