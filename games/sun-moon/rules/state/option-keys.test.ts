// Is every key read as what it was written for?

import { expect, test } from 'vitest';
import { attack, enemy, enemyPlayer, harden, own, ownPlayer, play, skill, use } from '../keys-for-tests.ts';
import { MANY_OPTIONS, playOut } from '../play-for-tests.ts';
import { view } from '../view/view.ts';
import { actKey, codeOf } from './codes.ts';
import { readAction, readSpot } from './option-keys.ts';

const spot = (side: 'own' | 'enemy', place: number | null, enchantment: number | null = null) => ({
  ...{ side, place, enchantment },
});

test('what tests write is what the engine means', () => {
  expect(readAction(play('zap'))).toEqual({ word: 'play', card: 'zap' });
  expect(readAction(skill('ponder'))).toEqual({ word: 'skill', skill: 'ponder' });
  expect(readAction(attack(2))).toEqual({ word: 'attack', place: 2 });
  expect(readAction(use(own(2)))).toEqual({ word: 'use', spot: spot('own', 2), ability: 1 });
  expect(readAction(use(enemy(1, 3), 2))).toEqual({ word: 'use', spot: spot('enemy', 1, 3), ability: 2 });
  expect(readAction(harden(own(1)))).toEqual({ word: 'use', spot: spot('own', 1), ability: 'harden' });
  expect([readSpot(ownPlayer), readSpot(enemyPlayer)]).toEqual([spot('own', null), spot('enemy', null)]);
});

test('nothing else is an action or a place', () => {
  for (const key of ['', 'play', 'skill:sing', 'use:nobody.1', 'own:1']) expect(readAction(key), key).toBeNull();
  for (const key of ['', 'fight', 'own:', 'own:one', 'mine:1', 'own:1+']) expect(readSpot(key), key).toBeNull();
});

test('every action that is offered is read, and leads back to its code', () => {
  let read = 0;
  MANY_OPTIONS.forEach((options, index) => {
    playOut(`keys ${index}`, options, ({ state, seat }) => {
      const { decision } = view(state, seat);
      if (decision?.what !== 'act' && decision?.what !== 'respond') return;
      for (const { key } of decision.options) {
        const action = readAction(key);
        const code = action === null ? null : codeOf(state, seat, action);
        expect(code === null ? null : actKey(state, seat, code)).toBe(key);
        read++;
      }
    });
  });
  expect(read).toBeGreaterThan(1000);
});
