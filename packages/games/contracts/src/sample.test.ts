// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { place } from './place.ts';
import { contracts } from './rules.ts';
import { ASIDE_SIZE, DECK, DECK_SIZE, HAND, HAND_SIZE, type State } from './state.ts';
import { numberOf } from './table.ts';
import { newMatch, table } from './table-for-tests.ts';
import { view } from './view.ts';

const options = readOptions({});
const kindsAt = ({ cells, table: { kinds } }: State, at: number, size: number): readonly string[] =>
  [...cells.subarray(at, at + size)].map((kind) => kinds[kind].id);
const handOf = (state: State, seat: 0 | 1): readonly string[] =>
  kindsAt(state, HAND[seat], state.cells[HAND_SIZE[seat]]);

const choices = (n: number, k: number): number => (k === 0 ? 1 : (choices(n - 1, k - 1) * n) / k);

/** Chi-square of counts against probabilities. */
const chiSquare = (counts: readonly number[], chances: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, i) => sum + (count - all * chances[i]) ** 2 / (all * chances[i]), 0);
};

test('a hidden hand is drawn from deck and hand together, as likely as the contracts say', () => {
  // 4 of 12 unseen contracts are Blots, 5 are in hand: hypergeometric.
  const state = place({ B: { hand: ['5 Oath Page'], deck: ['3 Oath Page', '4 Ink Blot'] } }, options, 'hands');
  const blot = numberOf(state.table, 'inkBlot');
  const seen = view(state, 0);
  const rng = stream('hands');
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 20_000; i++) {
    const { cells } = contracts.sample(seen, rng);
    expect([cells[HAND_SIZE[1]], cells[DECK_SIZE[1]]]).toEqual([5, 7]);
    counts[cells.subarray(HAND[1], HAND[1] + 5).filter((kind) => kind === blot).length]++;
  }
  const chances = counts.map((_, blots) => (choices(4, blots) * choices(8, 5 - blots)) / choices(12, 5));
  // Four degrees of freedom: 18.5 is passed by chance once in a thousand, and the seed is fixed.
  expect(chiSquare(counts, chances)).toBeLessThan(18.5);
});

test('every order of a deck is equally likely, also of one’s own', () => {
  const state = place({ A: { deck: ['Ink Blot', 'Oath Page', 'Trial Torch'] } }, options, 'orders');
  const rng = stream('orders');
  for (const viewer of [0, 1, 'watcher'] as const) {
    const counts = new Map<string, number>();
    const seen = view(state, viewer);
    for (let i = 0; i < 6000; i++) {
      const order = kindsAt(contracts.sample(seen, rng), DECK[0], 3).join();
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // Five degrees of freedom.
    expect(chiSquare([...counts.values()], Array(6).fill(1 / 6))).toBeLessThan(20.5);
  }
});

test('what is known to be in a hand stays there, and the own hand is the real one', () => {
  const side = { hand: ['Ink Blot', 'Petty Cash', 'Oath Page'], known: ['Petty Cash'], deck: ['4 Boiler Rat'] };
  const state = place({ A: side }, options, 'known');
  const rng = stream('known');
  const hands = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const fromB = handOf(contracts.sample(view(state, 1), rng), 0);
    expect(fromB).toContain('pettyCash');
    hands.add([...fromB].sort().join());
    expect(handOf(contracts.sample(view(state, 0), rng), 0)).toEqual(['inkBlot', 'pettyCash', 'oathPage']);
  }
  expect(hands.size).toBe(4);
});

test('chance is another one in every sample, so the real future can not be read', () => {
  const state = place({ A: { deck: ['5 Ink Blot'] } }, options, 'chance');
  const rng = stream('chance');
  const one = contracts.sample(view(state, 0), rng);
  const two = contracts.sample(view(state, 0), rng);
  expect(one.words.subarray(4)).not.toEqual(state.words.subarray(4));
  expect(one.words.subarray(4)).not.toEqual(two.words.subarray(4));
});

test('C301: until hands are replaced, the Runes of the other seat are in its hand', () => {
  const t = newMatch({ deckA: 'greyRegistry', deckB: 'emberPact', firstPlayer: 'A', ambushInSetup: 'off' }, 'runes');
  const rng = stream('runes');
  const runes = new Set(t.state.table.kinds.filter(({ card }) => card.type === 'rune').map(({ id }) => id));
  for (let i = 0; i < 40; i++) {
    expect(handOf(contracts.sample(t.view(1), rng), 0).filter((id) => runes.has(id))).toHaveLength(4);
    expect(handOf(contracts.sample(t.view(0), rng), 1).filter((id) => runes.has(id))).toHaveLength(2);
  }
});

test('what the other seat has set aside is drawn anew, any number of contracts it could hold', () => {
  const t = newMatch({ firstPlayer: 'A' }, 'aside').answer({ picks: [] }, 'B');
  const rng = stream('aside');
  const sizes = new Set<number>();
  for (let i = 0; i < 400; i++) sizes.add(contracts.sample(t.view(0), rng).cells[ASIDE_SIZE[1]]);
  expect([...sizes].sort()).toEqual([0, 1, 2, 3, 4]);
});

test('what the other seat looks at is drawn anew, with one that it has picked of a special draw', () => {
  const t = table({ at: 'draw', A: { deck: ['inkBlot', 'oathPage', 'trialTorch', 'boilerRat', 'pettyCash'] } });
  t.play('special:3', 'oathPage');
  const rng = stream('looked');
  const found = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const { looked, picked } = view(contracts.sample(t.view(1), rng), 0).players[0];
    expect(picked?.filter((pick) => pick > 0)).toEqual([1]);
    found.add(String(looked));
  }
  expect(found.size).toBeGreaterThan(40);
});

test('a payment of the other seat is a choice still open in every sample', () => {
  const t = table({ A: { hand: ['inTriplicate'], extractors: 'R1 B1', tanks: 1 } }).answer('play:inTriplicate');
  expect(contracts.view(contracts.sample(t.view(1), stream('pay')), 0).decision?.what).toBe('act');
  const own = contracts.sample(t.view(0), stream('pay'));
  expect(view(own, 0)).toEqual(t.view(0));
});

test('sampling into a scratch state gives what sampling into a new one does', () => {
  const state = place({ B: { hand: ['3 Oath Page'], deck: ['3 Ink Blot'] } }, options, 'scratch');
  const scratch: State = contracts.copy(state);
  const fresh = contracts.sample(view(state, 0), stream('same'));
  expect(contracts.sample(view(state, 0), stream('same'), scratch)).toBe(scratch);
  expect(scratch.all).toEqual(fresh.all);
});
