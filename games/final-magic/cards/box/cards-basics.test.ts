// Do currency and gems give what they say? F1001 to F1013.

import { expect, test } from 'vitest';
import { counted, happened, mana, offered, pick, seen, setTable, zone } from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1001: Copper costs 1 and is worth 1', () => {
  expect(catalogue.copper).toMatchObject({ price: 1, coins: 1 });
  const play = setTable({ phase: 'buy', a: { hand: 'copper' } });
  pick(play, 'A', 'coin:copper', 'buy:copper');
  expect(zone(play, 'A', 'discard')).toEqual({ copper: 2 });
});

test('F1002: Silver costs 3 and is worth 2', () => {
  const play = setTable({ phase: 'buy', a: { hand: 'copper, silver' } });
  pick(play, 'A', 'coin:silver');
  expect(offered(play, 'A')).not.toContain('buy:silver');
  pick(play, 'A', 'coin:copper', 'buy:silver');
  expect(zone(play, 'A', 'discard')).toEqual(counted('copper, 2 silver'));
});

test('F1003: Gold costs 6 and is worth 3', () => {
  const play = setTable({ phase: 'buy', a: { hand: '2 gold' } });
  pick(play, 'A', 'coin:gold');
  expect(offered(play, 'A')).not.toContain('buy:gold');
  pick(play, 'A', 'coin:gold', 'buy:gold');
  expect(zone(play, 'A', 'discard')).toEqual({ gold: 3 });
});

/** Price, mana and cards of a gem, as played. */
function gemWorth(id: string): readonly [number, number, number] {
  const shop = setTable({ phase: 'buy', a: { coins: 9 } });
  pick(shop, 'A', `buy:${id}`);
  const played = setTable({ a: { hand: id } });
  pick(played, 'A', `gem:${id}`);
  const outcast = setTable({ a: { hand: id, deck: '9 copper' } });
  pick(outcast, 'A', `outcast:${id}`);
  expect(zone(outcast, 'A', 'outcast')).toEqual({ [id]: 1 });
  expect(mana(outcast)).toEqual([0, 0]);
  return [happened(shop, 'cardBought')[0].price, mana(played)[0], zone(outcast, 'A', 'hand').copper];
}

test('F1011: a Lesser gem costs 2 and gives 1 mana, or 1 card when outcast', () => {
  expect(gemWorth('lesserGem')).toEqual([2, 1, 1]);
});

test('F1012: a Greater gem costs 3 and gives 2 mana, or 2 cards when outcast', () => {
  expect(gemWorth('greaterGem')).toEqual([3, 2, 2]);
});

test('F1013: a Grand gem costs 5 and gives 3 mana, or 3 cards when outcast; its pile is limited', () => {
  expect(gemWorth('grandGem')).toEqual([5, 3, 3]);
  const play = setTable({ phase: 'buy', a: { coins: 5 } });
  pick(play, 'A', 'buy:grandGem');
  expect(seen(play, 'A').supply.grandGem).toBe(5);
});
