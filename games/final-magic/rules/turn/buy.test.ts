// What may be bought, how is it paid and where does it go? F601 to F605 and the rulings on change and piles.

import { expect, test } from 'vitest';
import {
  answer,
  askedNow,
  blocked,
  coins,
  decision,
  endTurn,
  fight,
  fought,
  happened,
  health,
  offered,
  pick,
  refusalOf,
  result,
  seen,
  setTable,
  sizeOf,
  whyNot,
  zone,
} from '../table-for-tests.ts';

const supply = 'firstSparks';
const shop = (hand: string, more: Parameters<typeof setTable>[0] = {}) =>
  setTable({ phase: 'buy', options: { supply }, ...more, a: { ...more.a, hand } });

test('F601: any number of things that the coins pay for', () => {
  const play = shop('5 copper');
  expect(offered(play, 'A')).toEqual(['end', 'coin:copper']);
  pick(play, 'A', 'coin:copper', 'coin:copper', 'coin:copper');
  expect(offered(play, 'A')).toContain('buy:glide');
  expect(offered(play, 'A')).not.toContain('buy:flamethrower');
  expect(blocked(play, 'A')).toContainEqual({
    key: 'buy:flamethrower',
    reason: { code: 'coinsMissing', clause: 'F601', values: { missing: 1, card: 'flamethrower', needs: 4, can: 5 } },
  });
  pick(play, 'A', 'buy:fireball', 'buy:airSwipe');
  expect(coins(play)).toEqual([0, 0]);
  expect(happened(play, 'cardBought')).toEqual([
    { kind: 'cardBought', seat: 0, card: 'fireball', price: 2, left: 2, to: 'hand' },
    { kind: 'cardBought', seat: 0, card: 'airSwipe', price: 1, left: 2, to: 'hand' },
  ]);
});

test('F602: at most one of each kind a round', () => {
  const play = shop('', { a: { coins: 20 } });
  pick(play, 'A', 'buy:fireball');
  expect(offered(play, 'A')).not.toContain('buy:fireball');
  expect(whyNot(play, 'A', 'buy:fireball')).toBe('boughtAlready F602');
  expect(refusalOf(play, 'A', { pick: 'buy:fireball' })?.clause).toBe('F602');
});

test('F603: a bought spell or gem is in hand and serves in this round’s fight', () => {
  const play = shop('', { a: { coins: 4 } });
  pick(play, 'A', 'buy:lesserGem', 'buy:fireball', 'end');
  expect(zone(play, 'A', 'hand')).toEqual({ lesserGem: 1, fireball: 1 });
  endTurn(play, 'B');
  fight(play, 'lesserGem + fireball', '');
  expect(health(play)).toEqual([50, 45]);
});

test('F604: bought currency goes to the discard pile', () => {
  const play = shop('', { a: { coins: 3 } });
  pick(play, 'A', 'buy:silver');
  expect(zone(play, 'A', 'discard')).toEqual({ silver: 1 });
  expect(zone(play, 'A', 'hand')).toEqual({});
  expect(happened(play, 'cardBought')[0].to).toBe('discard');
});

test('F605: spent currency is discarded at once and pays once', () => {
  const play = shop('gold');
  pick(play, 'A', 'coin:gold');
  expect(zone(play, 'A', 'discard')).toEqual({ gold: 1 });
  expect(offered(play, 'A')).not.toContain('coin:gold');
  expect(refusalOf(play, 'A', { pick: 'coin:gold' })).not.toBeNull();
});

test('F-R10: an empty pile can not be bought from, and ends nothing', () => {
  const play = shop('', { a: { coins: 9 }, piles: { fireball: 1 } });
  pick(play, 'A', 'buy:fireball');
  expect(happened(play, 'pileEmptied')).toEqual([{ kind: 'pileEmptied', card: 'fireball' }]);
  pick(play, 'A', 'end');
  expect(result(play)).toBeNull();
  const next = shop('', { turn: 'B', piles: { fireball: 0 } });
  expect(whyNot(next, 'B', 'buy:fireball')).toBe('pileEmpty F203');
});

test('F-R10: currency, Lesser and Greater gems and neutral spells never run out', () => {
  const play = shop('', { a: { coins: 99 } });
  const endless = ['copper', 'silver', 'gold', 'lesserGem', 'greaterGem', 'counterspell', 'manaChanneling'];
  for (const id of endless) pick(play, 'A', `buy:${id}`);
  for (const id of endless) expect(seen(play, 'A').supply[id]).toBeNull();
});

test('F-R8: there are 6 Grand gems in the match, and outcast ones do not come back', () => {
  const play = shop('', { a: { coins: 5 }, piles: { grandGem: 1 } });
  pick(play, 'A', 'buy:grandGem', 'end');
  expect(seen(play, 'B').supply.grandGem).toBe(0);
  pick(play, 'B', 'end');
  expect(whyNot(play, 'B', 'buy:grandGem')).toBe('grandGemsGone F206');
  pick(play, 'B', 'end');
  fight(play, '', '');
  pick(play, 'A', 'outcast:grandGem');
  expect(zone(play, 'A', 'outcast')).toEqual({ grandGem: 1 });
  expect(seen(play, 'B').supply.grandGem).toBe(0);
});

test('F-R8: with `grandGems: 4` there are 4', () => {
  const play = shop('', { options: { supply, grandGems: 4 } });
  expect(seen(play, 'A').supply.grandGem).toBe(4);
});

test('F-R22: leftover coins pay later buys of this Buy Phase and vanish at its end', () => {
  const play = shop('gold, copper');
  pick(play, 'A', 'coin:gold', 'buy:fireball');
  expect(coins(play)).toEqual([1, 0]);
  pick(play, 'A', 'coin:copper');
  expect(coins(play)).toEqual([2, 0]);
  pick(play, 'A', 'end');
  expect(coins(play)).toEqual([0, 0]);
  expect(happened(play, 'coinsLost')).toEqual([{ kind: 'coinsLost', seat: 0, coins: 2 }]);
});

test('F-R22: currency that is not played stays in hand', () => {
  const play = shop('gold, copper');
  pick(play, 'A', 'coin:gold', 'buy:fireball', 'end');
  expect(zone(play, 'A', 'hand')).toEqual({ fireball: 1, copper: 1 });
});

test('F-R22: with `change: lost` the surplus of each buy is gone', () => {
  const play = shop('gold, copper', { options: { supply, change: 'lost' } });
  pick(play, 'A', 'coin:gold', 'buy:fireball');
  expect(coins(play)).toEqual([0, 0]);
  expect(offered(play, 'A')).toEqual(['end', 'coin:copper']);
  expect(happened(play, 'coinsLost')).toEqual([{ kind: 'coinsLost', seat: 0, coins: 1 }]);
});

test('F-R23: one a kind holds for gems and currency too, for each seat on its own and for one round', () => {
  const play = shop('', { a: { coins: 99, deck: '9 copper' }, b: { deck: '9 copper' } });
  pick(play, 'A', 'buy:copper', 'buy:lesserGem');
  expect(whyNot(play, 'A', 'buy:copper')).toBe('boughtAlready F602');
  expect(whyNot(play, 'A', 'buy:lesserGem')).toBe('boughtAlready F602');
  expect(seen(play, 'B').players[0].bought).toEqual(['copper', 'lesserGem']);
  pick(play, 'A', 'end');
  pick(play, 'B', 'end');
  expect(whyNot(play, 'B', 'buy:lesserGem')).toBe('coinsMissing F601');
  pick(play, 'B', 'end');
  fight(play, '', '');
  pick(play, 'A', 'end', 'coin:copper');
  expect(offered(play, 'A')).toContain('buy:copper');
});

test('F-R23: what a spell gains is no purchase, and several copies may be cast in a round', () => {
  const play = setTable({ a: { hand: 'seismicSense, 2 shower', mana: 3, coins: 0, health: 20 } });
  pick(play, 'A', 'cast:seismicSense', 'cast:shower', 'cast:shower', 'end', 'coin:silver');
  expect(health(play)).toEqual([32, 50]);
  expect(seen(play, 'A').players[0].bought).toEqual([]);
});

test('F-R24: currency gained by a spell is in hand and spendable in the same round', () => {
  const play = setTable({ options: { supply }, a: { hand: 'seismicSense', mana: 3 } });
  pick(play, 'A', 'cast:seismicSense:more');
  expect(zone(play, 'A', 'hand')).toEqual({ gold: 1 });
  expect(seen(play, 'B').players[0].known).toEqual({ gold: 1 });
  pick(play, 'A', 'end', 'coin:gold', 'buy:glide');
  expect(zone(play, 'A', 'hand')).toEqual({ glide: 1 });
  expect(zone(play, 'A', 'discard')).toEqual({ seismicSense: 1, gold: 1 });
});

test('F-R25: what is bought comes off its pile in the buy zone', () => {
  const play = shop('', { a: { coins: 2 } });
  pick(play, 'A', 'buy:fireball');
  expect(seen(play, 'watcher').supply.fireball).toBe(2);
  expect(whyNot(play, 'A', 'buy:nuke')).toBe('notInSupply F202');
});

test('F-R26: spent currency is in the discard pile, and nothing in the Buy Phase draws it back', () => {
  const play = shop('2 copper', { a: { coins: 9, deck: '' } });
  pick(play, 'A', 'coin:copper', 'coin:copper', 'buy:lesserGem', 'buy:glide', 'buy:manaChanneling');
  expect(zone(play, 'A', 'discard')).toEqual({ copper: 2 });
  expect(offered(play, 'A').filter((key) => !key.startsWith('buy:'))).toEqual(['end']);
  expect(happened(play, 'cardsDrawn')).toEqual([]);
});

test('F-R19: an action spell bought this round waits: it can be fed, or is discarded at cleanup', () => {
  const play = shop('', { options: { supply: 'bonfire' }, a: { coins: 3, deck: '9 copper' }, b: { deck: '9 copper' } });
  pick(play, 'A', 'buy:airCurrents', 'end');
  endTurn(play, 'B');
  expect(whyNot(play, 'A', 'cast:airCurrents')).toBe('actionOnly F-R19');
  fight(play, '', '');
  expect(zone(play, 'A', 'discard')).toEqual({ airCurrents: 1 });
  const fed = fought({ plans: ['sacrificialFlame(airCurrents)', ''] });
  expect(health(fed)).toEqual([50, 47]);
});

test('F-R64: whoever does not answer in the Buy Phase ends it', () => {
  const play = shop('5 copper');
  answer(play, 'A', { idle: true });
  expect(askedNow(play)).toBe('action');
  expect(decision(play, 'B')).not.toBeNull();
  expect(sizeOf(play, 'A', 'hand')).toBe(5);
});
