// Are wins and losses counted for the right game, level and seat?

import type { Players } from '@duello/table';
import { expect, test } from 'vitest';
import { figuresOf, resultOf } from './figures.ts';

const person = { kind: 'person' } as const;
const casual: Players = [person, { kind: 'bot', bot: 'greedy' }];
const second: Players = [{ kind: 'bot', bot: 'greedy' }, person];
const two: Players = [person, person];

test('whoever sits second against a bot wins with the second seat', () => {
  expect(resultOf({ players: second, winner: 1 })).toBe('won');
  expect(resultOf({ players: second, winner: 0 })).toBe('lost');
  expect(resultOf({ players: casual, winner: 'draw' })).toBe('drawn');
});

test('a match of two at one screen, or one that runs, is neither won nor lost', () => {
  expect(resultOf({ players: two, winner: 0 })).toBeNull();
  expect(resultOf({ players: casual, winner: null })).toBeNull();
});

test('each game and level has its own row in any style, the weakest level first, and other matches count nowhere', () => {
  const random: Players = [person, { kind: 'bot', bot: 'random' }];
  const club: Players = [person, { kind: 'bot', bot: 'club' }];
  const patient: Players = [{ kind: 'bot', bot: 'club:patient' }, person];
  expect(
    figuresOf([
      { game: 'contracts', players: casual, winner: 0 },
      { game: 'contracts', players: second, winner: 0 },
      { game: 'contracts', players: casual, winner: 'draw' },
      { game: 'contracts', players: random, winner: 0 },
      { game: 'contracts', players: patient, winner: 1 },
      { game: 'contracts', players: club, winner: 1 },
      { game: 'contracts', players: two, winner: 0 },
      { game: 'chess', players: casual, winner: 0 },
    ]),
  ).toEqual([
    { game: 'contracts', bot: 'random', won: 1, lost: 0, drawn: 0 },
    { game: 'contracts', bot: 'greedy', won: 1, lost: 1, drawn: 1 },
    { game: 'contracts', bot: 'club', won: 1, lost: 1, drawn: 0 },
  ]);
});
