// F-R44: how cheap can a discount make a spell? Free, but never less than that.

import { expect, test } from 'vitest';
import { fought, happened, mana, offered, pick, setTable } from '../table-for-tests.ts';

const breeze = (phase: 'action' | 'fight', cost: number, by: number) => ({
  ...{ type: 'spell', price: 2, mana: cost, phase, element: 'air' },
  cheaper: { by, ifCast: 'air' },
  effects: [{ op: 'heal', amount: 1 }],
});
const cases = [
  { cost: 3, by: 1, costs: 2 },
  { cost: 1, by: 1, costs: 0 },
  { cost: 1, by: 2, costs: 0 },
];

test.each(cases)('F-R44: in the Action Phase $cost less $by is $costs', ({ cost, by, costs }) => {
  const options = { cards: { breeze: breeze('action', cost, by) } };
  const side = { hand: 'breeze', cast: 'airCurrents' };
  const play = setTable({ options, a: { ...side, mana: costs } });
  pick(play, 'A', 'cast:breeze');
  expect(happened(play, 'spellCast').map((event) => event.cost)).toEqual([costs]);
  expect(mana(play)[0]).toBe(0);
  if (costs > 0) expect(offered(setTable({ options, a: { ...side, mana: costs - 1 } }), 'A')).toEqual(['end']);
});

test.each(cases)('F-R44: in a plan $cost less $by is $costs', ({ cost, by, costs }) => {
  const options = { cards: { breeze: breeze('fight', cost, by) } };
  const play = fought({ options, plans: ['airSwipe + breeze', ''] });
  const cast = happened(play, 'spellCast').filter(({ card }) => card === 'breeze');
  expect(cast.map((event) => event.cost)).toEqual([costs]);
});
