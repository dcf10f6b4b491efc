// Do the neutral spells do what they say? F1501, F1502, F-R53.

import { expect, test } from 'vitest';
import {
  fought,
  happened,
  health,
  mana,
  offered,
  pick,
  seen,
  setTable,
  sizeOf,
  zone,
} from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1501: Counterspell costs 2, takes 1 mana, has no element and can be cast in either phase', () => {
  expect(catalogue.counterspell).toMatchObject({ price: 2, mana: 1, phase: 'either', element: null, immune: false });
  const play = fought({ plans: ['fireball', 'counterspell'], aims: { B: ['spell.1:fireball'] } });
  expect(health(play)).toEqual([50, 50]);
});

test('F1502: Mana Channeling costs 1, takes no mana and outcasts a card from hand', () => {
  expect(catalogue.manaChanneling).toMatchObject({ price: 1, mana: 0, phase: 'action', element: null });
  const play = setTable({ a: { hand: 'manaChanneling, copper, gold' } });
  pick(play, 'A', 'cast:manaChanneling');
  expect(offered(play, 'A')).toEqual(['copper', 'gold']);
  pick(play, 'A', 'copper');
  expect(zone(play, 'A', 'outcast')).toEqual({ copper: 1 });
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 1 });
  expect(happened(play, 'cardOutcast')).toEqual([{ kind: 'cardOutcast', seat: 0, card: 'copper' }]);
});

test('F-R53: it gives no mana, and a gem outcast by it draws nothing and does not return to its pile', () => {
  const play = setTable({ a: { hand: 'manaChanneling, grandGem', deck: '5 copper' } });
  pick(play, 'A', 'cast:manaChanneling', 'grandGem');
  expect(mana(play)).toEqual([0, 0]);
  expect(sizeOf(play, 'A', 'hand')).toBe(0);
  expect(seen(play, 'A').supply.grandGem).toBe(6);
});

test('F-R53: as the last card it outcasts nothing and still counts as cast', () => {
  const play = setTable({ a: { hand: 'manaChanneling' } });
  pick(play, 'A', 'cast:manaChanneling', 'none');
  expect(zone(play, 'A', 'outcast')).toEqual({});
  expect(zone(play, 'A', 'cast')).toEqual({ manaChanneling: 1 });
});
