// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.

import { describeDeterminism, type Golden, perft } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { loadPosition } from '../scenario/load-position.ts';
import { trials } from './play-for-tests.ts';
import { battleground } from './rules.ts';

/** Seed, which of the many options, decisions, the hash of the last state and that of what was asked and told. */
const GOLDEN: readonly Golden[] = [
  ['golden 1', 0, 526, '97c24bb7f92c5615', 'cb2ca87d'],
  ['golden 2', 1, 345, 'c9d9c61b558e25bf', 'e4fde4a7'],
  ['golden 3', 2, 325, 'a213fd92375b4740', '0aff6901'],
  ['golden 4', 3, 528, '7fee763ac97f44ad', '9ad919a7'],
  ['golden 5', 4, 290, '19e6e7409edc9a45', '322b5211'],
  ['golden 6', 5, 580, 'bb4e5be17df3749b', '2c210644'],
];

describeDeterminism({ rules: battleground, trials, golden: GOLDEN });

/** Spells of its own, so that a change of a printed one changes no count. */
const cards = {
  wolf: { type: 'summon', cost: 'R1', attack: 2, hp: 2, arrival: { op: 'draw' } },
  archer: { type: 'summon', cost: 'W1', attack: 1, hp: 1, range: 1 },
  bell: { type: 'summon', attack: 0, hp: 3, auras: { aura: 'give', to: 'adjacentAllies', attack: 1 } },
  bolt: { type: 'sorcery', cost: 'R1', text: { op: 'damage', amount: 2, to: { target: 'summonOrPlayer' } } },
  rot: {
    type: 'sorcery',
    text: { op: 'enchant', to: { target: 'foe' } },
    enchantment: { duration: 2, effects: { op: 'damage', amount: 1, to: 'enchanted' } },
  },
};

test('perft: Spellcasting with two Summons, two sorceries and a slot has so many positions after each answer', () => {
  const position = {
    board: { b2: 'bell', c3: 'B wolf', d4: 'B archer' },
    A: { hand: ['wolf', 'bolt', 'rot'], mana: 'R2 W1', prepared: [{ card: 'archer' }], deck: ['3 bell'] },
    B: { deck: ['wolf'] },
  };
  expect(perft(battleground, loadPosition(position, battleground.options({ cards }), 'perft'), 4)).toEqual([
    12, 79, 409, 1709,
  ]);
});

test('perft: a battle of four, the market and the next turn have so many positions after each answer', () => {
  const position = {
    phase: 'battle',
    board: { b1: 'wolf', b3: 'archer', c2: { card: 'wolf', haste: 1 }, d4: 'bell', b4: 'B wolf', c4: 'B archer' },
    A: { deck: ['5 bell'], coins: 1, exp: 1 },
    B: { deck: ['5 wolf'], area: [{ card: 'rot', on: ['c2'] }] },
    market: { 1: { row: ['wolf', 'bolt'], deck: ['bell'] } },
  };
  const counts = (options: object) =>
    perft(battleground, loadPosition(position, battleground.options({ cards, ...options }), 'perft'), 6);
  expect(counts({})).toEqual([2, 4, 8, 16, 112, 688]);
  expect(counts({ movement: 'marching', order: 'aggressive', flow: 'wave' })).toEqual([2, 4, 8, 16, 112, 688]);
});
