// Who counts as hurt? Whoever lost health to damage earlier in the same round (F-P10, F-R43).

import { expect, test } from 'vitest';
import { endTurn, fight, fought, happened, health, type Play, setTable } from '../table-for-tests.ts';

const sling = { type: 'spell', price: 2, mana: 0, phase: 'fight', effects: [{ op: 'damage', amount: 4, ifHurt: 8 }] };
const cards = { quickSling: { ...sling, priority: true }, sling };
const packets = (play: Play) => happened(play, 'damagePacket').map(({ source, amount }) => [source.card, amount]);

test('F-R43: in the priority step nobody is hurt yet, whatever happened in another fight', () => {
  expect(health(fought({ plans: ['fireball', 'fireball'] }))).toEqual([50 - 5, 50 - 5]);
  const play = fought({ options: { cards }, plans: ['quickSling', 'quickSling'] });
  expect(packets(play)).toEqual([
    ['quickSling', 4],
    ['quickSling', 4],
  ]);
  expect(happened(play, 'slingEmpowered')).toEqual([]);
});

test('F-P10: what hurts in the priority step raises what comes in the main step', () => {
  const play = fought({ options: { cards }, plans: ['quickSling', 'sling'] });
  expect(packets(play)).toEqual([
    ['quickSling', 4],
    ['sling', 8],
  ]);
});

test('F-R43: a wound of one round does not count in the next', () => {
  const side = { hand: 'quickSling', deck: '5 sling' };
  const play = setTable({ options: { cards }, a: side, b: side, phase: 'fight' });
  fight(play, 'quickSling', 'quickSling');
  expect(health(play)).toEqual([50 - 4, 50 - 4]);
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, 'sling', '');
  expect(health(play)).toEqual([50 - 4, 50 - 4 - 4]);
});
