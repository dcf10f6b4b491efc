// F-R73: what becomes of more cards than there is room for? Refused or bounded, never cut off in silence.

import { newReply, randomReply, refusal, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagic } from '../rules.ts';
import {
  answer,
  askedNow,
  commit,
  counted,
  pick,
  planRefusal,
  refusalOf,
  setTable,
  shields,
  zone,
} from '../table-for-tests.ts';
import { AIM_ROOM, PLAN_ROOM } from './columns.ts';
import { SHIELD_ROOM } from './zones.ts';

const fightWith = (hand: string, b = {}) => setTable({ phase: 'fight', a: { hand, deck: '20 copper', mana: 300 }, b });

test('F-R73: a plan takes so many cards, those fed to its spells included, and no more', () => {
  const play = fightWith(`naturesShield, ${PLAN_ROOM + 20} copper`);
  expect(planRefusal(play, 'A', `naturesShield(${PLAN_ROOM} copper)`)).toMatchObject({
    code: 'planTooLong',
    values: { max: PLAN_ROOM },
  });
  expect(planRefusal(play, 'A', `naturesShield(${PLAN_ROOM - 1} copper)`)).toBeNull();
});

test('F-R73: a plan holds so many Counterspells, and each can be aimed', () => {
  const play = fightWith(`${AIM_ROOM + 4} counterspell`, { hand: 'fireball', mana: 1 });
  expect(planRefusal(play, 'A', `${AIM_ROOM + 1} counterspell`)).toMatchObject({
    code: 'planTooLong',
    values: { max: AIM_ROOM },
  });
  commit(play, 'A', `${AIM_ROOM} counterspell`);
  commit(play, 'B', 'fireball');
  expect(askedNow(play)).toBe('aim');
  const aims = (count: number) => ({ plan: { aims: Array.from({ length: count }, () => 'spell.1:fireball') } });
  expect(refusalOf(play, 'A', aims(AIM_ROOM + 1))).not.toBeNull();
  answer(play, 'A', aims(AIM_ROOM));
  expect(zone(play, 'A', 'discard')).toEqual(counted(`${AIM_ROOM + 4} counterspell`));
});

test('F-R73: a hand larger than a plan can be planned with at random', () => {
  const rng = stream('large hands');
  const reply = newReply();
  for (const hand of ['130 lesserGem', '2 naturesShield, 130 copper', '60 airSwipe, 60 lesserGem, 2 rockSmash']) {
    const play = fightWith(hand);
    for (let i = 0; i < 10; i++) {
      randomReply(finalMagic, play.state, 0, rng, reply);
      expect(reply.size).toBeLessThanOrEqual(PLAN_ROOM);
      expect(refusal(finalMagic, play.state, 0, reply)).toBeNull();
    }
  }
});

test('F-R73: when one of many shields goes, the others and those of the opponent stay as they were', () => {
  const many = (card: string) => Array.from({ length: SHIELD_ROOM }, (_, index) => [card, index + 1] as const);
  const play = setTable({
    a: { hand: 'counterspell', mana: 1, shields: many('naturesShield') },
    b: { shields: many('rockShield') },
  });
  pick(play, 'A', 'counter:counterspell:shield.36');
  const left = (name: 'A' | 'B') => shields(play, name).map(({ capacity }) => capacity);
  const all = many('').map(([, capacity]) => capacity);
  expect(left('B')).toEqual(all.slice(0, -1));
  expect(left('A')).toEqual(all);
});
