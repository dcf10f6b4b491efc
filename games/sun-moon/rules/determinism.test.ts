// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.

import { describeDeterminism, type Golden, perft } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { loadPosition } from '../scenario/load-position.ts';
import { trials } from './play-for-tests.ts';
import { sunMoon } from './rules.ts';

/** Seed, which of the many options, decisions, the hash of the last state and that of what was asked and told. */
const GOLDEN: readonly Golden[] = [
  ['golden 1', 0, 498, 'c7a4d2791f9d6e37', '03b4b8c9'],
  ['golden 2', 1, 800, '2a0857fddf7d5b20', '56fae5ee'],
  ['golden 3', 2, 281, 'ddae8de6c3f9c4c8', '3fb734fc'],
  ['golden 4', 3, 1838, 'e7d269edff24830a', 'f709fa43'],
  ['golden 5', 4, 724, '9d7b22a8374be98d', '3454f4ac'],
];

describeDeterminism({ rules: sunMoon, trials, golden: GOLDEN });

/** Cards of its own, so that a change of a printed one changes no count. */
const cards = {
  wolf: { type: 'summoning', cost: 2, attack: 3, defense: 2, keywords: 'ready' },
  wall: {
    type: 'summoning',
    cost: 1,
    attack: 0,
    defense: 4,
    keywords: ['fast', 'harden'],
    abilities: { price: { tap: true }, modes: { op: 'damage', amount: 1, to: { target: 'enemy' } } },
  },
  bolt: {
    type: 'spell',
    cost: 1,
    keywords: 'fast',
    modes: [[{ op: 'damage', amount: 2, to: { target: 'summoningOrPlayer' } }], [{ op: 'draw' }]],
  },
  oath: { type: 'enchantment', gives: { attack: 1, defense: 1 }, when: { startTurn: { op: 'tire', amount: 1 } } },
};

test('perft: a turn with two summonings, a spell, an enchantment and answers has so many positions after each answer', () => {
  const side = { hand: ['wolf', 'bolt', 'oath'], summonings: ['wolf', 'wall'], deck: ['3 wall'] };
  const counts = (options: object): readonly number[] =>
    perft(sunMoon, loadPosition({ A: side, B: side }, sunMoon.options({ cards, ...options }), 'perft'), 4);
  expect(counts({})).toEqual([11, 35, 168, 583]);
  expect(counts({ responses: 'single', defender: 'defenderChooses', endTurnWindow: 'on' })).toEqual([11, 30, 146, 458]);
});
