// Do the Air spells do what they say? F1401 to F1407.

import { expect, test } from 'vitest';
import {
  answer,
  choose,
  counted,
  decision,
  endTurn,
  fight,
  fought,
  happened,
  health,
  pick,
  refusalOf,
  setTable,
  shields,
  sizeOf,
  zone,
} from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1401: Air Swipe costs 1, takes no mana and deals 3 with priority', () => {
  expect(catalogue.airSwipe).toMatchObject({ price: 1, mana: 0, phase: 'fight', element: 'air' });
  const play = fought({ plans: ['airSwipe', ''] });
  expect(health(play)).toEqual([50, 47]);
  expect(happened(play, 'damagePacket')[0]).toMatchObject({ step: 'priority', amount: 3 });
});

test('F1402: Cyclone costs 3, takes 2 mana, deals 6 with priority and adds 1 to the next draw', () => {
  expect(catalogue.cyclone).toMatchObject({ price: 3, mana: 2, phase: 'fight', element: 'air' });
  const play = fought({ plans: ['cyclone', ''] });
  expect(health(play)).toEqual([50, 44]);
  expect(happened(play, 'damagePacket')[0].step).toBe('priority');
  expect([sizeOf(play, 'A', 'hand'), sizeOf(play, 'B', 'hand')]).toEqual([6, 5]);
});

test('F1403: Glide costs 3, takes 1 mana and draws 2 as an action, or adds 2 to the next draw in the fight', () => {
  expect(catalogue.glide).toMatchObject({ price: 3, mana: 1, phase: 'either', element: 'air' });
  const action = setTable({ a: { hand: 'glide', mana: 1, deck: '5 copper' } });
  pick(action, 'A', 'cast:glide');
  expect(sizeOf(action, 'A', 'hand')).toBe(2);
  const play = fought({ plans: ['glide', ''] });
  expect(sizeOf(play, 'A', 'hand')).toBe(7);
});

test('F-R55: a Glide of the Action Phase adds nothing to the next draw, one of the fight draws nothing before', () => {
  const play = setTable({ a: { hand: 'glide', mana: 1, deck: '20 copper' }, b: { deck: '20 copper' } });
  pick(play, 'A', 'cast:glide');
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, '', '');
  expect(sizeOf(play, 'A', 'hand')).toBe(5);
  const fightOnly = fought({ plans: ['glide', ''] });
  expect(happened(fightOnly, 'cardsDrawn').map(({ count }) => count)).toEqual([7, 5]);
});

test('F1404: Flight costs 4, takes 3 mana, keeps all damage but Firestorm’s away, adds 2 to the next draw, is immune', () => {
  expect(catalogue.flight).toMatchObject({ price: 4, mana: 3, phase: 'fight', element: 'air', immune: true });
  const play = fought({ plans: ['nuke + firestorm + cyclone', 'flight'] });
  expect(health(play)).toEqual([50, 35]);
  expect(sizeOf(play, 'B', 'hand')).toBe(7);
});

test('F-R40: Flight covers own spells too, in both steps, and uses up no shield', () => {
  const play = fought({ plans: ['airSwipe + nuke', 'flight + explode'], b: { shields: [['rockShield', 7]] } });
  expect(health(play)).toEqual([40, 50]);
  expect(shields(play, 'B')).toEqual([{ card: 'rockShield', capacity: 7 }]);
  expect(happened(play, 'damageReduced').map(({ by, step, amount }) => [by, step, amount])).toEqual([
    ['flight', 'priority', 3],
    ['flight', 'main', 35],
  ]);
});

test('F1405: Fleeting Agility costs 4, takes no mana and adds 1 to the next draw for each own Air spell', () => {
  expect(catalogue.fleetingAgility).toMatchObject({ price: 4, mana: 0, phase: 'either', element: 'air' });
  expect(sizeOf(fought({ plans: ['fleetingAgility + airSwipe + fireball', 'airSwipe'] }), 'A', 'hand')).toBe(7);
});

test('F-R47: it counts itself, and copies count each other', () => {
  expect(sizeOf(fought({ plans: ['fleetingAgility', ''] }), 'A', 'hand')).toBe(6);
  expect(sizeOf(fought({ plans: ['2 fleetingAgility', ''] }), 'A', 'hand')).toBe(9);
});

test('F-R47: cast as an action it counts at the end of the fight', () => {
  const play = setTable({ a: { hand: 'fleetingAgility, cyclone, glide', mana: 3, deck: '20 copper' } });
  pick(play, 'A', 'cast:fleetingAgility');
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, 'cyclone + glide', '');
  expect(sizeOf(play, 'A', 'hand')).toBe(5 + 3 + 1 + 2);
});

test('F1406: Air Currents costs 3, takes no mana, discards up to 2 and draws as many', () => {
  expect(catalogue.airCurrents).toMatchObject({ price: 3, mana: 0, phase: 'action', element: 'air' });
  const play = setTable({ a: { hand: 'airCurrents, 3 copper', deck: '5 gold' } });
  pick(play, 'A', 'cast:airCurrents');
  expect(decision(play, 'A')).toMatchObject({ what: 'feed', min: 0, max: 2 });
  expect(refusalOf(play, 'A', { picks: ['copper', 'copper', 'copper'] })).toMatchObject({ code: 'tooMany' });
  choose(play, 'A', '2 copper');
  expect(zone(play, 'A', 'hand')).toEqual(counted('copper, 2 gold'));
  expect(zone(play, 'A', 'discard')).toEqual(counted('2 copper, airCurrents'));
});

test('F1406: with no card discarded none is drawn', () => {
  const play = setTable({ a: { hand: 'airCurrents, copper', deck: '5 gold' } });
  pick(play, 'A', 'cast:airCurrents');
  answer(play, 'A', { picks: [] });
  expect(zone(play, 'A', 'hand')).toEqual({ copper: 1 });
});

test('F-R54: what Air Currents discards can be reshuffled and drawn back', () => {
  const play = setTable({ a: { hand: 'airCurrents, 2 copper' } });
  pick(play, 'A', 'cast:airCurrents');
  choose(play, 'A', '2 copper');
  expect(zone(play, 'A', 'hand')).toEqual({ copper: 2 });
  expect(zone(play, 'A', 'discard')).toEqual({ airCurrents: 1 });
});

test('F1407: Air Bullets costs 2, takes 1 mana and deals 4 with priority, 3 more for each own Earth spell', () => {
  expect(catalogue.airBullets).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'air' });
  const play = fought({ plans: ['airBullets + rockToss', 'rockToss'], a: { cast: 'seismicSense' } });
  // 4 + 3 + 3 with priority less 5 blocked, then 3; A's own block stops B's toss.
  expect(health(play)).toEqual([50, 42]);
  expect(happened(play, 'damagePacket')[0]).toMatchObject({ step: 'priority', amount: 10 });
});
