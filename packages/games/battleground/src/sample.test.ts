// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';
import { place } from './place.ts';
import { battleground } from './rules.ts';
import { DECK, HAND, MARKET_DECK, PREPARED, RETAINED, type State, type Zone } from './state.ts';
import { numberOf } from './table.ts';
import { view } from './view.ts';

const options = readOptions({});
const kindsIn = ({ cells, table: { kinds } }: State, zone: Zone): readonly string[] =>
  [...cells.subarray(zone.at, zone.at + cells[zone.size])].map((kind) => kinds[kind].id);

const choices = (n: number, k: number): number => (k === 0 ? 1 : (choices(n - 1, k - 1) * n) / k);

/** Chi-square of counts against probabilities. */
const chiSquare = (counts: readonly number[], chances: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, i) => sum + (count - all * chances[i]) ** 2 / (all * chances[i]), 0);
};

test('a hidden hand is drawn from deck and hand together, as likely as the spells say', () => {
  // 4 of 12 unseen spells are Imps, 5 are in hand: hypergeometric.
  const state = place({ B: { hand: ['5 Guard'], deck: ['3 Guard', '4 Crazy Imp'] } }, options, 'hands');
  const imp = numberOf(state.table, 'crazyImp');
  const seen = view(state, 0);
  const rng = stream('hands');
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 20_000; i++) {
    const { cells } = battleground.sample(seen, rng);
    counts[cells.subarray(HAND[1].at, HAND[1].at + 5).filter((kind) => kind === imp).length]++;
  }
  const chances = counts.map((_, imps) => (choices(4, imps) * choices(8, 5 - imps)) / choices(12, 5));
  // Four degrees of freedom: 18.5 is passed by chance once in a thousand, and the seed is fixed.
  expect(chiSquare(counts, chances)).toBeLessThan(18.5);
});

test('every order of a deck is equally likely, also of one’s own and of the market’s', () => {
  const three = ['Guard', 'Crazy Imp', 'Hold Still'];
  const state = place({ A: { deck: three }, market: { 1: { deck: three } } }, options, 'orders');
  const rng = stream('orders');
  for (const viewer of [0, 1, 'watcher'] as const) {
    for (const zone of [DECK[0], MARKET_DECK[0]]) {
      const counts = new Map<string, number>();
      const seen = view(state, viewer);
      for (let i = 0; i < 6000; i++) {
        const order = kindsIn(battleground.sample(seen, rng), zone).join();
        counts.set(order, (counts.get(order) ?? 0) + 1);
      }
      expect(counts.size).toBe(6);
      // Five degrees of freedom.
      expect(chiSquare([...counts.values()], Array(6).fill(1 / 6))).toBeLessThan(20.5);
    }
  }
});

test('BR78: a market deck that was turned over is known to all, and stays', () => {
  const deck = ['Guard', 'Crazy Imp', 'Hold Still', 'Roll Call'];
  const state = place({ market: { 1: { deck, turnedOver: true } } }, options, 'turned');
  for (const viewer of [0, 1, 'watcher'] as const) {
    expect(view(state, viewer).market[0].deck).toEqual(['guard', 'crazyImp', 'holdStill', 'rollCall']);
    expect(kindsIn(battleground.sample(view(state, viewer), stream('turned')), MARKET_DECK[0])).toEqual(
      kindsIn(state, MARKET_DECK[0]),
    );
  }
});

test('the own hand, slots and retained spells are the real ones; another’s are any that it could hold', () => {
  const side = {
    hand: ['Guard', 'Roll Call'],
    retained: ['New Boots'],
    prepared: [{ card: 'Guard', charges: 'W1' }],
    deck: ['2 Soup for the Road', '2 Crazy Imp'],
  };
  const state = place({ A: side }, options, 'own');
  const rng = stream('own');
  const below = new Set<string>();
  const retained = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const own = battleground.sample(view(state, 0), rng);
    expect(kindsIn(own, HAND[0])).toEqual(['guard', 'rollCall']);
    expect(kindsIn(own, RETAINED[0])).toEqual(['newBoots']);
    expect(own.cells[PREPARED[0]]).toBe(state.cells[PREPARED[0]]);
    const guessed = battleground.sample(view(state, 1), rng);
    below.add(guessed.table.kinds[guessed.cells[PREPARED[0]]].id);
    retained.add(kindsIn(guessed, RETAINED[0]).join());
  }
  // B509: a white charge lies on a spell that costs white.
  expect([...below].sort()).toEqual(['guard', 'newBoots', 'soupForTheRoad']);
  expect([...retained].sort()).toEqual(['crazyImp', 'guard', 'newBoots', 'rollCall', 'soupForTheRoad']);
});

test('chance is another one in every sample, so the real future can not be read', () => {
  const state = place({ A: { deck: ['5 Guard'] } }, options, 'chance');
  const rng = stream('chance');
  const one = battleground.sample(view(state, 0), rng);
  const two = battleground.sample(view(state, 0), rng);
  expect(one.words.subarray(4)).not.toEqual(state.words.subarray(4));
  expect(one.words.subarray(4)).not.toEqual(two.words.subarray(4));
});

test('sampling into a scratch state gives what sampling into a new one does', () => {
  const state = place({ B: { hand: ['3 Guard'], deck: ['3 Crazy Imp'] } }, options, 'scratch');
  const scratch: State = battleground.copy(state);
  const fresh = battleground.sample(view(state, 0), stream('same'));
  expect(battleground.sample(view(state, 0), stream('same'), scratch)).toBe(scratch);
  expect(scratch.all).toEqual(fresh.all);
});
