// Do the Fire spells do what they say? F1101 to F1108.

import { expect, test } from 'vitest';
import {
  counted,
  fought,
  happened,
  health,
  offered,
  pick,
  planRefusal,
  seen,
  setTable,
  zone,
} from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1101: Fireball costs 2, takes 1 mana and deals 5', () => {
  expect(catalogue.fireball).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'fire' });
  expect(health(fought({ plans: ['fireball', ''] }))).toEqual([50, 45]);
});

test('F1102: Firestorm costs 5, takes 3 mana and deals 15 that neither blocks nor Flight reduce', () => {
  expect(catalogue.firestorm).toMatchObject({ price: 5, mana: 3, phase: 'fight', element: 'fire' });
  expect(health(fought({ plans: ['firestorm', 'flight + rockToss + rockShield'] }))).toEqual([47, 35]);
  expect(happened(fought({ plans: ['firestorm', ''] }), 'damagePacket')[0]).toMatchObject({
    amount: 15,
    unblockable: true,
  });
});

test('F1103: Explode costs 2, takes 1 mana and deals 10 to each player', () => {
  expect(catalogue.explode).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'fire' });
  expect(health(fought({ plans: ['explode', ''] }))).toEqual([40, 40]);
});

test('F1104: Flamethrower costs 4, takes 2 mana and deals 12', () => {
  expect(catalogue.flamethrower).toMatchObject({ price: 4, mana: 2, phase: 'fight', element: 'fire' });
  expect(health(fought({ plans: ['flamethrower', ''] }))).toEqual([50, 38]);
});

test('F1105: Nuke costs 6, takes 3 mana, deals 25 and is immune', () => {
  expect(catalogue.nuke).toMatchObject({ price: 6, mana: 3, phase: 'fight', element: 'fire', immune: true });
  expect(health(fought({ plans: ['nuke', ''] }))).toEqual([50, 25]);
});

test('F1106: Barreling Fire costs 4, deals 8, and takes 2 mana, or 1 with an Air spell', () => {
  expect(catalogue.barrelingFire).toMatchObject({ price: 4, mana: 2, phase: 'fight', element: 'fire' });
  expect(health(fought({ plans: ['barrelingFire', ''] }))).toEqual([50, 42]);
  const play = setTable({ phase: 'fight', a: { hand: 'barrelingFire, airSwipe, rockToss', mana: 1 } });
  expect(planRefusal(play, 'A', 'barrelingFire')).toMatchObject({ code: 'planTooDear' });
  expect(planRefusal(play, 'A', 'barrelingFire + airSwipe')).toBeNull();
});

test('F-R44: the discount is a flat 1 for every copy, however many Air spells', () => {
  const play = setTable({ phase: 'fight', a: { hand: '2 barrelingFire, 2 airSwipe', mana: 1, cast: 'glide' } });
  expect(planRefusal(play, 'A', '2 barrelingFire + 2 airSwipe')).toMatchObject({ values: { missing: 1 } });
});

test('F-R44: an Air spell of the enemy or a fed one gives no discount', () => {
  const play = setTable({
    phase: 'fight',
    a: { hand: 'barrelingFire, sacrificialFlame, airSwipe', mana: 1 },
    b: { cast: 'glide' },
  });
  expect(planRefusal(play, 'A', 'barrelingFire')).toMatchObject({ values: { missing: 1 } });
  expect(planRefusal(play, 'A', 'barrelingFire + sacrificialFlame(airSwipe)')).toMatchObject({
    values: { missing: 1 },
  });
});

test('F1107: Sacrificial Flame costs 4, takes no mana and deals 3 for each card fed, 4 for a Fire spell', () => {
  expect(catalogue.sacrificialFlame).toMatchObject({ price: 4, mana: 0, phase: 'fight', element: 'fire' });
  const play = fought({ plans: ['sacrificialFlame(2 copper, fireball, lesserGem)', ''] });
  expect(health(play)).toEqual([50, 37]);
  expect(zone(play, 'A', 'discard')).toEqual(counted('2 copper, fireball, lesserGem, sacrificialFlame'));
  // An A-only Fire spell is a Fire spell; two Flames share the food.
  expect(health(fought({ plans: ['sacrificialFlame(pyromorphicSmelting) + sacrificialFlame(copper)', ''] }))).toEqual([
    50, 43,
  ]);
  expect(happened(fought({ plans: ['sacrificialFlame(copper, copper)', ''] }), 'damagePacket')).toHaveLength(1);
});

test('F1108: Smelting costs 4, takes no mana and turns a pair of currency into the next grade in hand', () => {
  expect(catalogue.pyromorphicSmelting).toMatchObject({ price: 4, mana: 0, phase: 'action', element: 'fire' });
  const play = setTable({ a: { hand: 'pyromorphicSmelting, 3 copper, 2 silver' } });
  pick(play, 'A', 'cast:pyromorphicSmelting');
  expect(offered(play, 'A')).toEqual(['pair:copper', 'pair:silver']);
  pick(play, 'A', 'pair:silver');
  expect(zone(play, 'A', 'hand')).toEqual(counted('3 copper, gold'));
  expect(happened(play, 'currencyGained')).toEqual([{ kind: 'currencyGained', seat: 0, card: 'gold' }]);
  expect(seen(play, 'B').players[0].known).toEqual({ gold: 1 });
});

test('F-R52: the pair is discarded, not outcast, so the deck grows by one; a pair of Gold is no choice', () => {
  const play = setTable({ a: { hand: 'pyromorphicSmelting, 2 copper, 2 gold' } });
  pick(play, 'A', 'cast:pyromorphicSmelting');
  expect(offered(play, 'A')).toEqual(['pair:copper']);
  pick(play, 'A', 'pair:copper');
  expect(zone(play, 'A', 'hand')).toEqual(counted('silver, 2 gold'));
  expect(zone(play, 'A', 'discard')).toEqual(counted('pyromorphicSmelting, 2 copper'));
  expect(zone(play, 'A', 'outcast')).toEqual({});
});

test('F-R21: one card feeds one spell only', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'sacrificialFlame, purification, copper' } });
  expect(planRefusal(play, 'A', 'sacrificialFlame(copper) + purification(copper)')).toMatchObject({
    code: 'notInHand',
    values: { card: 'copper', have: 1 },
  });
});
