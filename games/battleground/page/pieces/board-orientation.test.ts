import { begin, type Seat } from '@duello/kernel';
import { expect, test } from 'vitest';
import { battleground } from '../../index.ts';
import { turnedFor } from './board-orientation.ts';

const turned = (seat: Seat) => {
  const { state } = begin(battleground, 'turned', battleground.options({ start: 'quick' }));
  return turnedFor(battleground.view(state, seat), seat);
};

test('the own home row lies below for both seats, and fields keep their names', () => {
  const [south, north] = [turned(0), turned(1)];
  expect(south.spotOf('a1')).toEqual({ x: 0, y: 4 });
  expect(north.spotOf('a1')).toEqual({ x: 4, y: 0 });
  expect(south.lanes).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(north.lanes).toEqual(['e', 'd', 'c', 'b', 'a']);
  expect(north.rows).toEqual(['1', '2', '3', '4', '5']);
});

test('an intersection lies where its fields meet, on the edge of the board too', () => {
  const south = turned(0);
  expect(south.middleOf('b2/c3')).toEqual({ x: 2, y: 3 });
  expect(south.middleOf('a2/a3')).toEqual({ x: 0, y: 3 });
  expect(south.middleOf('e2/e3')).toEqual({ x: 5, y: 3 });
  expect(south.middleOf('a1/b1')).toEqual({ x: 1, y: 5 });
  expect(turned(1).middleOf('a2/a3')).toEqual({ x: 5, y: 2 });
});
