// Why can't something be done? What no mana would mend comes first, and whatever can still be spent counts.

import { expect, test } from 'vitest';
import { blocked, type Position, pick, seen, setTable, whyNot } from '../table-for-tests.ts';
import { whyNotNow } from './why-not.ts';

const values = (position: Position, wanted: string) =>
  blocked(setTable(position), 'A').find(({ key }) => key === wanted)?.reason.values;

test('F601: what a card costs is told with the coins in the pool and in hand', () => {
  const position: Position = { phase: 'buy', a: { coins: 1, hand: '2 copper' } };
  expect(values(position, 'buy:gold')).toMatchObject({ can: 3, missing: 5, needs: 6 });
});

test('F501: what a spell costs is told with the mana in the pool and of the gems in hand', () => {
  const position: Position = { a: { hand: 'seismicSense, lesserGem', mana: 1 } };
  expect(values(position, 'cast:seismicSense:more')).toMatchObject({ needs: 3, can: 2, missing: 2 });
});

test('F-R20: a Counterspell without a target says so, with mana or without', () => {
  expect(whyNot(setTable({ a: { hand: 'counterspell' } }), 'A', 'cast:counterspell')).toBe('noTarget F-R20');
});

test('F601: outside the Buy Phase nothing is for sale and currency waits; in it only currency is used', () => {
  const action = setTable({ a: { hand: 'copper, glide', mana: 1 } });
  expect(whyNotNow(seen(action, 'A'), 'supply', 'silver')?.code).toBe('buyPhaseOnly');
  expect(whyNotNow(seen(action, 'A'), 'hand', 'copper')?.code).toBe('buyPhaseOnly');
  expect(whyNotNow(seen(action, 'A'), 'hand', 'glide')).toBeNull();
  expect(whyNotNow(seen(action, 'B'), 'supply', 'silver')).toBeNull();
  pick(action, 'A', 'end');
  expect(whyNotNow(seen(action, 'A'), 'supply', 'silver')).toBeNull();
  expect(whyNotNow(seen(action, 'A'), 'hand', 'copper')).toBeNull();
  expect(whyNotNow(seen(action, 'A'), 'hand', 'glide')?.code).toBe('notInBuyPhase');
});
