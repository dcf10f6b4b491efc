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
import { battleground } from './rules.ts';
import { newState, type State } from './state.ts';

/** Seed, which options, decisions and the hash of the last state. */
const GOLDEN: readonly (readonly [string, number, number, string])[] = [
  ['golden 1', 0, 503, '9dbed9d240f4b20f'],
  ['golden 2', 1, 334, '4bcaf3ee5b9509d8'],
  ['golden 3', 2, 319, '84e4bef23beecd0c'],
  ['golden 4', 3, 351, 'dea34ff196158e19'],
  ['golden 5', 4, 292, 'a2815f9e8b436648'],
  ['golden 6', 5, 559, 'c2fc2fc33f6a33b6'],
];

test.each(GOLDEN)('the %s match goes as it always has', (seed, options, decisions, last) => {
  let count = 0;
  const state = playOut(seed, MANY_OPTIONS[options], () => count++);
  expect([count, hash(state)]).toEqual([decisions, last]);
});

/** Every legal reply to a question with single options; for the others the least and what is taken in silence. */
function replies(state: State, seat: Seat): readonly Reply[] {
  const question = questionOf(battleground, state);
  const offer = newOffer();
  offerTo(battleground, state, seat, offer);
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
          const after = battleground.copy(state);
          advance(battleground, after, seat, reply, null);
          next.set(hash(after), after);
        }
      }
    }
    layer = next;
    counts.push(layer.size);
  }
  return counts;
}

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
  expect(perft(place(position, battleground.options({ cards }), 'perft'), 4)).toEqual([12, 79, 409, 1709]);
});

test('perft: a battle of four, the market and the next turn have so many positions after each answer', () => {
  const position = {
    phase: 'battle',
    board: { b1: 'wolf', b3: 'archer', c2: { card: 'wolf', haste: 1 }, d4: 'bell', b4: 'B wolf', c4: 'B archer' },
    A: { deck: ['5 bell'], coins: 1, exp: 1 },
    B: { deck: ['5 wolf'], area: [{ card: 'rot', on: ['c2'] }] },
    market: { 1: { row: ['wolf', 'bolt'], deck: ['bell'] } },
  };
  const counts = (options: object) => perft(place(position, battleground.options({ cards, ...options }), 'perft'), 6);
  expect(counts({})).toEqual([2, 4, 8, 16, 112, 688]);
  expect(counts({ movement: 'marching', order: 'aggressive', flow: 'wave' })).toEqual([2, 4, 8, 16, 112, 688]);
});

test('a match that is saved and loaded at every decision goes on just the same', () => {
  for (const [index, options] of MANY_OPTIONS.entries()) {
    let n = 0;
    const last = playOut(`resumed ${index}`, options, ({ state, seat, reply }) => {
      if (n++ % 5 !== 0) return;
      const back = newState(state.table);
      load(JSON.parse(JSON.stringify(save(state))), back);
      const [here, there]: Event[][] = [[], []];
      const copy = battleground.copy(state);
      advance(battleground, copy, seat, reply, (event) => here.push(event));
      advance(battleground, back, seat, reply, (event) => there.push(event));
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
    const applied = apply(battleground, state, decode(battleground, state, seat, reply));
    expect(hash(state)).toBe(before);
    const silent = battleground.copy(state);
    advance(battleground, silent, seat, reply, null);
    expect(hash(silent)).toBe(hash(applied.state));
  });
});
