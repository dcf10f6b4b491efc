// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.

import { advance, hash, newOffer, newReply, offerTo, type Seat } from '@duello/kernel';
import { describeDeterminism, type Golden, perft } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { loadPosition } from '../scenario/load-position.ts';
import { trials } from './play-for-tests.ts';
import { contracts } from './rules.ts';

/** Seed, which of the many options, decisions, the hash of the last state and that of what was asked and told. */
const GOLDEN: readonly Golden[] = [
  ['golden 1', 0, 225, 'aa1bd08b18c0db63', '98ff2a85'],
  ['golden 2', 1, 296, '0489f43c611af970', '4c702301'],
  ['golden 3', 2, 311, '1c528d179975ec9d', '5c61f347'],
  ['golden 4', 3, 142, '0f35c7622019a708', 'dbb649e7'],
  ['golden 5', 4, 306, '044ef75d90ba2db9', '9067e7d9'],
  ['golden 6', 5, 254, '570bcc8f724d9539', '8c58781f'],
];

describeDeterminism({ rules: contracts, trials, golden: GOLDEN });

/** Contracts of its own, so that a change of a printed one changes no count. */
const cards = {
  wolf: {
    type: 'creature',
    cost: 'R1',
    attack: 2,
    health: 2,
    keywords: 'adrenaline',
    when: { recycling: { op: 'fetch' } },
  },
  bell: { type: 'creature', cost: 'P1', attack: 0, health: 3, gives: { to: 'adjacent', attack: 1 } },
  spark2: {
    type: 'spell',
    cost: 'P1',
    effects: { op: 'damage', amount: 1, times: 2, to: { choose: 'creatureOrPlayer' } },
  },
  lens: { type: 'orb', cost: 'P2', attack: 2, durability: 2 },
  well: { type: 'rune', cost: 'P1', activation: 'P1', effects: { op: 'draw' } },
};

test('perft: a main phase with a Creature, a Spell, an Orb and a Rune has so many positions after each answer', () => {
  const position = {
    A: {
      hand: ['wolf', 'spark2'],
      line: ['bell', 'wolf'],
      orb: 'lens',
      rune: 'well',
      deck: ['3 bell'],
      extractors: 'R2 B1',
    },
    B: { line: ['bell'], deck: ['wolf'] },
  };
  expect(perft(contracts, loadPosition(position, contracts.options({ cards }), 'perft'), 4)).toEqual([
    13, 69, 237, 838,
  ]);
});

test('perft: a turn from its extractor to the next has so many positions after each answer', () => {
  const position = { phase: 'colour', A: { deck: ['wolf', 'bell', 'lens'], line: ['bell'] }, B: { deck: ['wolf'] } };
  expect(perft(contracts, loadPosition(position, contracts.options({ cards }), 'perft'), 5)).toEqual([
    3, 18, 52, 163, 509,
  ]);
});

test('the order in which both replace their hands leaves no trace', () => {
  const state = contracts.setup('order', contracts.options({}), null);
  const play = (first: Seat): string => {
    const copy = contracts.copy(state);
    for (const seat of [first, first === 0 ? 1 : 0] as const) {
      const reply = newReply();
      reply.size = 1;
      const offer = newOffer();
      offerTo(contracts, copy, seat, offer);
      reply.codes[0] = offer.codes[0];
      advance(contracts, copy, seat, reply, null);
    }
    return hash(copy);
  };
  expect(play(0)).toBe(play(1));
});
