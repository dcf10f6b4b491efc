// Is a sampled state any of those that could be, each as likely as it is?

import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagic } from './rules.ts';
import { DECK_SIZE, HAND, HAND_SIZE, type State } from './state.ts';
import { choose, commit, pick, seen, setTable } from './table-for-tests.ts';
import { view } from './view.ts';

const choices = (n: number, k: number): number => (k === 0 ? 1 : (choices(n - 1, k - 1) * n) / k);

/** Chi-square of counts against probabilities. */
const chiSquare = (counts: readonly number[], chances: readonly number[]): number => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((sum, count, i) => sum + (count - all * chances[i]) ** 2 / (all * chances[i]), 0);
};

test('a hidden hand is drawn from deck and hand together, as likely as the cards say', () => {
  // 4 of 12 unseen cards are gems, 5 are in hand: hypergeometric.
  const play = setTable({ a: {}, b: { hand: '5 copper', deck: '3 copper, 4 lesserGem' } });
  const gem = play.state.table.numbers.get('lesserGem') ?? -1;
  const seenByA = seen(play, 'A');
  const rng = stream('hands');
  const counts = [0, 0, 0, 0, 0];
  for (let i = 0; i < 20_000; i++) {
    const { cells } = finalMagic.sample(seenByA, rng);
    expect([cells[HAND_SIZE[1]], cells[DECK_SIZE[1]]]).toEqual([5, 7]);
    counts[cells[HAND[1] + gem]]++;
  }
  const chances = counts.map((_, gems) => (choices(4, gems) * choices(8, 5 - gems)) / choices(12, 5));
  // Four degrees of freedom: 18.5 is passed by chance once in a thousand, and the seed is fixed.
  expect(chiSquare(counts, chances)).toBeLessThan(18.5);
});

test('the chances of a hypergeometric hand add up', () => {
  const sum = [0, 1, 2, 3, 4].reduce(
    (all, gems) => all + (choices(4, gems) * choices(8, 5 - gems)) / choices(12, 5),
    0,
  );
  expect(sum).toBeCloseTo(1, 12);
});

test('what is known to be in a hand stays there, and the own hand is the real one', () => {
  const play = setTable({
    phase: 'buy',
    a: { coins: 2, hand: '3 copper', deck: '5 gold' },
    b: { hand: 'nuke', deck: 'shower' },
  });
  pick(play, 'A', 'buy:lesserGem');
  const gem = play.state.table.numbers.get('lesserGem') ?? -1;
  const rng = stream('known');
  const hands = new Set<string>();
  for (let i = 0; i < 50; i++) {
    const fromB = finalMagic.sample(seen(play, 'B'), rng);
    expect(fromB.cells[HAND[0] + gem]).toBe(1);
    hands.add(fromB.cells.subarray(HAND[0], HAND[0] + 6).join());
    const fromA = finalMagic.sample(seen(play, 'A'), rng);
    expect(fromA.cells.subarray(HAND[0], HAND[0] + 40)).toEqual(play.state.cells.subarray(HAND[0], HAND[0] + 40));
  }
  expect(hands.size).toBeGreaterThan(2);
});

test('chance is another one in every sample, so the real future can not be read', () => {
  const play = setTable({ a: { deck: '5 copper' } });
  const rng = stream('chance');
  const one = finalMagic.sample(seen(play, 'A'), rng);
  const two = finalMagic.sample(seen(play, 'A'), rng);
  expect(one.words.subarray(4)).not.toEqual(play.state.words.subarray(4));
  expect(one.words.subarray(4)).not.toEqual(two.words.subarray(4));
});

test('a committed plan of the other seat is drawn anew, any plan it could have made', () => {
  const play = setTable({ phase: 'fight', a: { hand: 'airSwipe' }, b: { hand: 'airSwipe, mudBall' } });
  commit(play, 'B', 'airSwipe + mudBall');
  const rng = stream('plans');
  const plans = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const sampled = finalMagic.sample(seen(play, 'A'), rng);
    plans.add(JSON.stringify(view(sampled, 1).players[1].plan));
  }
  // Nothing, each alone, both in either order.
  expect(plans.size).toBe(5);
});

test('hidden choices of an action spell are drawn anew', () => {
  const play = setTable({ a: { hand: 'purification, gold, copper' }, b: { hand: 'counterspell' } });
  pick(play, 'A', 'cast:purification');
  choose(play, 'A', 'gold');
  const rng = stream('choices');
  const found = new Set<string>();
  for (let i = 0; i < 100; i++) {
    found.add(JSON.stringify(view(finalMagic.sample(seen(play, 'B'), rng), 0).players[0].choices));
  }
  expect(found.size).toBe(4);
});

test('sampling into a scratch state gives what sampling into a new one does', () => {
  const play = setTable({ b: { hand: '3 copper', deck: '3 gold' } });
  const scratch: State = finalMagic.copy(play.state);
  const fresh = finalMagic.sample(seen(play, 'A'), stream('same'));
  expect(finalMagic.sample(seen(play, 'A'), stream('same'), scratch)).toBe(scratch);
  expect(scratch.all).toEqual(fresh.all);
});
