// What do the ends of the phases leave undone, and a plan that is sent too early?

import { expect, test } from 'vitest';
import { type Position, pick, seen, setTable } from '../table-for-tests.ts';
import { leftToDo } from './left-to-do.ts';
import { castDoesNothing } from './warnings.ts';

const leftIn = (position: Position) => leftToDo(seen(setTable(position), 'A'));

test('F501: action spells that mana or gems in hand pay for are left in the Action Phase', () => {
  expect(leftIn({ a: { hand: 'glide, fireball', mana: 1, deck: '5 copper' } })).toEqual([
    { what: 'cast', count: 1, ids: ['glide'] },
  ]);
  expect(leftIn({ a: { hand: 'glide, lesserGem', deck: '5 copper' } })).toEqual([
    { what: 'cast', count: 1, ids: ['glide'] },
  ]);
  expect(leftIn({ a: { hand: 'glide, 3 copper' } })).toEqual([]);
});

test('F-R20: a Counterspell is left only where there is a shield to aim at', () => {
  expect(leftIn({ a: { hand: 'counterspell', mana: 1 } })).toEqual([]);
  const shields = [['rockShield', 5]] as const;
  expect(leftIn({ a: { hand: 'counterspell', mana: 1 }, b: { shields } })?.[0]?.ids).toEqual(['counterspell']);
});

test('F601, F-R22: coins in the pool and in hand that could buy something are left in the Buy Phase', () => {
  const left = leftIn({ phase: 'buy', a: { coins: 1, hand: '2 copper, silver' } });
  expect(left).toMatchObject([{ what: 'buy', count: 5 }]);
  expect(leftIn({ phase: 'buy', a: { hand: 'glide' } })).toEqual([]);
});

test('F-P1: spells that the plan could cast as well are left in the fight, with the gems it does not use', () => {
  const position: Position = { phase: 'fight', a: { hand: '2 shower, lesserGem' } };
  expect(leftIn(position)).toEqual([{ what: 'cast', count: 1, ids: ['shower'] }]);
  const planned = { gems: ['lesserGem'], spells: [{ cast: 'shower', feed: [] }] };
  expect(leftToDo(seen(setTable(position), 'A'), planned)).toEqual([]);
});

test('nothing is told to who is not asked, nor while something else is asked', () => {
  const play = setTable({ a: { hand: 'purification, 2 copper' } });
  expect(leftToDo(seen(play, 'B'))).toBeNull();
  expect(leftToDo(seen(play, 'watcher'))).toBeNull();
  pick(play, 'A', 'cast:purification');
  expect(leftToDo(seen(play, 'A'))).toBeNull();
});

test('F-R11, F-R20: a spell of the Action Phase that would change nothing says so, and is not left to do', () => {
  const idle = (position: Position, key: string) => castDoesNothing(seen(setTable(position), 'A'), key);
  expect(idle({ a: { hand: 'shower', mana: 1 } }, 'cast:shower')).toBe(true);
  expect(idle({ a: { hand: 'shower', mana: 1, health: 40 } }, 'cast:shower')).toBe(false);
  expect(idle({ a: { hand: 'glide', mana: 1 } }, 'cast:glide')).toBe(true);
  expect(idle({ a: { hand: 'glide', mana: 1, deck: '5 copper' } }, 'cast:glide')).toBe(false);
  expect(leftIn({ a: { hand: 'shower', mana: 1 } })).toEqual([]);
  // It counts when the fight is over.
  expect(idle({ a: { hand: 'fleetingAgility', mana: 9 } }, 'cast:fleetingAgility')).toBe(false);
});
