// What may a fight plan hold? F701, F-P1 and F-R19.

import { describe, expect, test } from 'vitest';
import {
  blocked,
  commit,
  decision,
  fight,
  health,
  offered,
  planRefusal,
  setTable,
  whyNot,
} from '../table-for-tests.ts';

describe('what a plan may hold', () => {
  test('F701: any gems and any F or A/F spells that the mana pays for', () => {
    const play = setTable({ phase: 'fight', a: { hand: '2 lesserGem, fireball, shower, flamethrower', health: 30 } });
    expect(offered(play, 'A')).toEqual(['gem:lesserGem', 'cast:fireball', 'cast:flamethrower', 'cast:shower']);
    expect(planRefusal(play, 'A', '2 lesserGem + fireball + flamethrower')).toMatchObject({
      code: 'planTooDear',
      values: { missing: 1 },
    });
    fight(play, '2 lesserGem + fireball + shower', '');
    expect(health(play)).toEqual([36, 45]);
  });

  test('F-R19: currency and A-only spells stay out of the plan, and as few cards as one likes are played', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'copper, airCurrents, airSwipe, lesserGem' } });
    expect(whyNot(play, 'A', 'cast:copper')).toBe('currencyInFight F-R19');
    expect(whyNot(play, 'A', 'cast:airCurrents')).toBe('actionOnly F-R19');
    expect(planRefusal(play, 'A', 'airCurrents')).toMatchObject({ code: 'actionOnly', clause: 'F-R19' });
    expect(planRefusal(play, 'A', 'copper')).toMatchObject({ code: 'currencyInFight', clause: 'F-R19' });
    expect(planRefusal(play, 'A', '')).toBeNull();
    expect(planRefusal(play, 'A', 'lesserGem')).toBeNull();
  });

  test('F-P1: a plan is legal when it costs no more than the pool and its gems; each card is used once', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'lesserGem, flamethrower, rockSmash, rockToss', mana: 1 } });
    expect(planRefusal(play, 'A', 'flamethrower')).toMatchObject({ code: 'planTooDear', values: { missing: 1 } });
    expect(planRefusal(play, 'A', 'lesserGem + flamethrower')).toBeNull();
    expect(planRefusal(play, 'A', 'rockToss + rockSmash(rockToss)')).toMatchObject({
      code: 'notInHand',
      clause: 'F-P1',
    });
    expect(planRefusal(play, 'A', 'lesserGem + rockSmash(lesserGem)')).toMatchObject({ code: 'notInHand' });
    expect(planRefusal(play, 'A', 'rockToss(lesserGem)')).toMatchObject({ code: 'doesNotFeed', clause: 'F-R21' });
    expect(planRefusal(play, 'A', '')).toBeNull();
  });

  test('F-P1: a plan is final', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe' } });
    commit(play, 'A', 'airSwipe');
    expect(decision(play, 'A')).toBeNull();
    expect(planRefusal(play, 'A', '')).toMatchObject({ code: 'notAsked' });
  });

  test('F-P1: an Air spell in the plan or cast before makes Barreling Fire cost 1', () => {
    const play = setTable({ phase: 'fight', a: { hand: '2 barrelingFire, airSwipe', mana: 2 } });
    expect(planRefusal(play, 'A', '2 barrelingFire')).toMatchObject({ values: { missing: 2 } });
    expect(planRefusal(play, 'A', '2 barrelingFire + airSwipe')).toBeNull();
    expect(
      planRefusal(
        setTable({ phase: 'fight', a: { hand: '2 barrelingFire', mana: 2, cast: 'glide' } }),
        'A',
        '2 barrelingFire',
      ),
    ).toBeNull();
  });
});

test('F-R19: blocked in a plan is what no plan may cast, and nothing else', () => {
  const play = setTable({ phase: 'fight', a: { hand: '2 copper, airCurrents, airSwipe, nuke, lesserGem' } });
  expect(blocked(play, 'A').map(({ key, reason }) => `${key} ${reason.code}`)).toEqual([
    'cast:copper currencyInFight',
    'cast:airCurrents actionOnly',
  ]);
});
