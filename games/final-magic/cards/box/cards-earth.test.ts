// Do the Earth spells do what they say? F1301 to F1308.

import { expect, test } from 'vitest';
import {
  counted,
  endTurn,
  fight,
  fought,
  happened,
  health,
  mana,
  offered,
  pick,
  setTable,
  shields,
  sizeOf,
  whyNot,
  zone,
} from '../../rules/table-for-tests.ts';
import { catalogue } from './catalogue.ts';

test('F1301: Rock Toss costs 2, takes 1 mana, deals 3 and blocks 5 of this fight', () => {
  expect(catalogue.rockToss).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'earth' });
  const play = fought({ plans: ['rockToss', 'flamethrower'] });
  expect(health(play)).toEqual([43, 47]);
  expect(shields(play, 'A')).toEqual([]);
});

test('F1302: Rock Shield costs 2, takes 1 mana and holds 7 over rounds, then is discarded', () => {
  expect(catalogue.rockShield).toMatchObject({ price: 2, mana: 1, phase: 'fight', element: 'earth' });
  const play = fought({
    plans: ['fireball', 'rockShield'],
    a: { hand: 'copper', deck: 'flamethrower, 2 lesserGem, 2 copper' },
  });
  expect(health(play)).toEqual([50, 50]);
  expect(shields(play, 'B')).toEqual([{ card: 'rockShield', capacity: 2 }]);
  endTurn(play, 'A');
  endTurn(play, 'B');
  fight(play, '2 lesserGem + flamethrower', '');
  expect(health(play)).toEqual([50, 40]);
  expect(shields(play, 'B')).toEqual([]);
  expect(zone(play, 'B', 'discard').rockShield).toBe(1);
});

test('F1303: Earthquake costs 6, takes 4 mana, deals 20 to each and is immune', () => {
  expect(catalogue.earthquake).toMatchObject({ price: 6, mana: 4, phase: 'fight', element: 'earth', immune: true });
  expect(health(fought({ plans: ['earthquake', ''] }))).toEqual([30, 30]);
  const play = fought({ plans: ['earthquake + tsunami', ''], a: { mana: 4 } });
  expect(health(play)).toEqual([40, 20]);
});

test('F1304: Earthen Spirit costs 4, takes no mana and doubles the other Earth spells’ damage and blocks', () => {
  expect(catalogue.earthenSpirit).toMatchObject({ price: 4, mana: 0, phase: 'fight', element: 'earth' });
  expect(health(fought({ plans: ['earthenSpirit + rockToss', 'nuke'] }))).toEqual([35, 44]);
  expect(health(fought({ plans: ['earthenSpirit + fireball', ''] }))).toEqual([50, 45]);
});

test('F-R41: it doubles damage to every victim, shields and what fed cards are worth', () => {
  expect(health(fought({ plans: ['earthenSpirit + earthquake', ''] }))).toEqual([10, 10]);
  expect(shields(fought({ plans: ['earthenSpirit + rockShield', ''] }), 'A')).toEqual([
    { card: 'rockShield', capacity: 14 },
  ]);
  expect(shields(fought({ plans: ['earthenSpirit + naturesShield(copper, rockToss)', ''] }), 'A')).toEqual([
    { card: 'naturesShield', capacity: 18 },
  ]);
  expect(health(fought({ plans: ['earthenSpirit + rockSmash(rockToss)', ''] }))).toEqual([50, 38]);
});

test('F-R41: an older shield does not grow, enemy spells do not double, nor draws nor the bonus of Air Bullets', () => {
  expect(shields(fought({ plans: ['earthenSpirit', ''], a: { shields: [['rockShield', 3]] } }), 'A')).toEqual([
    { card: 'rockShield', capacity: 3 },
  ]);
  expect(health(fought({ plans: ['earthenSpirit', 'rockToss'] }))).toEqual([47, 50]);
  expect(health(fought({ plans: ['earthenSpirit + airBullets', ''] }))).toEqual([50, 43]);
  expect(sizeOf(fought({ plans: ['earthenSpirit + mudBall', ''] }), 'B', 'hand')).toBe(4);
});

test('F-R41: copies multiply; with `spiritStacks: once` they do not', () => {
  expect(health(fought({ plans: ['2 earthenSpirit + rockToss', ''] }))).toEqual([50, 38]);
  expect(health(fought({ plans: ['3 earthenSpirit + rockToss', ''] }))).toEqual([50, 26]);
  const once = fought({ options: { spiritStacks: 'once' }, plans: ['3 earthenSpirit + rockToss', ''] });
  expect(health(once)).toEqual([50, 44]);
});

test('F1305: Rock Smash costs 3, takes no mana and deals 6 for each Earth spell fed', () => {
  expect(catalogue.rockSmash).toMatchObject({ price: 3, mana: 0, phase: 'fight', element: 'earth' });
  expect(health(fought({ plans: ['rockSmash(rockToss, rockShield)', ''] }))).toEqual([50, 38]);
});

test('F-R50: a second Rock Smash and A-only Earth spells count; other cards may be fed for nothing', () => {
  expect(health(fought({ plans: ['rockSmash(rockSmash)', ''] }))).toEqual([50, 44]);
  const play = fought({ plans: ['rockSmash(seismicSense, copper, fireball)', ''] });
  expect(health(play)).toEqual([50, 44]);
  expect(zone(play, 'A', 'discard')).toEqual(counted('seismicSense, copper, fireball, rockSmash'));
});

test('F1306: Nature’s Shield costs 3, takes no mana and holds 3 for each card fed, 6 for an Earth spell', () => {
  expect(catalogue.naturesShield).toMatchObject({ price: 3, mana: 0, phase: 'fight', element: 'earth' });
  const play = fought({ plans: ['naturesShield(copper, rockShield)', 'fireball'] });
  expect(health(play)).toEqual([50, 50]);
  expect(shields(play, 'A')).toEqual([{ card: 'naturesShield', capacity: 4 }]);
  const broken = fought({ plans: ['naturesShield(copper)', 'fireball'] });
  expect(health(broken)).toEqual([48, 50]);
  expect(shields(broken, 'A')).toEqual([]);
});

test('F1307: Stone Skin costs 3, takes no mana and halves damage while other own blocks are off', () => {
  expect(catalogue.stoneSkin).toMatchObject({ price: 3, mana: 0, phase: 'fight', element: 'earth' });
  const play = fought({ plans: ['nuke', 'stoneSkin + rockToss'] });
  expect(health(play)).toEqual([47, 38]);
  expect(happened(play, 'damageReduced')).toEqual([
    { kind: 'damageReduced', seat: 1, by: 'half', amount: 13, step: 'main' },
  ]);
});

test('F-R38: each step’s total is halved by itself, what is taken rounded down', () => {
  expect(health(fought({ plans: ['fireball + flamethrower', 'stoneSkin'] }))).toEqual([50, 42]);
  expect(health(fought({ plans: ['airSwipe + fireball', 'stoneSkin'] }))).toEqual([50, 47]);
  expect(health(fought({ plans: ['2 airSwipe', 'stoneSkin'] }))).toEqual([50, 47]);
});

test('F-R39: under Stone Skin shields, Rock Toss and Flight protect nothing and nothing is used up', () => {
  const play = fought({ plans: ['nuke', 'stoneSkin + flight + rockShield'], b: { shields: [['rockShield', 7]] } });
  expect(health(play)).toEqual([50, 38]);
  expect(shields(play, 'B').map(({ capacity }) => capacity)).toEqual([7, 7]);
  expect(sizeOf(play, 'B', 'hand')).toBe(7);
});

test('F-R39: two Skins and an Earthen Spirit still give one half, and a negated Skin switches nothing off', () => {
  expect(health(fought({ plans: ['nuke', '2 stoneSkin + earthenSpirit'] }))).toEqual([50, 38]);
  const negated = fought({
    plans: ['fireball + counterspell', 'stoneSkin + rockToss'],
    aims: { A: ['spell.1:stoneSkin'] },
  });
  expect(health(negated)).toEqual([47, 50]);
});

test('F1308: Seismic Sense costs 4 and gives a Silver for 1 mana, or a Gold for 2 more', () => {
  expect(catalogue.seismicSense).toMatchObject({ price: 4, mana: 1, phase: 'action', element: 'earth' });
  const silver = setTable({ a: { hand: 'seismicSense', mana: 2 } });
  expect(offered(silver, 'A')).toEqual(['end', 'cast:seismicSense']);
  expect(whyNot(silver, 'A', 'cast:seismicSense:more')).toBe('manaMissing F501');
  pick(silver, 'A', 'cast:seismicSense');
  expect([zone(silver, 'A', 'hand'), mana(silver)]).toEqual([{ silver: 1 }, [1, 0]]);
  const gold = setTable({ a: { hand: 'seismicSense', mana: 3 } });
  pick(gold, 'A', 'cast:seismicSense:more');
  expect([zone(gold, 'A', 'hand'), mana(gold)]).toEqual([{ gold: 1 }, [0, 0]]);
});
