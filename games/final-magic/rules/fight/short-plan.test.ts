// Does a plan end where it ends? What stood further on in the plan of an earlier round does nothing in a shorter one.

import { expect, test } from 'vitest';
import { askedNow, endTurn, fight, happened, health, setTable } from '../table-for-tests.ts';

const free = { type: 'spell', price: 2, mana: 0, phase: 'fight' };
const cards = {
  jab: { ...free, effects: [{ op: 'damage', amount: 1 }] },
  flame: { ...free, element: 'fire', effects: [{ op: 'damage', amount: 5 }] },
  flood: { ...free, element: 'water', effects: [{ op: 'putOut', element: 'fire' }] },
};

/** A plans two cards in one round and only the first of them again in the next, against a flame. */
function secondRound(longer: string) {
  const a = { hand: `jab, ${longer}`, deck: 'jab, 4 copper', mana: 9 };
  const play = setTable({ options: { cards }, phase: 'fight', a, b: { deck: 'flame, 4 copper' } });
  fight(play, `jab + ${longer}`, '');
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, 'jab', 'flame');
  return play;
}

test.each([
  ['F-P5', 'flood'],
  ['F-P4', 'counterspell'],
  ['F-P10', 'flame'],
])('%s: not %s', (_clause, longer) => {
  const before = longer === 'flame' ? 5 : 0;
  const play = secondRound(longer);
  expect(askedNow(play)).toBe('action');
  expect(happened(play, 'fireExtinguished')).toEqual([]);
  expect(health(play)).toEqual([50 - 5, 50 - 1 - before - 1]);
});
