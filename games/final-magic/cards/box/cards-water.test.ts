// Do the Water spells do what they say? F1201 to F1208.

import { expect, test } from 'vitest';
import {
  choose,
  counted,
  decision,
  endTurn,
  fight,
  fought,
  happened,
  health,
  mana,
  pick,
  planRefusal,
  setTable,
  sizeOf,
  zone,
} from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1201: Water Blast costs 2, takes 1 mana, deals 3 and heals 3', () => {
  expect(catalogue.waterBlast).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'water' });
  expect(health(fought({ plans: ['waterBlast', ''], a: { health: 30 } }))).toEqual([33, 47]);
});

test('F1202: Shower costs 2, takes 1 mana and heals 6, as an action or in the fight', () => {
  expect(catalogue.shower).toMatchObject({ price: 2, mana: 1, phase: 'either', element: 'water' });
  const play = setTable({ a: { hand: 'shower', mana: 1, health: 30 } });
  pick(play, 'A', 'cast:shower');
  expect([health(play), mana(play)]).toEqual([
    [36, 50],
    [0, 0],
  ]);
  expect(happened(play, 'healthChanged')).toEqual([
    { kind: 'healthChanged', seat: 0, from: 30, to: 36, step: 'action' },
  ]);
  expect(health(fought({ plans: ['shower', ''], a: { health: 30 } }))).toEqual([36, 50]);
});

test('F1203: Tsunami costs 6, takes 3 mana, deals 10, heals 10, puts out Fire and is immune', () => {
  expect(catalogue.tsunami).toMatchObject({ price: 6, mana: 3, phase: 'fight', element: 'water', immune: true });
  const play = fought({ plans: ['tsunami', 'fireball'], a: { health: 30 } });
  expect(health(play)).toEqual([40, 40]);
  expect(happened(play, 'spellNegated')).toEqual([
    { kind: 'spellNegated', seat: 1, card: 'fireball', index: 0, by: 'putOut' },
  ]);
});

test('F1204: Healing Stream costs 3, takes 2 mana and heals 18', () => {
  expect(catalogue.healingStream).toMatchObject({ price: 3, mana: 2, phase: 'either', element: 'water' });
  expect(health(fought({ plans: ['healingStream', ''], a: { health: 30 } }))).toEqual([48, 50]);
});

test('F1205: Rejuvenating Mist costs 4, takes no mana and heals 5 for each other spell cast, 8 for Water', () => {
  expect(catalogue.rejuvenatingMist).toMatchObject({ price: 4, mana: 0, phase: 'either', element: 'water' });
  expect(health(fought({ plans: ['rejuvenatingMist', ''], a: { health: 10 } }))).toEqual([10, 50]);
  const play = fought({ plans: ['rejuvenatingMist + shower + airSwipe', ''], a: { health: 10, cast: 'seismicSense' } });
  expect(health(play)).toEqual([10 + 8 + 5 + 5 + 6, 47]);
});

test('F-R46: as an action the Mist counts what was cast before it', () => {
  const order = (...spells: readonly string[]) => {
    const play = setTable({ a: { hand: 'shower, rejuvenatingMist', mana: 1, health: 20 } });
    pick(play, 'A', ...spells.map((spell) => `cast:${spell}`));
    return health(play)[0];
  };
  expect(order('rejuvenatingMist', 'shower')).toBe(26);
  expect(order('shower', 'rejuvenatingMist')).toBe(34);
});

test('F-R46: in the fight it counts the whole round: actions, answers and negated spells, but no enemy spell', () => {
  const play = fought({
    plans: ['rejuvenatingMist + fireball', 'tsunami'],
    a: { health: 20, cast: 'counterspell, shower' },
  });
  expect(health(play)).toEqual([20 - 10 + 5 + 8 + 5, 50]);
});

test('F-R46: with mistCounts: all it counts the spells of both players', () => {
  const options = { mistCounts: 'all' };
  const play = fought({
    options,
    plans: ['rejuvenatingMist + fireball', 'tsunami + airSwipe'],
    a: { health: 20, cast: 'shower' },
    b: { cast: 'seismicSense' },
  });
  expect(health(play)).toEqual([20 - 10 - 3 + 5 + 8 + 8 + 5 + 5, 50]);
});

test('F-R46: with mistCounts: all the Mist as an action counts what either player cast before it', () => {
  const play = setTable({
    options: { mistCounts: 'all' },
    a: { hand: 'shower, rejuvenatingMist', mana: 1, health: 20 },
    b: { cast: 'shower, seismicSense' },
  });
  pick(play, 'A', 'cast:rejuvenatingMist', 'cast:shower');
  expect(health(play)).toEqual([20 + 8 + 5 + 6, 50]);
});

test('F-R46: two Mists count each other', () => {
  expect(health(fought({ plans: ['2 rejuvenatingMist + shower', ''], a: { health: 5 } }))).toEqual([43, 50]);
});

test('F1206: Purification costs 3, takes no mana and heals 5 for each card discarded', () => {
  expect(catalogue.purification).toMatchObject({ price: 3, mana: 0, phase: 'either', element: 'water' });
  const play = setTable({ a: { hand: 'purification, 2 copper, shower', health: 20 } });
  pick(play, 'A', 'cast:purification');
  expect(decision(play, 'A')?.options).toEqual([
    { key: 'copper', limit: 2 },
    { key: 'shower', limit: 1 },
  ]);
  choose(play, 'A', 'copper, shower');
  expect(health(play)).toEqual([30, 50]);
  expect(zone(play, 'A', 'hand')).toEqual({ copper: 1 });
  expect(zone(play, 'A', 'discard')).toEqual(counted('copper, shower, purification'));
  expect(health(fought({ plans: ['purification(3 copper)', ''], a: { health: 20 } }))).toEqual([35, 50]);
});

test('F1207: Mud Ball costs 2, takes no mana, deals 3 and with an own Earth spell takes 1 of the enemy’s next draw', () => {
  expect(catalogue.mudBall).toMatchObject({ price: 2, mana: 0, phase: 'fight', element: 'water' });
  const alone = fought({ plans: ['mudBall', 'rockToss'] });
  expect(health(alone)).toEqual([47, 50]);
  expect(sizeOf(alone, 'B', 'hand')).toBe(5);
  const earthy = fought({ plans: ['mudBall + rockToss', ''] });
  expect(health(earthy)).toEqual([50, 44]);
  expect([sizeOf(earthy, 'A', 'hand'), sizeOf(earthy, 'B', 'hand')]).toEqual([5, 4]);
});

test('F-R48: any Earth spell of the round counts, copies add up, and the draw never falls below 0', () => {
  const play = fought({ plans: ['2 mudBall', ''], a: { cast: 'seismicSense' } });
  expect(sizeOf(play, 'B', 'hand')).toBe(3);
  const buried = fought({ plans: ['3 mudBall', ''], a: { cast: 'seismicSense' }, b: { nextDraw: -4 } });
  expect(sizeOf(buried, 'B', 'hand')).toBe(0);
});

test('F1208: Water Sling costs 2, takes 1 mana and deals 4, or 8 when its caster took damage this round', () => {
  expect(catalogue.waterSling).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'water' });
  expect(health(fought({ plans: ['waterSling', ''] }))).toEqual([50, 46]);
  expect(health(fought({ plans: ['waterSling', 'fireball'] }))).toEqual([45, 42]);
  const priority = fought({ plans: ['waterSling', 'airSwipe'] });
  expect(health(priority)).toEqual([47, 42]);
  expect(happened(priority, 'slingEmpowered')).toEqual([{ kind: 'slingEmpowered', seat: 0, card: 'waterSling' }]);
});

test('F-R43: damage blocked to nothing hurts nobody, and healing does not undo being hurt', () => {
  expect(health(fought({ plans: ['waterSling + rockToss', 'fireball'] }))).toEqual([50, 43]);
  expect(health(fought({ plans: ['waterSling + healingStream', 'fireball'] }))).toEqual([50, 42]);
});

test('F-R43: mutual Slings grow only on damage that is there without their own growth', () => {
  // Each Sling's 4 is blocked by the other's Rock Toss; 8 would get through, but nobody is hurt to begin with.
  const play = fought({
    plans: ['waterSling', 'waterSling'],
    a: { shields: [['rockShield', 4]] },
    b: { shields: [['rockShield', 4]] },
  });
  expect(health(play)).toEqual([50, 50]);
  expect(happened(play, 'slingEmpowered')).toEqual([]);
  // One side's 4 gets through: that side grows, and its 8 then hurts the other.
  const one = fought({ plans: ['waterSling', 'waterSling'], a: { shields: [['rockShield', 4]] } });
  expect(health(one)).toEqual([46, 42]);
});

test('F-R45: each Earthquake in the plan frees one Tsunami in it', () => {
  const cost = (plan: string, mana: number) =>
    planRefusal(setTable({ phase: 'fight', a: { hand: '2 earthquake, 3 tsunami', mana } }), 'A', plan);
  expect(cost('earthquake + tsunami', 4)).toBeNull();
  expect(cost('earthquake + tsunami', 3)).toMatchObject({ values: { missing: 1 } });
  expect(cost('earthquake + 2 tsunami', 7)).toBeNull();
  expect(cost('earthquake + 2 tsunami', 6)).toMatchObject({ values: { missing: 1 } });
  expect(cost('2 earthquake + tsunami', 8)).toBeNull();
  expect(cost('tsunami', 2)).toMatchObject({ values: { missing: 1 } });
  const fed = setTable({ phase: 'fight', a: { hand: 'rockSmash, earthquake, tsunami' } });
  expect(planRefusal(fed, 'A', 'rockSmash(earthquake) + tsunami')).toMatchObject({ values: { missing: 3 } });
});

test('F-R12: a Shower of the Action Phase heals before any damage of the fight', () => {
  const play = setTable({ a: { hand: 'shower', mana: 1, health: 3 }, b: { hand: 'fireball', mana: 1 } });
  pick(play, 'A', 'cast:shower');
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, '', 'fireball');
  expect(health(play)).toEqual([4, 50]);
});
