// What is said of the gems that a plan leaves in hand? Every one of them, and what they give together.

import { expect, test } from 'vitest';
import { planOf, seen, setTable } from '../table-for-tests.ts';
import { EMPTY_PLAN, spareGemsOf } from './plan.ts';

const fight = () => setTable({ phase: 'fight', a: { hand: '2 lesserGem, greaterGem, fireball, copper' } });

test('F-P1: without a plan all gems of the hand are left', () => {
  expect(spareGemsOf(seen(fight(), 'A'), EMPTY_PLAN)).toEqual({
    cards: ['lesserGem', 'lesserGem', 'greaterGem'],
    answers: ['gem:lesserGem', 'gem:lesserGem', 'gem:greaterGem'],
    gives: 1 + 1 + 2,
  });
});

test('F-P1: those that the plan plays are not', () => {
  const view = seen(fight(), 'A');
  expect(spareGemsOf(view, planOf('lesserGem + fireball'))).toMatchObject({
    cards: ['lesserGem', 'greaterGem'],
    gives: 1 + 2,
  });
  expect(spareGemsOf(view, planOf('2 lesserGem + greaterGem'))).toEqual({ cards: [], answers: [], gives: 0 });
});

test('a watcher has none', () => {
  expect(spareGemsOf(seen(fight(), 'watcher'), EMPTY_PLAN)).toEqual({ cards: [], answers: [], gives: 0 });
});
