// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.
//
// A pinned value that changes means that matches played before can not be replayed: raise the rules' version with it.

import {
  advance,
  apply,
  asked,
  decode,
  hash,
  load,
  newOffer,
  newReply,
  offerTo,
  questionOf,
  type Reply,
  registerOf,
  SEATS,
  type Seat,
  save,
} from '@duello/kernel';
import { expect, test } from 'vitest';
import type { Event } from './events.ts';
import { place } from './place.ts';
import { MANY_OPTIONS, playOut } from './play-for-tests.ts';
import { contracts } from './rules.ts';
import { newState, type State } from './state.ts';

/** Seed, which options, decisions and the hash of the last state. */
const GOLDEN: readonly (readonly [string, number, number, string])[] = [
  ['golden 1', 0, 154, '2c1c6967a5f2d113'],
  ['golden 2', 1, 112, 'defa9bb9d6c2986a'],
  ['golden 3', 2, 325, '38de458d6c9b2f1c'],
  ['golden 4', 3, 216, '6ec136de4e932bba'],
  ['golden 5', 4, 219, '3a4ec0549c021ba5'],
  ['golden 6', 5, 242, '7177134cdcc70b13'],
];

test.each(GOLDEN)('the %s match goes as it always has', (seed, options, decisions, last) => {
  let count = 0;
  const state = playOut(seed, MANY_OPTIONS[options], () => count++);
  expect([count, hash(state)]).toEqual([decisions, last]);
});

/** Every legal reply to a question with single options; for the others the least and what is taken in silence. */
function replies(state: State, seat: Seat): readonly Reply[] {
  const question = questionOf(contracts, state);
  const offer = newOffer();
  offerTo(contracts, state, seat, offer);
  if (question.shape !== 'one') {
    const idle = newReply();
    question.idle(state, seat, registerOf(state), idle);
    return [idle];
  }
  return [...offer.codes.subarray(0, offer.count)].map((code) => ({ size: 1, codes: Int16Array.of(code) }));
}

/** How many different positions there are after each number of answers. */
function perft(from: State, depth: number): readonly number[] {
  let layer = new Map([[hash(from), from]]);
  const counts: number[] = [];
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, State>();
    for (const state of layer.values()) {
      for (const seat of SEATS) {
        if ((asked(state) & (1 << seat)) === 0) continue;
        for (const reply of replies(state, seat)) {
          const after = contracts.copy(state);
          advance(contracts, after, seat, reply, null);
          next.set(hash(after), after);
        }
      }
    }
    layer = next;
    counts.push(layer.size);
  }
  return counts;
}

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
  expect(perft(place(position, contracts.options({ cards }), 'perft'), 4)).toEqual([12, 58, 176, 567]);
});

test('perft: a turn from its extractor to the next has so many positions after each answer', () => {
  const position = { phase: 'colour', A: { deck: ['wolf', 'bell', 'lens'], line: ['bell'] }, B: { deck: ['wolf'] } };
  expect(perft(place(position, contracts.options({ cards }), 'perft'), 5)).toEqual([3, 18, 49, 130, 359]);
});

test('a match that is saved and loaded at every decision goes on just the same', () => {
  for (const [index, options] of MANY_OPTIONS.entries()) {
    const last = playOut(`resumed ${index}`, options, ({ state, seat, reply }) => {
      const back = newState(state.table);
      load(JSON.parse(JSON.stringify(save(state))), back);
      const [here, there]: Event[][] = [[], []];
      const copy = contracts.copy(state);
      advance(contracts, copy, seat, reply, (event) => here.push(event));
      advance(contracts, back, seat, reply, (event) => there.push(event));
      expect(hash(back)).toBe(hash(copy));
      expect(there).toEqual(here);
    });
    expect(hash(playOut(`resumed ${index}`, options, () => {}))).toBe(hash(last));
  }
});

test('apply leaves the state as it was and comes to what advance comes to, with or without listeners', () => {
  let n = 0;
  playOut('pure', MANY_OPTIONS[5], ({ state, seat, reply }) => {
    if (n++ % 4 !== 0) return;
    const before = hash(state);
    const applied = apply(contracts, state, decode(contracts, state, seat, reply));
    expect(hash(state)).toBe(before);
    const silent = contracts.copy(state);
    advance(contracts, silent, seat, reply, null);
    expect(hash(silent)).toBe(hash(applied.state));
  });
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
