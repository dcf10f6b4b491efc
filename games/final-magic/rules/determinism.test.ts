// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.

import { advance, asked, hash, newReply, type Seat } from '@duello/kernel';
import { describeDeterminism, type Golden, perft } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { plans } from './fight/plan-compose.ts';
import { playOut, trials } from './play-for-tests.ts';
import { finalMagic } from './rules.ts';
import { setTable } from './table-for-tests.ts';

/** Seed, which trial, decisions, the hash of the last state and that of all questions and events. */
const GOLDEN: readonly Golden[] = [
  ['golden 1', 0, 386, '40360b24e7f95e6f', '170c1862'],
  ['golden 2', 1, 632, '5e195ae87b8180f2', '8f61aae2'],
  ['golden 3', 2, 608, '5dc5a4232a11d61c', 'f35764bd'],
  ['golden 4', 3, 616, '7a2c6974580e80cb', '464455c1'],
  ['golden 5', 4, 144, '1a1dea6b05fb7be0', '41ada2a9'],
  ['golden 6', 5, 667, 'b9d71f88ba30967a', '15f6d40c'],
  ['golden 7', 6, 579, '52690e22f8049088', '8ea43ebb'],
  ['golden 8', 7, 606, '5169f5f340ab2324', '4518f23b'],
  ['golden 9', 8, 623, 'ed5826587a7b6cf4', '71aa5ac8'],
  ['golden 10', 9, 108, 'c092b3046b4816cd', '55fd066f'],
];

describeDeterminism({ rules: finalMagic, trials, golden: GOLDEN });

test('perft: an Action Phase with gems, choices and answers has so many positions after each answer', () => {
  const play = setTable({
    seed: 'perft',
    a: { hand: '2 lesserGem, glide, purification, manaChanneling', deck: '3 copper' },
    b: { hand: 'counterspell, lesserGem' },
  });
  expect(perft(finalMagic, play.state, 5)).toEqual([5, 18, 49, 104, 252]);
});

test('perft: a fight with food and Counterspells has so many positions after each answer', () => {
  const play = setTable({
    seed: 'perft',
    phase: 'fight',
    a: { hand: 'rockSmash, rockToss, counterspell', mana: 2, deck: '6 copper' },
    b: { hand: 'fireball, counterspell, lesserGem', mana: 1, deck: '6 copper' },
  });
  expect(perft(finalMagic, play.state, 4)).toEqual([29, 120, 372, 526]);
});

test('perft: a Buy Phase has so many positions after each answer', () => {
  const play = setTable({ seed: 'perft', options: { supply: 'firstSparks' }, phase: 'buy', a: { hand: '4 copper' } });
  expect(perft(finalMagic, play.state, 5)).toEqual([2, 6, 20, 44, 98]);
});

test('both orders of secret answers lead to the same state', () => {
  let pairs = 0;
  playOut('rich', 'orders', {}, ({ state, seat, reply }) => {
    if (asked(state) !== 3) return;
    const foe: Seat = seat === 0 ? 1 : 0;
    const none = { size: 0, codes: new Int16Array(1) };
    const play = (first: Seat): string => {
      const copy = finalMagic.copy(state);
      advance(finalMagic, copy, first, first === seat ? reply : none, null);
      advance(finalMagic, copy, first === 0 ? 1 : 0, first === seat ? none : reply, null);
      return hash(copy);
    };
    expect(play(seat)).toBe(play(foe));
    pairs++;
  });
  expect(pairs).toBeGreaterThan(5);
});

test('the legality of plans does not depend on which state was looked at before', () => {
  const rich = setTable({ phase: 'fight', a: { hand: 'nuke', mana: 3 } });
  const poor = setTable({ phase: 'fight', a: { hand: 'nuke', mana: 2 } });
  const reply = newReply();
  plans.read(rich.state, 0, { spells: ['nuke'] }, reply);
  expect(plans.refuse(rich.state, 0, reply)).toBeNull();
  expect(plans.refuse(poor.state, 0, reply)).not.toBeNull();
  expect(plans.refuse(rich.state, 0, reply)).toBeNull();
});
